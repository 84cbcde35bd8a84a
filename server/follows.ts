import { registerDecorator, type ValidationArguments, type ValidationError, validate } from 'class-validator';
import { InvalidInputError } from './errors.ts';
import type { Problem } from './results.ts';

/**
 * Has a field of an input or argument class follow a rule of `schema/rules`.
 * @param rule gives the text of what is wrong with the value, or undefined. One that looks at the input as a whole gives
 * its first problem, which is reported at the field that it names.
 */
export function Follows<Value, Input extends object>(
  rule: (value: Value, input: Input) => string | Problem | undefined,
): PropertyDecorator {
  return (target, key) => {
    const field = String(key);
    const textOf = ({ value, object }: ValidationArguments) => {
      const problem = rule(value, object as Input);
      if (typeof problem !== 'object') return problem;
      return problem.field === field ? problem.message : undefined;
    };
    registerDecorator({
      name: 'follows',
      target: target.constructor,
      propertyName: field,
      validator: {
        validate: (_value, details) => details !== undefined && textOf(details) === undefined,
        defaultMessage: (details) => (details && textOf(details)) ?? '',
      },
    });
  };
}

/** @returns what class-validator says of an input, in the order of its fields; what is null or left out is not looked at. */
export function checkInput(input: object): Promise<ValidationError[]> {
  return validate(input, { forbidUnknownValues: false, skipMissingProperties: true });
}

/** @returns the first thing that is wrong with an input, undefined where nothing is. */
export function firstProblem([error]: ValidationError[]): Problem | undefined {
  return error && { field: error.property, message: Object.values(error.constraints ?? {})[0] ?? '' };
}

/**
 * Makes an input out of what a REST body held, and checks it as GraphQL does.
 * @throws InvalidInputError with the text of the first problem
 */
export async function checkedInput<Input extends object>(type: new () => Input, values: Input): Promise<Input> {
  const input = Object.assign(new type(), values);
  const problem = firstProblem(await checkInput(input));
  if (problem) throw new InvalidInputError(problem.message);
  return input;
}
