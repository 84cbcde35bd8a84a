import type { Feature } from './plain-text-features.ts';

/**
 * Role of a line in its text: a heading, an entry below it, or one of these: `itemEnd` and `stepEnd` continue the line
 * above, `listAside` and `stepAside` are not part of the list around them, `part` names a part of the dish with its own
 * ingredients and steps, and `note` is a heading with its tip.
 */
export type Label =
  | ('before' | 'title' | 'head' | 'part')
  | ('list' | 'group' | 'item' | 'itemEnd' | 'listAside')
  | ('method' | 'section' | 'step' | 'stepEnd' | 'stepAside')
  | ('note' | 'tips' | 'tip' | 'equipment' | 'thing' | 'serving' | 'idea' | 'other' | 'rest');

/** Marks of the lines of a list. */
export type Style = 'number' | 'bullet' | 'plain';

/** A table of numbers: a name before each colon, then the columns that have a number. */
function readTable<Row extends string, Column extends string>(table: string): Map<Row, Map<Column, number>> {
  const rows = table.trim().split(/\n {2}(?=\w)/);
  return new Map(
    rows.map((row) => {
      const [name = '', cells = ''] = row.trim().split(': ');
      const columns = cells.split(/,\s+/).map((cell): [Column, number] => {
        const [column = '', value] = cell.split(' ');
        return [column as Column, Number(value)];
      });
      return [name as Row, new Map(columns)];
    }),
  );
}

/**
 * How much each feature of a line speaks for a label, or against it. Fitted to recipes of many sites: see
 * docs/decisions/content-pasted-texts.md.
 */
export const WEIGHTS = readTable<Label, Feature>(`
  before: date 0.9, control 0.8, unit -0.6, found -1.5, frontMatter -9
  title: titleFact 14, headingAsTitle 13, echo 4.5, level1 3, any 2.7, first 2.7, aboveItem 2.5, titleCase 2,
    repeated 1.6, aboveList 1.5, question 1.4, lower 1.4, afterRule 1.2, aboveFact 1.2, capitals 0.7, level 0.7,
    fact -0.3, source -0.8, colon -1, long -1.4, story -1.8, closed -1.9, amount -2.7, period -2.9, veryLong -3,
    remark -3, noTitle -3.1, bullet -4, number -4, date -5, control -5, found -5, figure -5.3, frontMatter -9
  head: frontMatter 9, control 0.9, fact 0.7, date 0.2, unit -0.6, found -2
  list: any 3.9, aboveItem 0.9
  group: foundPart 7.1, forThe 3.3, colon 2.8, level 2.5, partName 2.1, caps 1.5, repeated 1.5, capitals 1.3,
    aboveBullet 1.3, aboveItem 0.9, glued 0.5, few 0.3, titleCase 0.2, verb -0.4, lower -0.4, story -0.5, food -0.6,
    bullet -1.6, any -1.8, long -2, question -2, remark -2, closed -3, control -3, fact -3, date -3, amount -4,
    number -4, found -5.9
  item: figure 2.2, shortFood 1.9, unit 1.5, amount 1.2, food 1.1, besideItem 0.3, titleCase -0.6, closedAmount -1,
    story -1.2, verb -1.2, veryLong -1.5, startsList -1.8, remark -2.3, capitals -2.4, colon -2.5, date -2.7,
    closed -2.9, order -3, question -3, control -4, found -4, number -4, fact -5.1, noFood -5.3
  itemEnd: joins 4.1, paren 0.7, goesOnLower 0.5, closed -1.5, long -1.5, any -1.6, order -3, amount -3,
    afterBlank -4, control -4, found -5, bullet -9, number -9
  listAside: noFood 1.9, remark 1.6, control 1.5, question 1.4, fact 1.3, long 1.1, unit -1, any -1.5, bullet -1.6,
    number -2, order -3.2, foundMethod -5.8
  method: any 4
  section: foundPart 7, aboveFirst 4, level 2.5, forThe 2.5, colon 1.8, partName 1.8, caps 1.5, repeated 1.5,
    aboveStep 1.4, tiny 0.9, glued 0.8, aboveBullet 0.4, capitals 0.3, story -0.5, lower -0.9, number -1.2, long -2,
    question -2, remark -2, bullet -2, any -2.2, closed -3, fact -3, date -3, control -3.2, amount -4.2, found -6.2
  step: verb 3.3, number 2.1, verbWithin 0.9, closed 0.9, long 0.9, closedAmount 0.5, bullet 0.3, colon -1,
    source -1, any -1.3, amount -1.5, question -1.5, inert -1.9, fact -2, story -2.5, remark -2.5, control -3,
    found -3, date -3, tiny -4.3
  stepEnd: beforeNumber 2.3, indented 2, goesOn 1.6, goesOnLower 1.6, any -2.4, afterBlank -2.5, found -4,
    control -4, bullet -9, number -9
  stepAside: fact 1.7, control 1.7, remark 1.3, source 1.2, question 1, few 0.5, bullet -1.1, verb -1.8, found -1.9,
    number -3, foundMethod -6.1
  part: foundPart 7, aboveList 3, colon 2.7, level 2.5, forThe 2.5, glued 1.8, caps 1.5, repeated 1.5, partName 1.1,
    titleCase -0.4, verb -0.5, story -0.5, lower -0.8, beforeBlank -1.7, long -2, question -2, remark -2,
    control -3, fact -3, date -3, bullet -3, any -3.3, amount -4, number -4, closed -6, found -9
  note: any 1.9
  tips: any 2.3
  tip: closed 0.4, unit -0.5, control -2, found -3
  equipment: any 2
  thing: few 0.4, control -2, found -3
  serving: any 1.9
  idea: control -2, found -3
  other: any 2.2
  rest: figure 1.4, unit 1.3, control 0.9, closed 0.5
`);

