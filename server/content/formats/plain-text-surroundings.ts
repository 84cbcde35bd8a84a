import type { Heading } from './plain-text-headings.ts';

/** What a line is, regardless of the lines around it. */
export interface LineKind {
  /** `true` if it has an amount, like an ingredient. */
  isItem: boolean;
  /** `true` if it is numbered or begins with a verb of instructions. */
  isOrder: boolean;
  /** `true` if it is short and not a sentence. */
  isName: boolean;
  /** Part of the recipe that it begins. */
  heading: Heading | undefined;
}

/** The surroundings of a line, above it and below it. */
export interface Surroundings {
  /** Shares of the lines around it that are ingredients, orders, and short. */
  nearItems: number;
  nearOrders: number;
  nearNames: number;
  /** Shares of more lines around it. */
  zoneItems: number;
  zoneOrders: number;
  /** `true` if ingredients are a few lines below. */
  listSoon: boolean;
  itemsAbove: boolean;
  itemsBelow: boolean;
  ordersBelow: boolean;
  listBelow: boolean;
  methodAbove: boolean;
  /** `true` if the last heading above begins that part of the recipe. */
  underList: boolean;
  underMethod: boolean;
  underTips: boolean;
  methodBelow: boolean;
}

/** Numbers of lines above and below a line that are around it, in a wider zone, and a few lines below it. */
const [AROUND, ZONE, SOON] = [2, 6, 8];

/** Returns a function that returns the surroundings of a line by its index in a text. */
export function surroundingsIn(lines: readonly LineKind[]): (index: number) => Surroundings {
  const is = (heading: Heading) => (line: LineKind) => line.heading === heading;
  const isItem = (line: LineKind) => line.isItem;
  const isOrder = (line: LineKind) => line.isOrder;
  const [firstItem, lastItem] = [lines.findIndex(isItem), lines.findLastIndex(isItem)];
  const lastOrder = lines.findLastIndex(isOrder);
  const lastList = lines.findLastIndex(is('ingredients'));
  const [firstMethod, lastMethod] = [lines.findIndex(is('method')), lines.findLastIndex(is('method'))];
  let last: Heading | undefined;
  const under = lines.map(({ heading }) => {
    const above = last;
    last = heading ?? last;
    return above;
  });
  return (index) => {
    const soon = lines.slice(index + 1, index + 1 + SOON);
    return {
      nearItems: shareAround(lines, index, AROUND, isItem),
      nearOrders: shareAround(lines, index, AROUND, isOrder),
      nearNames: shareAround(lines, index, AROUND, ({ isName }) => isName),
      zoneItems: shareAround(lines, index, ZONE, isItem),
      zoneOrders: shareAround(lines, index, ZONE, isOrder),
      listSoon: soon.some((line) => line.isItem || line.heading === 'ingredients'),
      itemsAbove: firstItem >= 0 && firstItem < index,
      itemsBelow: index < lastItem,
      ordersBelow: index < lastOrder,
      listBelow: index < lastList,
      methodAbove: firstMethod >= 0 && firstMethod < index,
      methodBelow: index < lastMethod,
      underList: under[index] === 'ingredients',
      underMethod: under[index] === 'method',
      underTips: under[index] === 'tips' || under[index] === 'equipment' || under[index] === 'serving',
    };
  };
}

/** Returns the share of the lines around an index, up to `count` above and below, that pass a test. */
function shareAround(
  lines: readonly LineKind[],
  index: number,
  count: number,
  test: (line: LineKind) => boolean,
): number {
  let [matches, all] = [0, 0];
  for (let at = Math.max(0, index - count); at <= index + count; at += 1) {
    const line = lines[at];
    if (line === undefined || at === index) continue;
    all += 1;
    matches += Number(test(line));
  }
  return matches / Math.max(1, all);
}
