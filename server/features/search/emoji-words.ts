/** Names of foods, each with its emoji. */
const FOODS = `
  nuts 🥜🌰, milk 🥛🍼, cheese 🧀, butter 🧈, egg 🥚🍳, wheat 🌾, bread 🍞🥖, fish 🐟🐠, shrimp 🦐🍤, crab 🦀,
  lobster 🦞, oyster 🦪, squid 🦑, octopus 🐙, meat 🥩🍖, beef 🐄🐮, pork 🐖🐷🥓, chicken 🍗🐔🐓, lamb 🐑, onion 🧅,
  garlic 🧄, tomato 🍅, eggplant 🍆, potato 🥔, corn 🌽, mushroom 🍄, coconut 🥥, honey 🍯, chocolate 🍫,
  wine 🍷, beer 🍺`;
const NAMES = new Map(
  FOODS.trim()
    .split(/,\s+/)
    .flatMap((food) => {
      const [name = '', emoji = ''] = food.split(' ');
      return [...emoji].map((each) => [each, name] as const);
    }),
);
const FOOD = `[${[...NAMES.keys()].join('')}]`;
/** Emoji that exclude a food: prohibition signs, and all faces except happy ones. */
const NO =
  '(?:[🚫❌⛔❎✖✗✘✕≠¬👎🙅🚷🛑☠💀💩🤮🤢🤧🤕🤒🤬🤯🥴🥵🥺🆘]|(?![😀-😎😙-😛😺-😽🙂🙃🙆🙋🙌🙏])[\\u{1F600}-\\u{1F64F}])';

const ANY = new RegExp(`${FOOD}|${NO}`, 'u');
const ANY_NO = new RegExp(NO, 'u');
const NO_AT_END = new RegExp(`${NO}\\s*$`, 'u');
const FOOD_WITH_NO = new RegExp(`${NO}?\\s*(${FOOD})\\s*${NO}?-?`, 'gu');
const EACH_NO = new RegExp(NO, 'gu');

/** Replaces emoji with words. A sign such as 🚫 anywhere in the query excludes every food that is an emoji. */
export function replaceEmoji(query: string): string {
  if (!ANY.test(query)) return query;
  const without = ANY_NO.test(query) ? 'without ' : '';
  return query
    .replace(FOOD_WITH_NO, (_, emoji: string) => ` ${without}${NAMES.get(emoji)} `)
    .replace(EACH_NO, NO_AT_END.test(query) ? ' no, ' : ' no ');
}
