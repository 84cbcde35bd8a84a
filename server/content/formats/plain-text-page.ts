import { factsIn } from './plain-text-facts.ts';
import { DIVIDER, isAmountAlone, isClosed, isSentence, startsWithAmount, type TextLine } from './plain-text-lines.ts';

/** Words of buttons and switches on a page: a line with only these words is not part of a recipe. */
const CONTROLS = new Set(
  `go amount measure quantity preparation method print pin pinterest save saved rate share tweet twitter email facebook instagram whatsapp google link copy copied text jump to recipe recipes
  video photo photos gallery us u.s. usm customary metric imperial unit units cups scale cook cooking mode on off keep screen awake
  checklist ingredient ingredients instruction instructions direction directions select deselect all add my box cookbook collection menu list
  shopping advertisement ad ads continue reading below read more less show hide view subscribe newsletter search home log login sign in up follow
  close next previous back start none found done submit cancel edit delete skip content the this a it and or of your
  check uncheck to list join now with without image images title along loading upload review tweak ask detailed order online`.split(
    /\s+/,
  ),
);
/** A button with the title: "Share “Leek soup” on …". */
export const SHARED_TITLE = /^(?:share|email|tweet|pin) [“"]([^”"]+)[”"]/i;
/** Marks, counts and letter endings that are not part of a recipe. */
const UNREAD =
  /^(?:prevent your screen.*|want .* inbox.*|i consent to .*|(?:log ?in|sign (?:up|in)) (?:or|to) .*|.*\bclick here\b.*|cost per serving.*|select rating|give .{1,80} \d\/\d|hungry for more.*|follow (?:me|us) .*|as an amazon .*|alternative quantities .*|for best results .* photos? .*|this (?:content|recipe) (?:is imported|was provided) .*|when entering .*|cook mode.*|recipe via .*|jump to .*|[★☆⭐\s]+|\(?[\d.,]+k?\s+(?:votes?|reviews?|ratings?|comments?|stars?|shares?|saves?|photos?|people)\b.{0,40}|\d(?:\.\d+)?\s+(?:from|out of)\s+\d.*|no (?:ratings|reviews|comments).*|(?:ratings?|votes|you|reviews?):.{0,12}|(?:share|email|tweet) [“"].*|share (?:on|by) .*|(?:love|best(?: wishes)?|cheers|(?:kind )?regards|yours)[,!].{0,30})$/i;

/** Returns whether a line is a button, a switch or a count of a page, or the end of a letter. */
export function isPageControl(text: string): boolean {
  if (UNREAD.test(text.replace(/^[↑→»\s]+/, ''))) return true;
  // Copied switches have no spaces: "Scale 1x2x3x", "CupsMetric".
  const apart = text.replace(/(?:[½\d]+x)+/g, ' scale ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const words = apart.toLowerCase().match(/[\p{L}\d.]+/gu) ?? [];
  return words.length > 0 && words.length <= 12 && words.every((word) => CONTROLS.has(word));
}

/** Lines before the ingredients above which a text is a whole page, whose first line may be a menu or a path. */
const LONG_HEAD = 10;
/** Lines from the ingredients on whose items are compared with the title. */
const MAX_ITEMS = 60;
/** Minimum lead in score over the first line for a later one to be the title. */
const MARGIN = 0.3;
/** Score of a line that another one contains: the path to the page, or "Share “Leek soup”". */
const MENTION = 2;
const MAX_TITLE = 100;
/** Paths of a page, parts of a dish, and sentences for readers. */
const NO_TITLE = /\s[»>›]\s|^the .*(?:crust|filling|topping)$|^(?:for best|if|when|please|photo|share|social) /i;
/** Counts, names of lists of recipes, and lists of tags: the first line of a letter can be a title nevertheless. */
const NO_PAGE_TITLE = /^\d|^recipes\b|\brecipes$|,.*,.*,/i;
const MIN_LETTERS = 4;

/**
 * Returns the position of the title of a page, whose first lines are menus and buttons: a line that says what the
 * ingredients say.
 * @param end - position of the line below the head of the page
 * @param listAt - position of the ingredients, or -1
 * @returns undefined for other texts, whose first line is the title
 */
export function findPageTitle(lines: readonly TextLine[], end: number, listAt: number): number | undefined {
  const head = lines.slice(0, end);
  if (head.length <= LONG_HEAD && !head.some(({ text }) => isPageControl(text))) return undefined;
  // An amount can be in the line before its food, and a title can name the dish: "For the cake".
  const items = lines
    .slice(Math.max(0, listAt), listAt + MAX_ITEMS)
    .filter((line, index, list) => /^for /i.test(line.text) || [line, list[index - 1]].some(isListed));
  const said = new Set(items.flatMap(({ text }) => toWords(text)));
  const links = head.filter(({ text }) => /[»>›“"]/.test(text));
  const titles = head.flatMap((line, index) => {
    if (!mayBeTitle(line) || NO_PAGE_TITLE.test(line.text)) return [];
    const words = [...new Set(toWords(line.text))];
    const hits = words.filter((word) => said.has(word)).length;
    const score = hits ** 2 / Math.max(1, words.length);
    const own = line.text.replace(/ recipe$/i, '');
    const isMentioned = / /.test(own) && links.some((link) => link.text.includes(own));
    return { index, score: score + (isMentioned ? MENTION : 0) };
  });
  const [first] = titles;
  if (!first) return undefined;
  const isOther = ({ index }: typeof first) => /^\p{Ll}|\d\s*\p{L}+$/u.test(head[index]?.text ?? '');
  const better = titles.filter((each) => each.score > first.score + MARGIN && !isOther(each));
  return better.sort((one, other) => other.score - one.score)[0]?.index ?? first.index;
}

function isListed(line: TextLine | undefined, index: number): boolean {
  return line !== undefined && (index === 0 ? startsWithAmount(line) : isAmountAlone(line.text));
}

/**
 * Returns whether a line can be a title: it may end in an exclamation mark, but must not be a fact, a heading or prose.
 */
export function mayBeTitle(line: TextLine | undefined): boolean {
  if (!line || line.text === DIVIDER || line.text.length > MAX_TITLE || isPageControl(line.text)) return false;
  if (isGreeting(line.text) || NO_TITLE.test(line.text) || line.found || factsIn(line.text).length > 0) return false;
  return !isSentence(line.text) || (/[!?][)”"]?$/.test(line.text) && !/[.!?]\s/.test(line.text));
}

/** Words with which instructions begin. */
const INSTRUCTS =
  /^(?:add|arrange|assemble|bake|beat|blend|boil|bring|brown|brush|chill|chop|coat|combine|cook|cool|cover|cut|dip|divide|drain|drizzle|drop|dust|enjoy|fill|flip|fold|form|fry|garnish|grate|grease|grill|heat|keep|knead|ladle|lay|leave|let|line|make|marinate|mash|measure|melt|microwave|mix|move|pat|peel|pipe|place|pour|prepare|preheat|press|pulse|put|reduce|refrigerate|remove|repeat|rest|return|rinse|roast|roll|rub|saut[eé]|scatter|scoop|season|serve|set|shape|shred|sift|simmer|skim|slice|slow|soak|spoon|spray|spread|sprinkle|squeeze|stir|store|strain|taste|tip|top|toss|transfer|trim|turn|use|warm|wash|weigh|whisk|wrap|in|on|to|with|when|while|once|if|as|after|meanwhile|using|for|then|next|now|finally)\b/i;
const MAX_WORDS_OF_LINK = 12;
const MIN_LINKS = 3;

/**
 * Returns whether a line is one of several links and labels of a page between or below steps that are sentences. Only
 * instructions go on after them.
 */
export function isAmongLinks(lines: readonly TextLine[], index: number): boolean {
  const isLink = (line: TextLine | undefined) =>
    line !== undefined &&
    !line.found &&
    !isClosed(line.text) &&
    line.number === undefined &&
    !line.isBullet &&
    isShort(line.text);
  if (!isLink(lines[index])) return false;
  let [from, to] = [index, index];
  while (index - from < MIN_LINKS && isLink(lines[from - 1])) from -= 1;
  while (to - index < MIN_LINKS && isLink(lines[to + 1])) to += 1;
  return to - from + 1 >= MIN_LINKS;
}

function isShort(text: string): boolean {
  return text.length <= MAX_TITLE && text.split(' ').length <= MAX_WORDS_OF_LINK;
}

/** Returns whether a line begins as instructions do. */
export function isInstruction(text: string): boolean {
  return INSTRUCTS.test(text);
}

function isGreeting(text: string): boolean {
  return /^(?:(?:hi|hello|hey|dear|here(?:’|')?s|here (?:it )?is|as promised|home)\b|(?:from|to|sent|cc|date):)/i.test(
    text,
  );
}

function toWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= MIN_LETTERS && !/^(?:with|from|your|this|that|recipes?)$/.test(word))
    .map((word) => word.replace(/(?:es|s)$/, ''));
}
