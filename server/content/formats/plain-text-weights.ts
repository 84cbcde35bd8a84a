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
 * How much each feature of a line counts for or against a label. Fitted to recipes of many sites: see
 * docs/decisions/content-pasted-texts.md.
 */
export const WEIGHTS = readTable<Label, Feature>(`
  before: afterRule 1.8, lower 1.4, date 1.2, listBelow 1.2, noTitle 1.1, goesOn 1.1, control 1, url 1, story 0.9,
    beforeBlank 0.8, itemsBelow 0.8, capitals 0.6, repeated 0.5, forThe 0.5, caps 0.5, you 0.5, order 0.4,
    titleCase 0.4, ordersBelow 0.4, question 0.3, oddBelow 0.3, dish -0.2, period -0.2, known -0.2,
    underList -0.2, timed -0.3, listSoon -0.3, itemsAbove -0.3, goesOnLower -0.4, bullet -0.4, amongBullets -0.4,
    aboveItem -0.4, aboveFact -0.4, methodAbove -0.4, tool -0.4, belowDish -0.5, long -0.5, glued -0.5, colon -0.5,
    nearOrders -0.5, fact -0.5, afterBlank -0.6, noFood -0.6, recipeName -0.7, orderBelow -0.7, named -0.8,
    figure -0.8, amount -0.9, unit -1.1, nearItems -1.3, found -1.8, frontMatter -9
  title: titleFact 23, headingAsTitle 13, echo 4.5, level1 3.6, first 2.7, titleCase 2.5, afterRule 2.1, repeated 2.1,
    dish 2.1, any 1.6, level 1.5, recipeName 1.4, named 1.4, aboveFact 1.3, question 1.2, aboveItem 1.2, beforeBlank 1,
    afterBlank 1, joins 0.9, goesOnLower 0.8, aboveList 0.7, capitals 0.6, food 0.3, partName 0.3, odd 0.3,
    listBelow 0.2, few 0.2, sameMarks -0.5, belowLong -0.5, states -0.5, itemsBelow -0.6, caps -0.6, ordersBelow -0.6,
    verb -0.6, verbWithin -0.6, source -0.6, past -0.7, belowDish -0.8, orderBelow -0.8, story -1.1, tool -1.1,
    nearItems -1.1, prepared -1.1, timed -1.2, closed -1.5, goesOn -1.6, glued -1.7, url -2, wish -2, period -3,
    underList -3, byline -3, colon -3.1, remark -3.1, amount -3.3, noTitle -3.6, number -4, bullet -4.4, figure -5.2,
    found -5.2, veryLong -6, control -7, date -9, forThe -9, fact -9, frontMatter -9
  head: frontMatter 9, noFood 2.2, control 1.4, fact 1.1, aboveList 1, aboveFact 0.8, closed 0.7, beforeBlank 0.6,
    ordersBelow 0.6, states 0.6, source 0.6, besideItem 0.6, nearNames 0.6, listBelow 0.5, verbWithin 0.5,
    listSoon 0.4, belowDish 0.4, aboveLong 0.4, noTitle 0.3, itemsBelow 0.3, timed 0.3, long 0.3, belowLong 0.3,
    methodBelow 0.3, underTips 0.2, oddBelow -0.2, underList -0.2, glued -0.2, inert -0.2, measured -0.2, period -0.3,
    known -0.3, tool -0.3, amount -0.3, forThe -0.4, titleCase -0.4, named -0.4, echo -0.5, level -0.5, verbs -0.5,
    closedAmount -0.5, order -0.6, goesOnLower -0.6, amongBullets -0.6, level1 -0.6, any -0.6, joins -0.6,
    veryLong -0.6, foods -0.6, bullet -0.8, lower -1, afterBlank -1, food -1, found -1.1, afterRule -1.5, first -1.5,
    figure -1.8, titleFact -1.8, unit -2, foundMethod -3, aboveName -6
  list: any 4.2, aboveItem 0.6
  group: foundPart 7.5, forThe 5.1, aboveName 4, partName 3.1, level 2.8, colon 2.2, repeated 1.7, capitals 1.5,
    caps 1.5, echo 1.3, aboveItem 1.1, glued 1.1, tiny 0.8, figure 0.7, few 0.7, methodBelow 0.7, aboveBullet 0.7,
    amongBullets 0.6, unit 0.6, oddBelow 0.5, known 0.4, nearItems 0.3, aboveLong 0.3, dish -0.3, afterBlank -0.3,
    story -0.4, methodAbove -0.4, lower -0.5, noTitle -0.5, tool -0.5, orderAbove -0.5, beforeBlank -0.8, verb -0.8,
    bullet -1, aboveMarked -1, startsList -1.2, long -1.8, question -2, remark -2, any -2.7, date -3, fact -3,
    closed -3, listed -3, amount -3.4, number -4.1, control -5, found -5.5
  item: food 3.5, unit 2.5, figure 2.3, amount 2, listed 1.5, prepared 1.3, bullet 1.2, first 1.2, foods 1.2,
    ordersBelow 0.7, inert 0.6, paren 0.6, underList 0.5, lower 0.4, goesOn 0.3, sameMarks 0.3, person 0.3,
    besideItem 0.2, aboveLong -0.2, aboveFact -0.3, underTips -0.3, zoneOrders -0.3, few -0.4, aboveStep -0.4,
    afterRule -0.5, amongBullets -0.5, odd -0.5, dish -0.6, known -0.6, past -0.6, timed -0.7, listSoon -0.7,
    itemsAbove -0.7, aboveItem -0.8, nearItems -0.8, joins -0.8, belowLong -0.8, aboveBullet -0.8, partName -0.9,
    caps -1.1, afterBlank -1.1, verbWithin -1.1, titleCase -1.2, story -1.3, forThe -1.3, repeated -1.4,
    methodAbove -1.4, long -1.4, any -1.4, closedAmount -1.4, echo -1.6, states -1.6, veryLong -1.7, startsList -1.8,
    url -2, wish -2, tool -2.1, capitals -2.4, verb -2.6, remark -2.8, date -3, order -3, colon -3.1, question -3.4,
    closed -3.6, number -4, control -4.4, found -4.4, noFood -5.4, fact -9
  itemEnd: joins 4.7, goesOnLower 0.6, lower 0.5, aboveItem 0.5, noTitle 0.3, nearOrders -0.3, orderBelow -0.3,
    remark -0.4, tiny -0.6, few -0.7, titleCase -0.8, long -1.3, closed -1.6, any -2.1, order -3, amount -3,
    control -4, afterBlank -4, found -5, bullet -9, number -9
  listAside: remark 2.7, control 2, question 1.4, fact 1.4, noFood 1.4, amongBullets 0.8, methodBelow 0.6,
    nearItems 0.5, states 0.5, story 0.4, besideItem 0.3, tool 0.2, titleCase -0.2, afterBlank -0.2, foods -0.2,
    known -0.3, verbWithin -0.3, verbs -0.3, aboveStep -0.3, beforeBlank -0.4, dish -0.4, nearOrders -0.4, amount -0.4,
    goesOnLower -0.5, echo -0.6, few -0.8, period -0.9, any -1.2, unit -1.3, listed -1.5, bullet -1.7, number -2,
    order -3.4, foundMethod -5.6
  method: any 4.4
  section: foundPart 6.7, aboveFirst 3.3, colon 2.8, level 2.4, forThe 2.2, partName 1.8, verb 1.8, aboveStep 1.8,
    methodAbove 1.6, repeated 1.5, caps 1.5, aboveLong 1.3, nearOrders 1.1, known 0.9, belowLong 0.9, echo 0.8,
    figure 0.7, capitals 0.5, tiny 0.5, unit 0.4, dish 0.3, foods 0.3, methodBelow -0.3, inert -0.3, you -0.4,
    nearItems -0.4, veryLong -0.4, verbWithin -0.5, number -0.5, beforeBlank -0.8, nearNames -0.8, story -0.9,
    listedStep -1, lower -1.2, beforeNumber -1.2, long -1.6, bullet -1.7, goesOn -1.9, remark -1.9, question -2,
    period -2, amongBullets -2, any -2.3, date -3, fact -3, nextNumber -3, amount -3.5, closed -3.7, control -6,
    found -6.6
  step: verb 4.7, number 2.5, verbWithin 2.3, verbs 2.3, aboveBullet 1.8, timed 1.5, listedStep 1.5, underMethod 1.4,
    order 1.3, tool 1.2, veryLong 1.1, foods 0.9, echo 0.7, startsList 0.7, aboveFirst 0.7, labeledOrder 0.7,
    lower 0.6, aboveItem 0.6, glued 0.6, prepared 0.6, long 0.5, nextNumber 0.5, indented 0.5, measured 0.4,
    titleCase 0.3, first 0.3, zoneOrders 0.3, cooked 0.3, closed 0.2, person 0.2, repeated -0.2, you -0.2,
    closedAmount -0.3, itemsAbove -0.4, noFood -0.4, few -0.4, besideItem -0.4, underTips -0.4, zoneItems -0.4,
    noTitle -0.5, itemsBelow -0.5, known -0.5, listBelow -0.7, bullet -0.7, remark -0.8, beforeBlank -0.9, figure -1.1,
    joins -1.1, methodBelow -1.1, any -1.2, source -1.2, capitals -1.4, states -1.5, aboveStep -1.5, question -1.6,
    url -1.9, wish -2, inert -2.4, fact -2.6, date -3, amount -3, story -3.1, found -3.8, control -4, tiny -4.5
  stepEnd: beforeNumber 3.1, period 2.4, goesOnLower 2.1, order 1.4, goesOn 1.1, joins 1.1, indented 1.1, timed 0.9,
    closedAmount 0.9, lower 0.8, labeledOrder 0.8, verbs 0.6, beforeBlank 0.5, orderBelow 0.5, verb 0.4,
    orderAbove 0.3, ordersBelow -0.3, listSoon -0.3, figure -0.4, remark -0.4, person -0.4, zoneOrders -0.5,
    story -0.6, known -0.6, fact -0.6, belowLong -0.6, itemsBelow -0.7, you -0.7, nearOrders -0.7, echo -0.7,
    veryLong -0.8, wish -1.3, inert -1.4, titleCase -1.5, noTitle -1.6, any -2.4, afterBlank -2.8, control -4,
    found -4, bullet -9, number -9
  stepAside: fact 1.9, control 1.4, question 1.2, source 1.2, goesOn 1, remark 0.9, beforeBlank 0.8, colon 0.8,
    amount 0.8, startsList 0.8, beforeNumber 0.7, aboveStep 0.6, order 0.5, dish 0.5, figure 0.5, repeated 0.4,
    oddBelow 0.4, noFood 0.4, nearItems 0.4, veryLong 0.4, indented 0.4, partName 0.3, you 0.2, zoneItems 0.2,
    aboveFact -0.3, afterRule -0.4, food -0.4, ordersBelow -0.5, afterBlank -0.5, aboveLong -0.5, period -0.6,
    orderBelow -0.6, unit -0.7, glued -0.8, nearOrders -0.8, sameMarks -0.8, tiny -0.8, orderAbove -0.8, listedStep -1,
    bullet -1.5, found -2, verb -2.2, number -2.6, foundMethod -6.1
  part: foundPart 7, colon 3, aboveList 2.8, forThe 2.5, level 2.5, glued 1.9, caps 1.6, repeated 1.5, partName 1.1,
    named 0.5, belowLong 0.5, known 0.4, startsList 0.4, aboveItem 0.3, capitals 0.2, aboveBullet -0.2, titleCase -0.4,
    story -0.5, verb -0.5, lower -0.8, question -2, remark -2, beforeBlank -2.1, long -2.2, date -3, control -3,
    bullet -3, fact -3, any -3.6, amount -4, number -4, closed -6, found -9
  note: any 2.3
  tips: any 2.4
  tip: bullet 1.6, any 1.2, long 1.1, methodAbove 0.9, closed 0.8, nearItems 0.7, goesOn 0.6, forThe 0.6,
    nearOrders 0.6, orderAbove 0.6, noTitle 0.5, verbWithin 0.5, repeated 0.4, prepared 0.4, veryLong 0.4,
    zoneOrders 0.4, aboveStep 0.4, amongBullets -0.3, story -0.4, unit -0.4, beforeNumber -0.5, titleCase -0.6,
    verb -0.8, beforeBlank -1.1, underList -1.5, control -2, found -3.1
  equipment: any 2.2
  thing: few 1.4, control -2, found -3
  serving: any 1.8
  idea: control -2, found -3
  other: any 3.1
  rest: unit 1.9, control 1.3, glued 1.2, afterBlank 1.2, figure 1.2, url 1, noTitle 0.8, any 0.8, belowLong 0.8,
    states 0.8, closedAmount 0.8, known 0.7, belowDish 0.7, closed 0.7, story 0.6, fact 0.6, wish 0.6, inert 0.6,
    colon 0.5, capitals 0.4, question 0.4, itemsAbove 0.4, goesOnLower 0.4, long 0.4, aboveBullet 0.4, you 0.3,
    methodAbove 0.3, noFood 0.3, underList 0.2, past 0.2, person 0.2, verb -0.3, verbWithin -0.3, underMethod -0.3,
    cooked -0.3, listBelow -0.4, itemsBelow -0.4, named -0.4, foundMethod -0.4, nearItems -0.5, partName -0.5,
    aboveLong -0.5, found -0.6, echo -0.6, verbs -0.6, remark -0.7, prepared -0.8, veryLong -0.8, beforeBlank -0.9,
    ordersBelow -0.9, timed -0.9, number -1, besideItem -1, foods -1.2, order -2.1, nextNumber -3
`);

