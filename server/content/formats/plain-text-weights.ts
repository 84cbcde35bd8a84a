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
  before: afterRule 1.7, lower 1.4, date 1.2, control 1.1, noTitle 1.1, story 1, listBelow 1, url 1,
    beforeBlank 0.9, goesOn 0.9, itemsBelow 0.6, repeated 0.5, forThe 0.5, caps 0.5, capitals 0.4, you 0.4,
    order 0.3, question 0.3, titleCase 0.3, ordersBelow 0.3, oddBelow 0.2, timed -0.2, goesOnLower -0.3,
    bullet -0.3, amongBullets -0.3, dish -0.3, belowDish -0.3, aboveItem -0.4, long -0.4, glued -0.4,
    aboveFact -0.4, listSoon -0.4, methodAbove -0.4, tool -0.4, afterBlank -0.5, colon -0.5, nearOrders -0.5,
    fact -0.5, itemsAbove -0.5, noFood -0.6, recipeName -0.6, orderBelow -0.7, named -0.7, amount -0.8, figure -0.8,
    unit -1.1, nearItems -1.2, found -1.7, frontMatter -9
  title: titleFact 14, headingAsTitle 13, echo 4.6, level1 3.6, titleCase 2.6, first 2.6, repeated 2, afterRule 2,
    dish 1.9, any 1.6, level 1.5, aboveItem 1.3, aboveFact 1.3, recipeName 1.3, question 1.2, named 1.2,
    beforeBlank 0.8, afterBlank 0.8, aboveList 0.7, capitals 0.7, joins 0.7, goesOnLower 0.6, food 0.3,
    partName 0.3, factsBelow 0.3, odd 0.3, few 0.2, listBelow 0.2, ordersBelow -0.3, itemsBelow -0.4,
    sameMarks -0.4, verb -0.5, belowLong -0.5, caps -0.6, verbWithin -0.6, orderBelow -0.7, source -0.7,
    states -0.8, past -0.9, belowDish -0.9, nearItems -1, prepared -1.1, tool -1.1, timed -1.1, goesOn -1.4,
    story -1.4, glued -1.5, closed -1.6, wish -2, url -2, period -2.2, colon -3, veryLong -3, byline -3,
    remark -3.1, amount -3.3, noTitle -3.7, number -4, bullet -4.3, date -5, found -5.2, figure -5.2, control -7,
    frontMatter -9
  head: frontMatter 9, control 1.4, noFood 1.3, fact 1.1, aboveList 0.9, aboveFact 0.8, besideItem 0.7, closed 0.7,
    states 0.7, source 0.6, beforeBlank 0.5, nearNames 0.5, listSoon 0.5, ordersBelow 0.5, verbWithin 0.4,
    listBelow 0.4, methodBelow 0.4, aboveLong 0.4, belowLong 0.4, long 0.3, noTitle 0.3, factsBelow 0.3,
    itemsBelow 0.3, timed 0.3, belowDish 0.3, glued -0.3, amount -0.3, inert -0.3, titleCase -0.3, goesOn -0.3,
    named -0.3, tool -0.3, oddBelow -0.3, forThe -0.4, period -0.4, known -0.4, verbs -0.4, level -0.5, echo -0.5,
    closedAmount -0.5, amongBullets -0.5, veryLong -0.6, any -0.6, bullet -0.6, level1 -0.6, joins -0.6, order -0.6,
    foods -0.6, figure -0.8, goesOnLower -0.8, afterBlank -1, food -1, lower -1.2, found -1.2, afterRule -1.4,
    first -1.5, titleFact -1.7, unit -1.9
  list: any 4.1, aboveItem 0.6
  group: foundPart 7.4, forThe 4.9, partName 3, level 2.8, colon 2.2, repeated 1.6, caps 1.5, capitals 1.5,
    echo 1.3, aboveItem 1.1, glued 1.1, figure 0.7, aboveBullet 0.6, amongBullets 0.6, few 0.6, tiny 0.6, unit 0.6,
    methodBelow 0.5, oddBelow 0.5, nearItems 0.3, known 0.3, aboveLong 0.2, afterBlank -0.3, methodAbove -0.3,
    dish -0.3, story -0.4, tool -0.4, noTitle -0.5, lower -0.5, orderAbove -0.5, verb -0.8, beforeBlank -0.9,
    bullet -1, startsList -1.2, long -1.8, question -2, remark -2, control -2.7, any -2.8, closed -3, fact -3,
    date -3, amount -3.4, number -4.1, found -5.6
  item: food 3.4, unit 2.4, figure 2.1, shortFood 1.9, amount 1.8, first 1.3, prepared 1.2, foods 1.1, bullet 1,
    inert 0.7, lower 0.6, paren 0.6, ordersBelow 0.6, goesOn 0.4, person 0.4, sameMarks 0.3, few -0.3,
    aboveFact -0.3, zoneOrders -0.3, aboveStep -0.4, timed -0.4, afterRule -0.5, amongBullets -0.5, listSoon -0.5,
    itemsAbove -0.5, dish -0.5, past -0.5, aboveBullet -0.6, known -0.6, isFull -0.6, odd -0.6, belowLong -0.6,
    partName -0.8, aboveItem -0.8, nearItems -0.8, joins -0.8, methodAbove -0.9, caps -1, afterBlank -1,
    verbWithin -1, titleCase -1.1, forThe -1.2, story -1.2, long -1.3, repeated -1.3, closedAmount -1.3, any -1.3,
    veryLong -1.6, states -1.6, echo -1.7, startsList -1.7, tool -1.7, wish -2, url -2, capitals -2.4, verb -2.5,
    remark -2.9, date -2.9, colon -3, order -3, question -3.4, closed -3.7, number -4, control -4.3, found -4.4,
    fact -5.2, noFood -5.4
  itemEnd: joins 4.7, goesOnLower 0.6, lower 0.5, aboveItem 0.5, noTitle 0.3, nearOrders -0.3, orderBelow -0.3,
    remark -0.4, tiny -0.5, few -0.6, titleCase -0.7, long -1.3, closed -1.6, any -2, order -3, amount -3,
    afterBlank -4, control -4, found -5, bullet -9, number -9
  listAside: remark 2.6, control 2, noFood 1.4, question 1.4, fact 1.4, amongBullets 0.8, nearItems 0.5, states 0.5,
    methodBelow 0.4, story 0.3, besideItem 0.3, tool 0.3, afterBlank -0.2, titleCase -0.2, foods -0.2,
    aboveStep -0.3, known -0.3, dish -0.3, verbs -0.3, beforeBlank -0.4, nearOrders -0.4, verbWithin -0.4,
    amount -0.4, echo -0.5, goesOnLower -0.6, few -0.8, period -0.9, unit -1.3, any -1.3, bullet -1.6, number -2,
    order -3.4, foundMethod -5.6
  method: any 4.4
  section: foundPart 6.7, aboveFirst 3.3, colon 2.7, level 2.4, forThe 2.2, aboveStep 2, partName 1.7, verb 1.6,
    repeated 1.5, caps 1.5, methodAbove 1.4, aboveLong 1.1, nearOrders 1, known 0.8, belowLong 0.8, echo 0.7,
    figure 0.6, capitals 0.5, unit 0.4, tiny 0.4, isFull 0.4, glued 0.3, foods 0.3, dish 0.2, inert -0.2,
    methodBelow -0.3, you -0.3, veryLong -0.4, nearItems -0.4, verbWithin -0.5, number -0.6, nearNames -0.7,
    story -0.8, beforeBlank -0.8, beforeNumber -1.1, lower -1.1, long -1.6, goesOn -1.8, period -1.8, bullet -1.8,
    remark -1.9, question -2, any -2.2, fact -3, date -3, control -3.1, closed -3.6, amount -3.6, found -6.5
  step: verb 4.5, verbWithin 2.5, number 2.5, verbs 2.1, aboveBullet 1.8, order 1.1, veryLong 1.1, timed 1.1,
    tool 1, echo 0.8, startsList 0.8, labeledOrder 0.8, aboveFirst 0.7, lower 0.7, glued 0.7, aboveItem 0.6,
    foods 0.6, indented 0.5, long 0.4, nearOrders 0.4, titleCase 0.4, zoneOrders 0.4, prepared 0.4, first 0.3,
    closed 0.3, few -0.2, food -0.3, repeated -0.3, closedAmount -0.3, known -0.3, itemsBelow -0.3, noFood -0.4,
    besideItem -0.4, zoneItems -0.4, itemsAbove -0.4, noTitle -0.5, listBelow -0.5, beforeBlank -0.7, bullet -0.7,
    remark -0.9, methodBelow -0.9, joins -1, figure -1.1, source -1.2, any -1.2, capitals -1.3, aboveStep -1.5,
    question -1.6, states -1.7, url -1.9, wish -2.1, inert -2.3, fact -2.5, amount -3, date -3, story -3.4,
    found -3.8, control -4, tiny -4.3
  stepEnd: beforeNumber 3.1, period 2.3, goesOnLower 2, order 1.4, goesOn 1.2, indented 1.1, joins 1,
    closedAmount 0.9, timed 0.9, lower 0.7, orderBelow 0.6, labeledOrder 0.6, verb 0.5, beforeBlank 0.5, verbs 0.5,
    isFull 0.4, orderAbove 0.3, ordersBelow -0.2, long -0.3, zoneOrders -0.3, listSoon -0.3, person -0.3,
    figure -0.4, remark -0.4, story -0.5, fact -0.5, known -0.5, belowLong -0.5, nearOrders -0.6, itemsBelow -0.6,
    you -0.6, echo -0.7, veryLong -0.8, inert -1.3, wish -1.3, titleCase -1.4, noTitle -1.6, any -2.3,
    afterBlank -2.9, found -4, control -4, bullet -9, number -9
  stepAside: fact 1.8, control 1.4, source 1.2, question 1.2, goesOn 1, remark 0.9, colon 0.8, beforeBlank 0.8,
    amount 0.7, beforeNumber 0.7, startsList 0.6, figure 0.5, aboveStep 0.5, order 0.5, dish 0.5, indented 0.4,
    repeated 0.4, veryLong 0.4, noFood 0.3, partName 0.3, nearItems 0.3, oddBelow 0.3, zoneItems 0.2, you 0.2,
    food -0.3, aboveFact -0.3, shortFood -0.3, itemsBelow -0.3, afterBlank -0.4, afterRule -0.4, aboveLong -0.4,
    orderBelow -0.5, ordersBelow -0.5, period -0.6, unit -0.7, orderAbove -0.7, sameMarks -0.7, glued -0.8,
    nearOrders -0.8, tiny -0.8, bullet -1.4, found -2, verb -2.2, number -2.7, foundMethod -6.1
  part: foundPart 7, colon 3, aboveList 2.8, level 2.5, forThe 2.5, glued 1.9, caps 1.6, repeated 1.5, partName 1.1,
    named 0.4, belowLong 0.4, aboveItem 0.3, startsList 0.3, known 0.3, capitals 0.2, aboveBullet -0.2,
    titleCase -0.4, verb -0.5, story -0.5, lower -0.8, question -2, remark -2, beforeBlank -2.1, long -2.2,
    control -3, fact -3, date -3, bullet -3, any -3.6, amount -4, number -4, closed -6, found -9
  note: any 2.3
  tips: any 2.2
  tip: bullet 1.3, any 1.1, long 0.9, nearItems 0.7, methodAbove 0.7, closed 0.6, forThe 0.6, goesOn 0.6,
    orderAbove 0.5, verbWithin 0.4, repeated 0.4, nearOrders 0.4, noTitle 0.4, aboveStep 0.3, veryLong 0.3,
    zoneOrders 0.3, prepared 0.3, orderBelow 0.2, amongBullets -0.3, unit -0.3, story -0.4, titleCase -0.4,
    beforeNumber -0.5, verb -0.6, beforeBlank -1.1, control -2, found -3.1
  equipment: any 2.2
  thing: few 1.3, control -2, found -3
  serving: any 1.8
  idea: control -2, found -3
  other: any 3.1
  rest: unit 1.9, figure 1.3, control 1.2, glued 1.2, afterBlank 1.1, states 1.1, url 1, closed 0.9, any 0.8,
    story 0.8, noTitle 0.8, closedAmount 0.7, wish 0.7, capitals 0.5, long 0.5, inert 0.5, colon 0.5, fact 0.5,
    past 0.5, belowDish 0.5, belowLong 0.5, question 0.4, aboveBullet 0.4, goesOnLower 0.4, known 0.4,
    itemsAbove 0.4, person 0.4, noFood 0.3, tool 0.3, verb -0.2, named -0.2, dish -0.2, listBelow -0.3, found -0.4,
    verbWithin -0.4, partName -0.4, foundMethod -0.4, isFull -0.4, aboveLong -0.4, nearItems -0.5, itemsBelow -0.5,
    verbs -0.5, remark -0.6, echo -0.7, prepared -0.7, veryLong -0.8, timed -0.8, number -0.9, besideItem -0.9,
    beforeBlank -0.9, foods -0.9, ordersBelow -1, order -1.8