/** Scores of a label below another one. Labels that cannot follow each other have none. */
export const MOVES = readTable<Label | 'start', Label>(`
  start: title 2, before 1.7, list -3, item -3, method -3, group -4, step -6.1, head -6.4
  before: title 2.2, before 0.1, list -2.9, head -3, method -3, group -5, item -5.2
  title: head 1.9, list 0.3, equipment 0, method -1, tips -1.5, serving -2, other -2, item -2.9, group -3.2,
    step -5.9
  head: list 0.6, head 0.1, equipment 0, method -1, tips -1.5, serving -2, other -2, item -2.6, group -3.5, step -6
  list: group 0.2, item -0.1, listAside -0.1, list -1, method -2.5
  group: item -0.1, list -1, group -1.5, listAside -2
  item: method 0.4, item 0.3, group 0.1, equipment 0, other 0, note 0, serving -0.1, tips -0.4, itemEnd -0.4,
    listAside -0.7, step -2, rest -2.9, list -3.1, section -3.2
  itemEnd: tips 0, equipment 0, serving 0, other 0, note 0, itemEnd 0, item 0, method -0.1, group -0.7,
    listAside -0.7, step -1.9, section -2.5, rest -2.5, list -3
  listAside: method 0.3, tips 0, equipment 0, serving 0, other 0, note 0, listAside -0.6, item -0.6, step -0.6,
    group -0.7, list -1, rest -2.5, section -2.6, itemEnd -9
  method: section 0, step -0.7, method -1, stepAside -1.5
  section: stepAside -0.1, step -1.1, section -2
  step: tips 0.4, step 0.2, section 0.2, equipment 0, serving 0, note 0, list -0.2, stepEnd -0.4, other -0.8,
    part -0.8, stepAside -1.3, rest -1.9, item -2, title -7.3, method -12
  stepEnd: list 0, equipment 0, serving 0, other 0, note 0, step -0.1, tips -0.1, stepEnd -0.1, section -0.7,
    stepAside -0.8, part -1, rest -1.5, item -3, title -6, method -12
  stepAside: other 1.2, list 0, equipment 0, serving 0, note 0, tips -0.2, rest -0.7, stepAside -1, part -1,
    section -1.3, step -1.6, item -2.2, title -6.2, stepEnd -9, method -12
  part: item 0.2, list 0, listAside -1
  note: list 0, tips 0, equipment 0, serving 0, other 0, note 0, step 0, tip -0.5, section -0.7, stepAside -1,
    part -1, rest -1.5, item -3, title -6, stepEnd -9, method -12
  tips: tip 0.2, list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, rest -3, step -4, title -6
  tip: tip 0.1, list 0, tips 0, equipment 0, serving 0, other 0, note 0, method -0.1, rest -0.7, step -4, title -6
  equipment: list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, thing 0, rest -3, step -4, title -6
  thing: list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, thing 0, rest -1, step -4, title -6
  serving: list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, idea -0.1, rest -3, step -4, title -6
  idea: list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, idea 0, rest -1.1, step -4, title -6
  other: rest 0.4, list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, title -6.2, step -9
  rest: tips 0.6, rest 0.3, equipment 0, serving 0, note 0, other -0.1, method -0.3, list -0.6, title -6.1, step -9
`);

/** Scores of a list whose marks change. */
export const CHANGES = readTable<Style, Style>(`
  number: bullet -3, plain -3.6
  bullet: plain -1.5, number -1.6
  plain: number -1.2, bullet -1.2
`);
