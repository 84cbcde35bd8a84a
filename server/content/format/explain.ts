import * as z from 'zod';
import { MAX_PROBLEMS, type Problem } from '../problem.ts';
import type { YamlSource } from '../reading/yaml-source.ts';
import { findNearest, suggestName } from '../similar.ts';

/**
 * Validates a file against its schema.
 * @returns the value, or null if the file is invalid; and the problems with their lines, including the YAML’s own
 */
export function checkFormat<Schema extends z.ZodType>(
  yaml: YamlSource,
  schema: Schema,
): { value: z.output<Schema> | null; problems: Problem[] } {
  if (yaml.value === undefined) return { value: null, problems: yaml.problems };
  const result = schema.safeParse(yaml.value);
  if (result.success) return { value: result.data, problems: yaml.problems };
  const reportedLines = new Set(yaml.problems.map(({ file, line }) => `${file}:${line}`));
  const intendedPaths = new Set<string>();
  const issues = result.error.issues.slice(0, MAX_PROBLEMS).flatMap((issue) => getIntendedIssues(issue, yaml.value));
  const unknownFields = issues.flatMap((issue) => getUnknownFields(issue, schema, yaml, intendedPaths));
  const invalidValues = takeFirstPerPath(issues)
    .filter((issue) => issue.code !== 'unrecognized_keys' && !intendedPaths.has(getKey(issue.path)))
    .map((issue) => explain(issue, yaml));
  const newProblems = [...unknownFields, ...invalidValues].filter(
    (problem) => !reportedLines.has(`${problem.file}:${problem.line}`),
  );
  return { value: null, problems: [...yaml.problems, ...newProblems] };
}

/** If an entry can be a text or an object, returns the issues of the form that the author intended. */
function getIntendedIssues(issue: z.core.$ZodIssue, value: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [textIssues = [], fieldIssues = []] = issue.errors;
  const actual = getValue(value, issue.path);
  const isMeantAsObject = isObject(actual) && OBJECT_FIELDS.some((field) => field in actual);
  return (isMeantAsObject ? fieldIssues : textIssues).map((inner) => ({
    ...inner,
    path: [...issue.path, ...inner.path],
  }));
}

/** Fields that show that an entry is meant as an object. Others do not: YAML also reads a text with a colon as one. */
const OBJECT_FIELDS = ['line', 'scale', 'uses', 'instead', 'food', 'recipe', 'step'];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns the first issue of each value: further issues mostly follow from it. */
function takeFirstPerPath(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const seenPaths = new Set<string>();
  return issues.filter(({ path }) => !seenPaths.has(getKey(path)) && seenPaths.add(getKey(path)));
}

function getKey(path: readonly PropertyKey[]): string {
  return JSON.stringify(path);
}

/** Former fields of recipes, and what to do about each. */
const FORMER_FIELDS: Record<string, string | undefined> = {
  picture: 'delete it, because the alt text is next to the drawing, in art/dishes',
};

/** Fields, by their names in other recipe formats, in lower case. */
const OTHER_NAMES: Record<string, string | undefined> = {
  ...{ name: 'title', totaltime: 'totalMinutes', recipeyield: 'servings', serves: 'servings', portions: 'servings' },
  ...{ directions: 'instructions', method: 'instructions', notes: 'tips', tools: 'equipment', date: 'published' },
};

/** @param intendedPaths - collects the paths of the intended fields, which are not reported as missing */
function getUnknownFields(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  { at, fix }: YamlSource,
  intendedPaths: Set<string>,
): Problem[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const fields = getFieldsAt(schema, issue.path);
  return issue.keys.slice(0, MAX_PROBLEMS).map((key) => {
    const advice = issue.path.length === 0 ? FORMER_FIELDS[key] : undefined;
    const nearestField = suggestName(key, fields);
    const intended = nearestField.intended ?? fields.find((field) => field === OTHER_NAMES[key.toLowerCase()]) ?? null;
    const hint =
      nearestField.intended === null && intended !== null ? `did you mean "${intended}"?` : nearestField.hint;
    const path = [...issue.path, key];
    const message = `"${key}" is not a field here: ${advice ?? hint}`;
    if (advice !== undefined || intended === null) return { ...at(path), path, message };
    intendedPaths.add(getKey([...issue.path, intended]));
    return { ...at(path), path, message, fix: fix(path, { from: key, to: intended, as: 'key' }) };
  });
}

function explain(issue: z.core.$ZodIssue, { value, at, fix }: YamlSource): Problem {
  const cause = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
  const actual = getValue(value, issue.path);
  const wrongText = issue.code === 'invalid_key' ? String(issue.path.at(-1)) : String(actual);
  const to = getIntended(cause, wrongText);
  const from: string = (cause.code === 'custom' && cause.params?.from) || wrongText;
  const problem = { ...at(issue.path), path: issue.path, message: `${describePath(issue.path)} ${cause.message}` };
  if (to !== null) return { ...problem, fix: fix(issue.path, { from, to, as: cause === issue ? undefined : 'key' }) };
  const isEmpty = actual === undefined || actual === null || actual === '';
  const isShort = cause.code === 'too_small' && Array.isArray(actual);
  return isEmpty || isShort ? { ...problem, isMissing: true } : problem;
}

/** Returns the valid text that the author probably meant. */
function getIntended(issue: z.core.$ZodIssue, actual: string): string | null {
  if (issue.code === 'custom') return issue.params?.intended ?? null;
  if (issue.code === 'invalid_value') return findNearest(actual, issue.values.map(String));
  // "4 people", "15 minutes"
  const isNumber = issue.code === 'invalid_type' && (issue.expected === 'int' || issue.expected === 'number');
  return (isNumber && /^(?:about )?(\d+)(?: \p{L}+)?$/u.exec(actual)?.[1]) || null;
}

function getValue(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, step) => (isObject(inner) ? inner[String(step)] : undefined), value);
}

/** Returns the names of fields that the object at `path` may have. */
function getFieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const inner = unwrap(schema);
  const [step, ...rest] = path;
  if (inner instanceof z.ZodObject) {
    if (step === undefined) return Object.keys(inner.shape);
    const field: z.core.$ZodType | undefined = inner.shape[String(step)];
    return field ? getFieldsAt(field, rest) : [];
  }
  if (inner instanceof z.ZodArray) return getFieldsAt(inner.element, rest);
  if (inner instanceof z.ZodRecord) return getFieldsAt(inner.valueType, rest);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => getFieldsAt(option, path));
  return [];
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}

/** What an entry of each list is called. */
const ENTRY_NAMES: Record<string, string> = {
  why: 'reason',
  ingredients: 'ingredient group',
  items: 'item',
  instructions: 'instruction',
  steps: 'step',
  tips: 'tip',
  alsoIn: 'alsoIn entry',
  aka: 'other name',
  kinds: 'kind',
  contains: 'allergen',
  mayContain: 'possible allergen',
  equipment: 'piece of equipment',
  serving: 'serving suggestion',
  faqs: 'faq',
};

/** Says in an author's words which entry a path leads to: `item 3 of ingredient group 1`, `title of instruction 2`, `prepTime`. */
function describePath(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  const parent = path.slice(0, -1);
  if (typeof last === 'number') {
    const name = `${ENTRY_NAMES[String(parent.at(-1))] ?? 'entry'} ${last + 1}`;
    return describeIn(name, parent.slice(0, -1));
  }
  return describeIn(String(last), parent);
}

function describeIn(name: string, parent: readonly PropertyKey[]): string {
  return parent.length === 0 ? name : `${name} of ${describePath(parent)}`;
}
