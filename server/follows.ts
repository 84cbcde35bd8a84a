import {
  registerDecorator,
  ValidateNested,
  type ValidationArguments,
  type ValidationError,
  validateSync,
} from 'class-validator';
import { InvalidInputError, type Problem } from './errors.ts';

type FormRule = (input: object) => readonly Problem[];
type FieldRule = (value: unknown, input: object) => string | undefined;

/** The rule of each field of a class, without those of the classes that it extends; `within` where its objects have rules. */
const fieldRules = new Map<unknown, Map<string, FieldRule | 'within'>>();

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
    note(target, key, rule as FieldRule);
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

/** Has the object in a field of an input class, or each in its list, follow the rules of its own class. */
export function FollowsWithin(): PropertyDecorator {
  return (target, key) => {
    note(target, key, 'within');
    ValidateNested()(target, key);
  };
}

function note(target: object, key: string | symbol, rule: FieldRule | 'within'): void {
  const rules = fieldRules.get(target.constructor) ?? new Map<string, FieldRule | 'within'>();
  fieldRules.set(target.constructor, rules.set(String(key), rule));
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
export function checkInput(input: object): Problem[] {
  const problems = [...(formRules.get(input.constructor)?.(input) ?? [])];
  // Nearly all inputs follow their rules, and class-validator takes longer to find that out than to read a page of recipes.
  if (doesFollow(input)) return problems;
  const errors = validateSync(input, { forbidUnknownValues: false, skipMissingProperties: true });
  return [...problems, ...errors.flatMap((error) => problemsOf(error))];
}

function doesFollow(input: object): boolean {
  for (const [key, rule] of rulesOf(input.constructor)) {
    const value: unknown = input[key as keyof typeof input];
    if (value === null || value === undefined) continue;
    if (rule !== 'within' ? rule(value, input) !== undefined : !doFollow(value)) return false;
  }
  return true;
}

function doFollow(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(doFollow);
  return typeof value === 'object' && value !== null && doesFollow(value);
}

const inherited = new Map<unknown, [key: string, rule: FieldRule | 'within'][]>();

/** @returns the rules of a class and of those that it extends, its own before theirs for the same field. */
function rulesOf(type: unknown): [key: string, rule: FieldRule | 'within'][] {
  const known = inherited.get(type);
  if (known) return known;
  const parents = typeof type === 'function' ? rulesOf(Object.getPrototypeOf(type)) : [];
  const rules = [...new Map([...parents, ...(fieldRules.get(type) ?? [])])];
  inherited.set(type, rules);
  return rules;
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
export function refuseUnfit(input: object): void {
  const problems = checkInput(input);
  if (problems[0]) throw new InvalidInputError(problems[0].message, problems);
}

/**
 * Makes an input out of what a REST body held, and checks it as GraphQL does.
 * @throws InvalidInputError with the text of the first problem
 */
export function checkedInput<Input extends object>(type: new () => Input, values: Input): Input {
  const input = Object.assign(new type(), values);
  refuseUnfit(input);
  return input;
}