`);

/** Scores of a label below another one. Labels that cannot follow each other have none. */
export const MOVES = readTable<Label | 'start', Label>(`
  start: title 2.1, before 1.8, item -1.6, list -2.4, method -3, group -4, step -5.8, head -8.7
  before: title 3, before 0.2, list -2.8, method -3, head -3.1, group -4.7, item -6
  title: head 0.6, equipment 0, list -0.2, method -1, tips -1.6, serving -2, other -2, item -3.6, group -3.7,
    step -4.2
  head: head 1.5, list 1.4, equipment -0.1, method -1, tips -1.5, serving -2, other -2.4, item -3.9, group -4,
    step -6.1
  list: item 1, group 0.4, listAside -0.4, list -1, method -2.8
  group: item -0.3, list -0.9, listAside -2.2, group -2.5
  item: item 1.7, method 0.6, equipment 0.3, group 0.1, note -0.1, other -0.1, serving -0.2, tips -0.3,
    listAside -0.4, itemEnd -0.9, step -2.3, list -3.3, section -3.4, rest -4.3
  itemEnd: item 0.7, tips 0, equipment 0, serving 0, other 0, note 0, itemEnd 0, method -0.3, group -0.7,
    listAside -0.7, step -2.5, section -2.5, rest -2.5, list -3
  listAside: method 0.4, other 0.4, equipment 0, serving 0, note 0, tips -0.1, listAside -0.4, group -0.5, step -1,
    list -1, item -1.3, rest -2, section -2.7, itemEnd -9
  method: section -0.3, step -0.5, stepAside -0.7, method -1
  section: step -0.7, stepAside -0.8, section -1.7
  step: step 0.6, note 0.5, section 0, equipment 0, serving 0, other 0, list -0.4, tips -0.5, part -1, stepEnd -1.5,
    stepAside -1.6, rest -2.4, item -3.5, title -7.2, method -12
  stepEnd: stepEnd 1.3, tips 0.8, list 0, equipment 0, serving 0, note 0, other -0.1, section -0.1, rest -0.4,
    stepAside -0.8, step -1, part -1, item -3, title -6, method -12
  stepAside: other 1.2, equipment 0, serving 0, note 0, list -0.1, tips -0.3, part -1, step -1.1, stepAside -1.3,
    rest -1.6, section -1.8, item -2.8, title -6.2, stepEnd -9, method -12
  part: item 0.2, list -0.2, listAside -1
  note: step 0.5, list 0, tips 0, equipment 0, serving 0, other 0, note 0, tip -0.6, section -0.7, stepAside -1,
    part -1, rest -1.5, item -3, title -6, stepEnd -9, method -12
  tips: tip 1.2, list 0, tips 0, equipment 0, serving 0, other 0, note 0, method -0.1, rest -3, step -5, title -6
  tip: other 1.1, tips 0.5, tip 0.3, rest 0.3, list 0, equipment 0, serving 0, note 0, method 0, step -3.7, title -6
  equipment: thing 0.1, list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, rest -3, step -4,
    title -6
  thing: thing 1.7, list 0.3, method 0.2, tips 0, equipment 0, serving 0, other 0, note 0, rest -1.2, step -4,
    title -6.4
  serving: list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, idea -0.2, rest -3, step -4, title -6
  idea: list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, idea -0.1, rest -1.2, step -4, title -6
  other: rest 1.2, list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, title -6.8, step -9
  rest: rest 0.6, tips 0.3, equipment 0, serving 0, note 0, method 0, other -0.6, list -0.6, title -6.9, step -9
`);

/** Scores of a list whose marks change. */
export const CHANGES = readTable<Style, Style>(`
  number: bullet -3.5, plain -4.3
  bullet: plain -1.1, number -2
  plain: bullet -1, number -2.2
`);
