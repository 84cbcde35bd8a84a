import {
  getMetadataStorage,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
  type ValidationError,
  validateSync,
} from 'class-validator';
import type { RuleProblem } from '#schema/rules/problem.ts';
import { InvalidInputError, type Problem } from './errors.ts';

/** The property to which class-validator ties the rules of a whole input: it knows rules of properties only. */
const WHOLE = '';

/**
 * Has a field of an input or argument class follow a rule of `schema/rules`; a field that is null or left out follows it.
 * @param rule gives what is wrong with the value, or undefined
 */
export function Follows<Value, Input extends object>(
  rule: (value: Value, input: Input) => RuleProblem | undefined,
): PropertyDecorator {
  return rulesOf(({ value, object, property }) => {
    if (value === null || value === undefined) return [];
    const problem = rule(value as Value, object as Input);
    if (!problem) return [];
    const { at, ...wrong } = problem;
    return [{ field: at === undefined ? property : `${property}.${at}`, ...wrong }];
  });
}

/** Has the input in a field of an input or argument class, or each in its list, follow the rules of its own class. */
export function FollowsWithin(): PropertyDecorator {
  return (target, key) => {
    // class-validator takes null for an input that is none.
    ValidateIf((_input, value) => value !== null)(target, key);
    ValidateNested()(target, key);
  };
}

/**
 * Has an input class as a whole follow a rule.
 * @param rule gives all that is wrong, at most one problem a field, in the order in which callers read them
 */
export function FollowsAsWhole<Input extends object>(rule: (input: Input) => readonly Problem[]) {
  return (type: new () => Input): void => {
    rulesOf(({ object }) => rule(object as Input))(type.prototype, WHOLE);
  };
}

/** Makes a decorator of class-validator. Its messages are texts, so problems travel in them as JSON. */
function rulesOf(problems: (given: ValidationArguments) => readonly Problem[]): PropertyDecorator {
  return ValidateBy({
    name: 'follows',
    validator: {
      validate: (_value, given) => given !== undefined && problems(given).length === 0,
      defaultMessage: (given) => JSON.stringify(given ? problems(given) : []),
    },
  });
}

/** Returns all that is wrong with an input: first as a whole, then in the order of its fields. */
export function checkInput(input: object): Problem[] {
  const fields = fieldsWithRules(input.constructor);
  // Most classes have none, and class-validator takes its time to find that out.
  if (fields.length === 0) return [];
  const errors = validateSync(input, { forbidUnknownValues: false, validationError: { target: false, value: false } });
  const inOrder = errors.toSorted((one, other) => fields.indexOf(one.property) - fields.indexOf(other.property));
  return inOrder.flatMap((error) => problemsOf(error, ''));
}

function problemsOf({ property, constraints = {}, children = [] }: ValidationError, path: string): Problem[] {
  const own = Object.values(constraints).flatMap((json) => JSON.parse(json) as Problem[]);
  return [
    ...own.map(({ field, ...problem }) => withPlace({ field: path + field, ...problem })),
    ...children.flatMap((child) => problemsOf(child, `${path}${property}.`)),
  ];
}

/** Has the text of a problem in a list say where it is: "… (notes[0].text)." */
function withPlace({ field, code, message }: Problem): Problem {
  const place = field.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  return { field, code, message: place === field ? message : message.replace(/\.?$/, (end) => ` (${place})${end}`) };
}

const known = new Map<unknown, readonly string[]>();

/** Returns the fields of a class that have rules, those that it inherits first: class-validator has them last. */
function fieldsWithRules(type: object): readonly string[] {
  const found = known.get(type);
  if (found) return found;
  const rules = getMetadataStorage().getTargetValidationMetadatas(type as () => void, '', false, false);
  const [own, inherited] = [
    rules.filter(({ target }) => target === type),
    rules.filter(({ target }) => target !== type),
  ];
  const ofWhole = own.filter(({ propertyName }) => propertyName === WHOLE);
  const fields = [...ofWhole, ...inherited, ...own].map(({ propertyName }) => propertyName);
  known.set(type, fields);
  return fields;
}

/**
 * Refuses an input that does not follow its rules.
 * @throws InvalidInputError with all that is wrong, and the text of the first
 */
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