/** Scores of a label below another one. Labels that cannot follow each other have none. */
export const MOVES = readTable<Label | 'start', Label>(`
  start: title 2.4, before 1.9, item -1.8, list -2.2, method -3, group -4, step -5.9, head -8.7
  before: title 3.1, before 0, list -2.8, method -3, head -3.1, group -4.5, item -6, step -6
  title: head 0.6, equipment 0, list -0.1, method -1, tips -1.6, serving -2, other -2, group -3.7, item -3.9, step -4
  head: head 1.6, list 1.5, equipment -0.1, method -1, tips -1.5, serving -2, other -2.5, section -4, group -4.2,
    item -4.3, step -5.5
  list: item 1.2, group 0.4, listAside -0.4, list -1, method -2.8, step -4
  group: item -0.2, list -0.9, listAside -2, group -2.8
  item: item 1.9, method 0.6, equipment 0.3, group 0.2, note -0.1, other -0.1, serving -0.2, tips -0.3, listAside -0.5,
    itemEnd -1.1, step -2.6, list -3.3, section -3.4, rest -4.7
  itemEnd: item 0.7, tips 0, equipment 0, serving 0, other 0, note 0, itemEnd 0, method -0.3, group -0.7,
    listAside -0.7, step -2.5, section -2.5, rest -2.5, list -3
  listAside: method 0.4, other 0.4, equipment 0, serving 0, note 0, tips -0.1, listAside -0.2, group -0.2, list -1,
    step -1.1, item -1.4, rest -2, section -2.7, itemEnd -9
  method: section -0.3, step -0.5, method -1, stepAside -1.7
  section: step -0.6, stepAside -1, section -1.7
  step: step 0.5, note 0.5, other 0.1, tips 0.1, equipment 0, serving 0, section -0.1, list -0.4, part -1,
    stepAside -1.5, stepEnd -1.7, rest -2, item -3.6, title -7.2, method -12
  stepEnd: stepEnd 1.3, tips 0.8, list 0, equipment 0, serving 0, note 0, other -0.1, section -0.1, rest -0.4,
    stepAside -0.8, step -0.9, part -1, item -3, title -6, method -12
  stepAside: other 1.2, equipment 0, serving 0, note 0, list -0.1, tips -0.3, part -1, stepAside -1.1, step -1.3,
    rest -1.8, section -1.8, item -2.8, title -6.2, stepEnd -9, method -12
  part: item 0.2, list -0.2, listAside -1
  note: step 0.5, list 0, tips 0, equipment 0, serving 0, other 0, note 0, tip -0.6, section -0.7, stepAside -1,
    part -1, rest -1.5, item -3, title -6, stepEnd -9, method -12
  tips: tip 2, list 0, tips 0, equipment 0, serving 0, other 0, note 0, method -0.1, rest -3, step -5.2, title -6
  tip: other 1.1, tips 0.5, rest 0.3, list 0, equipment 0, serving 0, note 0, method 0, tip -0.1, step -3.3, title -6
  equipment: thing 0.1, list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, rest -3, step -4, title -6
  thing: thing 1.7, list 0.3, method 0.2, tips 0, equipment 0, serving 0, other 0, note 0, rest -1.2, step -4,
    title -6.4
  serving: list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, idea -0.2, rest -3, step -4, title -6
  idea: list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, idea -0.1, rest -1.2, step -4, title -6
  other: rest 1.2, list 0, method 0, tips 0, equipment 0, serving 0, other 0, note 0, title -6.8, step -9
  rest: rest 0.7, tips 0.3, equipment 0, serving 0, note 0, method 0, list -0.7, other -0.8, title -7.1, step -9
`);

/** Scores of a list whose marks change. */
export const CHANGES = readTable<Style, Style>(`
  number: bullet -3.8, plain -4.3
  bullet: plain -1.4, number -2.3
  plain: bullet -1.4, number -2.2
`);
