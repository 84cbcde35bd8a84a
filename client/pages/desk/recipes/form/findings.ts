import { isMap, isScalar, isSeq } from 'yaml';
import type { CheckState, ContentProblem } from '../use-check.ts';
import type { ParsedYaml, Path } from './yaml-source.ts';

/** A finding, and the field that shows it. */
export type Finding = {
  /** Id of its field. Example: "ingredients.0.items.2". */
  field: string;
  /** A mistake is one of the check's problems, a hint one of its warnings. */
  kind: 'mistake' | 'hint';
  problem: ContentProblem;
};

/** A field that still has to be filled in. */
export type MissingField = { field: string; label: string };

export const toFieldId = (path: Path) => path.join('.');

/**
 * Returns the mistakes and hints of a recipe's source in the order of its lines, at most one for each field. Omits
 * missing values, which `getMissing` returns.
 */
export function getFindings({ problems, warnings }: CheckState, parsed: ParsedYaml): Finding[] {
  const allFindings = [
    ...problems.filter(({ isMissing }) => !isMissing).map((problem) => ({ kind: 'mistake' as const, problem })),
    ...warnings.map((problem) => ({ kind: 'hint' as const, problem })),
  ];
  const seenFields = new Set<string>();
  return allFindings
    .map(({ kind, problem }) => ({ kind, problem: withFieldLabel(problem), field: getField(problem, parsed) }))
    .filter(({ field }) => !seenFields.has(field) && seenFields.add(field))
    .sort((a, b) => a.problem.line - b.problem.line);
}

/** Matches the position of a row at the start of a message: "item 2 of ingredient group 1 has …". */
const POSITION =
  /^(item|step|title|reason|tip|piece of equipment|serving suggestion|question|answer)(?: \d+)?(?: of (?:ingredient group|instruction|faq) \d+)? (?=ends|gives|has|holds|must|repeats|says)/;

/** Matches the start of a message without a subject. The list of problems shows such messages after a line number. */
const VERB = /^(?=(?:ends|gives|has|holds|keeps|leaves|must|repeats|says)\b)/;

/** Replaces the key in a message with the field's label, or a row's position with "This …": "Cooking must be …". */
export function withFieldLabel(problem: ContentProblem): ContentProblem {
  // The message appears at the row, so it needs no position and does not quote the row's text.
  const message = problem.message
    .replace(POSITION, (_, noun: string) => `This ${noun === 'item' ? 'line' : noun} `)
    .replace(VERB, 'This text ')
    .replace(/ \(found ".*"\)$/s, '');
  if (message.startsWith('This ')) return { ...problem, message };
  const [key = '', rest] = problem.message.split(/ (.*)/s);
  return labels[key] ? { ...problem, message: `${labels[key]} ${rest}` } : problem;
}

/** Labels of fields, in the order in which to fill in a new recipe. */
const labels: Record<string, string> = {
  title: 'Title',
  servings: 'Servings',
  ingredients: 'Ingredients',
  instructions: 'Steps',
  'ingredients.title': 'Name of the group',
  'instructions.title': 'Name of the section',
  prepTime: 'Preparation',
  cookTime: 'Cooking',
  description: 'Description',
  difficulty: 'Difficulty',
  course: 'Course',
  cuisine: 'Cuisine',
  author: 'Author',
  published: 'Publication day',
  category: 'Category',
  why: 'Reasons to cook it',
  tips: 'Tips',
  equipment: 'Equipment',
  serving: 'Serving suggestions',
  faqs: 'Questions',
  summary: 'Summary',
  picture: 'Picture',
  yield: 'Makes',
  totalMinutes: 'Total',
  alsoIn: 'Further categories',
  aka: 'Other names',
};

/** Returns the first missing field of each label, in the order in which to fill them in. */
export function getMissing({ problems }: CheckState, parsed: ParsedYaml): MissingField[] {
  const missingProblems = problems.filter(({ isMissing }) => isMissing);
  const fields = new Map<string, string>();
  for (const problem of missingProblems) {
    // The picture is the only missing value without a path.
    const field = problem.path ? getField(problem, parsed) : 'picture';
    const [top = '', , property] = field.split('.');
    const labelKey = property === 'title' ? `${top}.title` : top;
    if (!fields.has(labelKey)) fields.set(labelKey, field);
  }
  return Object.entries(labels).flatMap(([key, label]) => {
    const field = fields.get(key);
    return field === undefined ? [] : [{ field, label }];
  });
}

/** Returns the id of the field that shows a problem. */
function getField({ path, line }: ContentProblem, parsed: ParsedYaml): string {
  const fullPath = path ?? getPathAtLine(parsed, line).map(String);
  const [top = 'title', , part] = fullPath;
  if (top === 'ingredients' || top === 'instructions') {
    if (fullPath.length === 2) return toFieldId([...fullPath, 'title']);
    return toFieldId(fullPath.slice(0, part === 'items' || part === 'steps' ? 4 : 3));
  }
  if (top === 'faqs') return toFieldId(fullPath.length === 2 ? [...fullPath, 'question'] : fullPath.slice(0, 3));
  return toFieldId(fullPath.slice(0, listFields.includes(top) ? 2 : 1));
}

/** Fields that are lists, with a row for each item. */
const listFields = ['why', 'tips', 'equipment', 'serving'];

/** Returns the path of the last value that begins on a line or above it. */
function getPathAtLine({ document, lines }: ParsedYaml, line: number): Path {
  let foundPath: Path = [];
  const search = (node: unknown, path: Path) => {
    const inner: [string | number, unknown, number][] = isMap(node)
      ? node.items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', value, getStart(key)])
      : isSeq(node)
        ? node.items.map((item, index) => [index, item, getStart(item)])
        : [];
    for (const [part, each, start] of inner) {
      if (lines.linePos(start).line > line) break;
      foundPath = [...path, part];
      search(each, foundPath);
    }
  };
  search(document.contents, []);
  return foundPath;
}

function getStart(node: unknown): number {
  return isMap(node) || isSeq(node) || isScalar(node) ? (node.range?.[0] ?? 0) : 0;
}
