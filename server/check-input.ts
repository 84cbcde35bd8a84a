import {
  getMetadataStorage,
  maxLength,
  ValidateBy,
  type ValidationArguments,
  type ValidationError,
  type ValidationOptions,
  validateSync,
} from 'class-validator';
import { firstProblem, type ProblemCode, type RuleProblem } from '#schema/rules/problem.ts';
import { type InputProblem, InvalidInputError } from './errors.ts';

/** Name of custom rules in class-validator's errors, and property name of rules for a whole input. */
const [CUSTOM, WHOLE] = ['custom', ''];

/**
 * Problems that custom rules found, by input and property. class-validator reports only one text for each rule, and a
 * code only if it is always the same (its issues 677 and 1558).
 */
const problemsByInput = new WeakMap<object, Map<string, readonly InputProblem[]>>();

/**
 * Returns the options of a class-validator decorator. If a property has several decorators, the last one runs first,
 * and the first failure is reported.
 * @param message - class-validator's message by default
 */
export function problem(code: ProblemCode, message?: string): ValidationOptions {
  // The message is the key, because class-validator merges the contexts of decorators with the same name.
  return message === undefined ? { context: { code } } : { message, context: { [message]: code } };
}

/** Checks a property by a rule of `schema/rules` that class-validator has no decorator for. */
export function Follows<Value, Input extends object>(
  rule: (value: Value, input: Input) => RuleProblem | undefined,
): PropertyDecorator {
  return customRule(({ value, object, property }) => {
    const result = rule(value as Value, object as Input);
    if (!result) return [];
    const { at, ...rest } = result;
    return [{ field: at === undefined ? property : `${property}.${at}`, ...rest }];
  });
}

/** Checks each value of a list, and reports the index of the first invalid value; class-validator's `each` does not. */
export function EachFollows<Value>(rule: (value: Value, index: number) => RuleProblem | undefined): PropertyDecorator {
  return Follows((values: readonly Value[]) => firstProblem(values, rule));
}

/** Checks the length of each value of a list. */
export function EachMaxLength(length: number, message: string): PropertyDecorator {
  return EachFollows((value: string) => (maxLength(value, length) ? undefined : { code: 'TOO_LONG', message }));
}

/**
 * Checks an input as a whole.
 * @param rule - returns all problems, at most one per field, in the order in which to show them
 */
export function FollowsAsWhole<Input extends object>(rule: (input: Input) => readonly InputProblem[]) {
  return (type: new () => Input): void => customRule(({ object }) => rule(object as Input))(type.prototype, WHOLE);
}

function customRule(findProblems: (args: ValidationArguments) => readonly InputProblem[]): PropertyDecorator {
  const validate = (_value: unknown, args?: ValidationArguments): boolean => {
    if (!args) return true;
    const problems = findProblems(args);
    const byProperty = problemsByInput.get(args.object) ?? new Map<string, readonly InputProblem[]>();
    problemsByInput.set(args.object, byProperty.set(args.property, problems));
    return problems.length === 0;
  };
  return ValidateBy({ name: CUSTOM, validator: { validate } });
}

/** Returns all problems of an input, at most one per field, in the order of its fields. */
export function checkInput(input: object): InputProblem[] {
  if (!hasRules(input.constructor)) return [];
  return validateSync(input, { forbidUnknownValues: false, stopAtFirstError: true }).flatMap((error) =>
    toProblems(error, ''),
  );
}

function toProblems(error: ValidationError, path: string): InputProblem[] {
  const { target = {}, property, constraints = {}, contexts = {}, children = [] } = error;
  const problems =
    CUSTOM in constraints
      ? (problemsByInput.get(target)?.get(property) ?? [])
      : Object.entries(constraints).map(([name, message]): InputProblem => {
          return { field: property, code: contexts[name][message] ?? contexts[name].code, message };
        });
  return [
    ...problems.map(({ field, ...rest }) => withPath({ field: path + field, ...rest })),
    ...children.flatMap((child) => toProblems(child, `${path}${property}.`)),
  ];
}

/** Extends the text of a problem in a list with its path: "… (notes[0].text)." */
function withPath({ field, code, message }: InputProblem): InputProblem {
  const path = field.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  return { field, code, message: path === field ? message : message.replace(/\.?$/, (end) => ` (${path})${end}`) };
}

const hasRulesByType = new Map<unknown, boolean>();

/** Returns whether a class has rules. Most have none, and class-validator is slow to find out, so it is cached. */
function hasRules(type: object): boolean {
  const storage = getMetadataStorage();
  const result =
    hasRulesByType.get(type) ?? storage.getTargetValidationMetadatas(type as () => void, '', false, false).length > 0;
  hasRulesByType.set(type, result);
  return result;
}

/**
 * Checks an input against its rules.
 * @throws {InvalidInputError} with all problems, and the message of the first
 */
export function assertValidInput(input: object): void {
  const problems = checkInput(input);
  if (problems[0]) throw new InvalidInputError(problems[0].message, problems);
}

/**
 * Returns the input in a REST body, checked as in GraphQL.
 * @throws {InvalidInputError} with all problems, and the message of the first
 */
export function toCheckedInput<Input extends object>(type: new () => Input, values: Input): Input {
  const input = Object.assign(new type(), values);
  assertValidInput(input);
  return input;
}
