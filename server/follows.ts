import { registerDecorator, type ValidationArguments, type ValidationError, validate } from 'class-validator';
import { InvalidInputError, type Problem } from './errors.ts';

type FormRule = (input: object) => readonly Problem[];

/** The rules of inputs that are looked at as a whole, by their class. */
const formRules = new Map<unknown, FormRule>();

/**
 * Has a field of an input or argument class follow a rule of `schema/rules`.
 * @param rule gives the text of what is wrong with the value, or undefined
 */
export function Follows<Value, Input extends object>(
  rule: (value: Value, input: Input) => string | undefined,
): PropertyDecorator {
  return (target, key) => {
    const textOf = ({ value, object }: ValidationArguments) => rule(value, object as Input);
    registerDecorator({
      name: 'follows',
      target: target.constructor,
      propertyName: String(key),
      validator: {
        validate: (_value, details) => details !== undefined && textOf(details) === undefined,
        defaultMessage: (details) => (details && textOf(details)) ?? '',
      },
    });
  };
}

/**
 * Has an input class as a whole follow a rule.
 * @param rule gives all that is wrong, at most one problem a field, in the order in which one hears of them
 */
export function FollowsForm<Input extends object>(rule: (input: Input) => readonly Problem[]) {
  return (type: new () => Input): void => {
    formRules.set(type, rule as FormRule);
  };
}

/** @returns all that is wrong with an input, in the order of its fields; what is null or left out is not looked at. */
export async function checkInput(input: object): Promise<Problem[]> {
  const errors = await validate(input, { forbidUnknownValues: false, skipMissingProperties: true });
  return [...(formRules.get(input.constructor)?.(input) ?? []), ...errors.flatMap((error) => problemsOf(error))];
}

/** @param path of the input that the error is about, with a dot at its end; empty for the whole */
function problemsOf({ property, constraints = {}, children = [] }: ValidationError, path = ''): Problem[] {
  const field = `${path}${property}`;
  const own = Object.values(constraints).slice(0, 1);
  return [
    ...own.map((message) => ({ field, message })),
    ...children.flatMap((child) => problemsOf(child, `${field}.`)),
  ];
}

/** @throws InvalidInputError with all that is wrong with an input, and the text of the first */
export async function refuseUnfit(input: object): Promise<void> {
  const problems = await checkInput(input);
  if (problems[0]) throw new InvalidInputError(problems[0].message, problems);
}

/**
 * Makes an input out of what a REST body held, and checks it as GraphQL does.
 * @throws InvalidInputError with the text of the first problem
 */
export async function checkedInput<Input extends object>(type: new () => Input, values: Input): Promise<Input> {
  const input = Object.assign(new type(), values);
  await refuseUnfit(input);
  return input;
}
