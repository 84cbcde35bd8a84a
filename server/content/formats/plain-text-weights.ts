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
  before: control 1.6, lower 1.4, afterRule 1.1, date 0.9, story 0.9, noTitle 0.9, tiny 0.5, repeated 0.5,
    forThe 0.4, veryLong 0.3, capitals 0.3, beforeBlank 0.3, inert 0.2, goesOn 0.2, goesOnLower 0.2, any -0.2,
    closed -0.2, verbWithin -0.2, aboveStep -0.2, food -0.3, noFood -0.3, bullet -0.3, besideItem -0.3,
    afterBlank -0.3, first -0.3, amongBullets -0.3, colon -0.4, aboveItem -0.4, startsList -0.4, nearOrders -0.4,
    long -0.5, fact -0.5, orderBelow -0.5, glued -0.6, amount -0.7, figure -0.7, echo -0.7, unit -0.8, nearItems -1,
    found -1.5, frontMatter -9
  title: titleFact 14, headingAsTitle 13, echo 4.6, level1 3.3, titleCase 2.5, first 2.4, any 2, repeated 1.9,
    aboveItem 1.6, afterRule 1.4, question 1.3, aboveFact 1.1, level 1.1, aboveList 0.8, goesOnLower 0.8, lower 0.7,
    capitals 0.7, food 0.5, fact 0.4, tiny 0.4, joins 0.4, startsList 0.3, orderAbove 0.3, partName 0.2,
    beforeBlank 0.2, forThe -0.1, caps -0.2, verbWithin -0.3, verb -0.4, orderBelow -0.4, few -0.5, goesOn -0.5,
    source -0.8, nearItems -0.8, long -0.9, glued -0.9, story -1.4, closed -1.6, colon -2.1, period -2.5,
    veryLong -3, remark -3.1, amount -3.3, noTitle -3.6, number -4, bullet -4.1, date -5, control -5.1, found -5.1,
    figure -5.5, frontMatter -9
  head: frontMatter 9, fact 1.1, noFood 0.8, aboveList 0.8, long 0.7, besideItem 0.7, aboveFact 0.7, control 0.6,
    beforeBlank 0.6, aboveStep 0.5, closed 0.4, source 0.4, noTitle 0.3, capitals 0.3, date 0.2, glued 0.2,
    nearItems 0.2, question 0.1, figure -0.2, veryLong -0.2, level -0.2, echo -0.2, nearOrders -0.2,
    orderAbove -0.2, any -0.3, amount -0.3, bullet -0.3, level1 -0.3, forThe -0.3, aboveItem -0.3, inert -0.3,
    joins -0.3, closedAmount -0.4, tiny -0.4, order -0.4, period -0.4, afterBlank -0.4, amongBullets -0.4,
    repeated -0.5, afterRule -0.8, first -0.9, goesOnLower -1.1, food -1.2, titleFact -1.2, lower -1.3, unit -1.4,
    found -1.9
  list: any 4, aboveItem 0.8
  group: foundPart 7.3, forThe 4.3, level 2.6, partName 2.6, colon 2.4, caps 1.5, capitals 1.5, repeated 1.4,
    aboveItem 1.2, glued 1.1, echo 1.1, aboveBullet 0.7, amongBullets 0.5, few 0.4, figure 0.4, nearItems 0.4,
    tiny 0.3, titleCase 0.2, unit 0.2, aboveFact 0.2, besideItem 0.1, noTitle -0.2, nearOrders -0.2, lower -0.3,
    afterBlank -0.3, story -0.4, orderAbove -0.5, verb -0.8, startsList -0.9, beforeBlank -0.9, bullet -1.1,
    long -1.9, question -2, remark -2, any -2.3, control -2.8, closed -3, fact -3, date -3, amount -3.6, number -4,
    found -5.7
  item: food 3.2, unit 2.3, shortFood 2, figure 1.8, amount 1.4, first 1.1, bullet 0.5, lower 0.5, inert 0.5,
    paren 0.4, orderBelow 0.2, besideItem 0.1, goesOn -0.1, few -0.2, period -0.2, afterRule -0.2, aboveStep -0.3,
    aboveBullet -0.3, aboveFact -0.3, partName -0.4, aboveItem -0.4, nearItems -0.4, amongBullets -0.4, caps -0.5,
    glued -0.5, long -0.6, joins -0.6, repeated -0.6, forThe -0.7, afterBlank -0.7, verbWithin -0.9, echo -1.1,
    titleCase -1.2, closedAmount -1.2, any -1.2, startsList -1.4, veryLong -1.5, story -1.6, verb -2.1, remark -2.6,
    capitals -2.6, date -2.7, colon -2.8, order -3, question -3.2, closed -3.4, number -4, control -4.1, found -4.2,
    fact -5.1, noFood -5.3
  itemEnd: joins 4.5, goesOnLower 0.6, paren 0.5, lower 0.3, aboveItem 0.2, tiny -0.2, remark -0.2, noTitle -0.2,
    goesOn -0.2, nearOrders -0.2, orderBelow -0.2, titleCase -0.3, closed -1.6, long -1.6, any -1.8, order -3,
    amount -3, afterBlank -4, control -4, found -5, bullet -9, number -9
  listAside: remark 2, control 1.9, noFood 1.6, question 1.4, fact 1.3, amongBullets 0.6, nearItems 0.5, long 0.2,
    figure 0.2, veryLong 0.2, story 0.2, caps 0.2, aboveItem 0.2, goesOn 0.2, lower -0.2, level -0.2,
    orderAbove -0.2, aboveStep -0.3, afterBlank -0.3, beforeBlank -0.3, nearOrders -0.3, verbWithin -0.4,
    paren -0.4, titleCase -0.4, few -0.6, period -0.6, goesOnLower -0.6, unit -1.2, any -1.3, bullet -1.6,
    number -2, order -3.2, foundMethod -5.6
  method: any 4.3
  section: foundPart 6.7, aboveFirst 3.4, level 2.4, forThe 2.2, aboveStep 2.1, colon 1.9, partName 1.6,
    repeated 1.6, caps 1.5, glued 1.4, verb 1, capitals 0.7, nearOrders 0.4, paren 0.2, titleCase 0.2,
    goesOnLower 0.2, echo 0.2, aboveItem -0.1, few -0.2, veryLong -0.2, verbWithin -0.2, noTitle -0.2,
    afterBlank -0.2, nearItems -0.2, inert -0.3, story -0.5, beforeNumber -0.5, goesOn -0.6, number -0.8,
    period -0.8, lower -1, beforeBlank -1, long -1.7, question -2, remark -2, bullet -2.2, any -2.2, fact -3,
    date -3, closed -3.1, control -3.2, amount -4.1, found -6.5
  step: verb 4.3, verbWithin 2.5, number 2.3, aboveBullet 1.1, order 0.8, echo 0.8, long 0.7, veryLong 0.7,
    amongBullets 0.7, aboveItem 0.6, startsList 0.6, aboveFirst 0.6, nearOrders 0.6, orderBelow 0.6, indented 0.5,
    first 0.4, closed 0.3, colon 0.3, foundPart 0.2, shortFood 0.2, period 0.2, afterBlank 0.2, beforeBlank 0.2,
    goesOnLower 0.2, nearItems 0.2, bullet -0.2, food -0.2, repeated -0.2, noFood -0.3, forThe -0.4,
    besideItem -0.5, figure -0.7, capitals -0.9, joins -0.9, aboveStep -1, source -1.1, any -1.4, question -1.6,
    remark -1.6, inert -2.2, fact -2.3, amount -2.5, date -3, found -3.5, control -3.7, story -3.8, tiny -3.8
  stepEnd: beforeNumber 2.9, goesOnLower 2.1, period 1.7, indented 1.2, goesOn 1.1, order 0.9, joins 0.9,
    closedAmount 0.6, lower 0.6, orderBelow 0.6, verb 0.5, beforeBlank 0.4, verbWithin 0.3, orderAbove 0.3,
    aboveBullet 0.2, besideItem 0.2, nearItems 0.2, amount -0.2, story -0.2, aboveFact -0.2, figure -0.3, food -0.3,
    veryLong -0.3, fact -0.3, echo -0.4, nearOrders -0.4, long -0.5, titleCase -0.7, noTitle -1, inert -1.2,
    any -2.5, afterBlank -2.6, found -4, control -4, bullet -9, number -9
  stepAside: fact 1.6, control 1.3, source 1.2, remark 1.1, question 1.1, goesOn 0.8, colon 0.7, amount 0.6,
    beforeBlank 0.6, figure 0.4, aboveStep 0.4, closed 0.3, long 0.3, order 0.3, startsList 0.3, indented 0.3,
    repeated 0.3, few 0.2, noFood 0.2, caps 0.2, titleCase 0.2, partName 0.2, beforeNumber 0.2, goesOnLower 0.2,
    joins 0.2, nearItems 0.1, forThe -0.1, food -0.2, capitals -0.2, aboveBullet -0.2, aboveFact -0.2,
    shortFood -0.3, afterBlank -0.3, afterRule -0.3, unit -0.5, period -0.5, orderBelow -0.5, glued -0.6,
    nearOrders -0.6, orderAbove -0.6, tiny -0.7, bullet -1.2, found -2, verb -2.1, number -3, foundMethod -6.1
  part: foundPart 7, aboveList 2.9, colon 2.9, level 2.5, forThe 2.5, glued 1.8, caps 1.5, repeated 1.5, partName 1,
    aboveItem 0.1, startsList 0.1, inert -0.2, afterBlank -0.2, orderAbove -0.2, titleCase -0.4, verb -0.5,
    story -0.5, lower -0.8, beforeBlank -1.9, question -2, remark -2, long -2.2, control -3, fact -3, date -3,
    bullet -3, any -3.5, amount -4, number -4, closed -6, found -9
  note: any 2.2
  tips: any 2.1
  tip: bullet 1.1, any 0.7, closed 0.6, long 0.6, forThe 0.6, goesOn 0.6, aboveStep 0.5, afterBlank 0.5,
    nearItems 0.4, orderAbove 0.4, few 0.3, verbWithin 0.3, inert 0.3, repeated 0.3, nearOrders 0.3, orderBelow 0.3,
    tiny 0.2, veryLong 0.2, aboveItem 0.2, echo 0.2, food -0.1, aboveBullet -0.2, foundMethod -0.2, story -0.3,
    titleCase -0.3, amongBullets -0.3, unit -0.4, verb -0.4, beforeNumber -0.4, beforeBlank -0.9, control -2,
    found -3.1
  equipment: any 2.2
  thing: few 1.1, control -2, found -3
  serving: any 1.8
  idea: control -2, found -3
  other: any 2.9
  rest: unit 1.7, figure 1.5, control 1, afterBlank 0.9, closedAmount 0.7, closed 0.6, any 0.6, story 0.6,
    glued 0.6, noTitle 0.5, capitals 0.4, long 0.3, inert 0.3, noFood 0.2, colon 0.2, fact 0.2, question 0.2,
    forThe 0.2, aboveBullet 0.2, lower 0.1, nearOrders 0.1, found -0.2, source -0.2, verbWithin -0.3, partName -0.3,
    aboveItem -0.3, foundMethod -0.3, goesOn -0.3, amongBullets -0.3, few -0.4, verb -0.4, remark -0.4,
    orderBelow -0.4, number -0.5, nearItems -0.5, bullet -0.6, aboveStep -0.7, besideItem -0.7, veryLong -0.8,
    echo -0.9, order -1.4
