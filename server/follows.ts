import { InvalidInputError, type Problem } from './errors.ts';

type FormRule = (input: object) => readonly Problem[];
type FieldRule = (value: unknown, input: object) => string | undefined;

/** What a field has to follow: rules of its own, and those of the objects in it. */
interface FieldRules {
  own: FieldRule[];
  within: boolean;
}

/** The rules of the fields of a class, without those of the classes that it extends. */
const fieldRules = new Map<unknown, Map<string, FieldRules>>();

/** The rules of inputs that are looked at as a whole, by their class. */
const formRules = new Map<unknown, FormRule>();

/**
 * Has a field of an input or argument class follow a rule of `schema/rules`.
 * @param rule gives the text of what is wrong with the value, or undefined
 */
export function Follows<Value, Input extends object>(
  rule: (value: Value, input: Input) => string | undefined,
): PropertyDecorator {
  return (target, key) => void rulesFor(target, key).own.push(rule as FieldRule);
}

/** Has the object in a field of an input class, or each in its list, follow the rules of its own class. */
export function FollowsWithin(): PropertyDecorator {
  return (target, key) => {
    rulesFor(target, key).within = true;
  };
}

function rulesFor(target: object, key: string | symbol): FieldRules {
  const ofClass = fieldRules.get(target.constructor) ?? new Map<string, FieldRules>();
  fieldRules.set(target.constructor, ofClass);
  const known = ofClass.get(String(key)) ?? { own: [], within: false };
  ofClass.set(String(key), known);
  return known;
}

/**
 * Has an input class as a whole follow a rule.
 * @param rule gives all that is wrong, at most one problem a field, in the order in which callers read them
 */
export function FollowsForm<Input extends object>(rule: (input: Input) => readonly Problem[]) {
  return (type: new () => Input): void => {
    formRules.set(type, rule as FormRule);
  };
}

/** @returns all that is wrong with an input, in the order of its fields; what is null or left out is not looked at. */
export function checkInput(input: object): Problem[] {
  const problems = [...(formRules.get(input.constructor)?.(input) ?? [])];
  checkFields(input, '', problems);
  return problems;
}

/** @param path of the input, with a dot at its end; empty for the whole */
function checkFields(input: object, path: string, problems: Problem[]): void {
  for (const [key, { own, within }] of inheritedRules(input.constructor)) {
    const value: unknown = input[key as keyof typeof input];
    if (value === null || value === undefined) continue;
    const field = path + key;
    const message = firstOf(own, value, input);
    if (message !== undefined) problems.push({ field, message });
    if (within) checkWithin(value, field, problems);
  }
}

function checkWithin(value: unknown, path: string, problems: Problem[]): void {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) checkWithin(item, `${path}.${index}`, problems);
  else if (typeof value === 'object' && value !== null) checkFields(value, `${path}.`, problems);
}

function firstOf(rules: readonly FieldRule[], value: unknown, input: object): string | undefined {
  for (const rule of rules) {
    const message = rule(value, input);
    if (message !== undefined) return message;
  }
  return undefined;
}

const inherited = new Map<unknown, [key: string, rules: FieldRules][]>();

/** @returns the rules of a class and of those that it extends, its own instead of theirs for the same field. */
function inheritedRules(type: unknown): [key: string, rules: FieldRules][] {
  const known = inherited.get(type);
  if (known) return known;
  const parents = typeof type === 'function' ? inheritedRules(Object.getPrototypeOf(type)) : [];
  const rules = [...new Map([...parents, ...(fieldRules.get(type) ?? [])])];
  inherited.set(type, rules);
  return rules;
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