`);

/** Scores of a label below another one. Labels that cannot follow each other have none. */
export const MOVES = readTable<Label | 'start', Label>(`
  start: title 1.7, before 1.4, item -1.9, list -2.9, method -3, group -4, step -5.7, head -7.3
  before: title 2.3, before 0.2, list -2.8, method -3, head -3.1, group -5, item -5.6
  title: head 1.5, equipment 0, list -0.4, method -1, tips -1.6, serving -2, other -2, group -3.1, item -3.7,
    step -4.6
  head: list 1.5, head 1.2, equipment 0, method -1, tips -1.5, other -1.9, serving -2, item -3.2, group -3.6,
    step -6.5
  list: item 0.4, group 0.1, listAside -0.3, list -1, method -2.7
  group: item -0.3, list -0.9, group -1.9, listAside -1.9
  item: item 1.3, method 0.7, equipment 0.2, group -0.1, note -0.1, serving -0.2, tips -0.3, listAside -0.4,
    other -0.5, itemEnd -0.6, step -2.4, list -3.2, section -3.3, rest -3.5
  itemEnd: item 0.2, tips 0, equipment 0, serving 0, other 0, note 0, itemEnd 0, method -0.1, group -0.7,
    listAside -0.7, step -2.1, section -2.5, rest -2.5, list -3
  listAside: method 0.5, other 0.3, equipment 0, serving 0, note 0, tips -0.1, group -0.5, listAside -0.6,
    step -0.8, item -1, list -1, rest -2.2, section -2.6, itemEnd -9
  method: section -0.1, step -0.5, method -1, stepAside -1.4
  section: stepAside 0, step -1.1, section -2
  step: note 0.3, section -0, equipment 0, serving -0, tips -0.2, step -0.3, list -0.3, other -0.9, stepEnd -1,
    part -1, stepAside -1.6, rest -1.6, item -2.6, title -6.9, method -12
  stepEnd: stepEnd 0.5, tips 0.3, list 0, equipment 0, serving 0, note 0, other -0.1, section -0.2, step -0.6,
    stepAside -0.8, rest -0.9, part -1, item -3, title -6, method -12
  stepAside: other 1.4, equipment 0, serving 0, note -0, list -0.1, tips -0.3, rest -0.7, part -1, stepAside -1.1,
    section -1.4, step -1.6, item -3, title -6.2, stepEnd -9, method -12
  part: item 0.1, list -0.1, listAside -1
  note: step 0.3, list 0, tips 0, equipment 0, serving 0, other 0, note 0, tip -0.5, section -0.7, stepAside -1,
    part -1, rest -1.5, item -3, title -6, stepEnd -9, method -12
  tips: tip 0.6, list 0, tips 0, equipment 0, serving 0, other 0, note 0, method -0.1, rest -3, step -4.7, title -6
  tip: other 0.7, tip 0.3, tips 0.1, list -0, equipment 0, serving 0, note 0, method 0, rest -0.6, step -3.2,
    title -6
  equipment: thing 0.1, list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, rest -3, step -4,
    title -6
  thing: thing 0.8, list 0.1, method 0.1, tips 0, equipment 0, serving 0, other 0, note 0, rest -1, step -4,
    title -6.2
  serving: list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, idea -0.2, rest -3, step -4, title -6
  idea: list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, idea -0.1, rest -1.2, step -4, title -6
  other: rest 0.6, list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, title -6.3, step -9
  rest: tips 0.6, rest 0, equipment 0, serving 0, note 0, other -0.1, method -0.4, list -0.6, title -6.5, step -9
`);

/** Scores of a list whose marks change. */
export const CHANGES = readTable<Style, Style>(`
  number: bullet -3.4, plain -3.9
  bullet: plain -1.2, number -1.9
  plain: bullet -1.1, number -1.7
`);
