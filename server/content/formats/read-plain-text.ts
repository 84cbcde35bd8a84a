import { factsIn, servingsIn, storeFact, yieldIn } from './plain-text-facts.ts';
import { type LabeledLine, labelLines } from './plain-text-labels.ts';
import { linesIn } from './plain-text-lines.ts';
import { SHARED_TITLE } from './plain-text-page.ts';
import { titleInProse } from './plain-text-titles.ts';
import { AMOUNT, isClosed, isProse, listIn, withAmountFirst, withoutReply } from './plain-text-words.ts';
import type { ImportedRecipe, ReadRecipe } from './read-recipe.ts';

const MAX_LINES = 5_000;
/** A part of a dish next to the name of its list: "Ingredients (dough)". */
const PART_NAME = /^\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}$/u;

/**
 * Reads the recipes of a pasted text, plain or in Markdown: from an email, a document or a page. Lists unrecognized
 * lines in order.
 * @throws {Error} if it has neither ingredients nor steps, or more than 5,000 lines
 */
export function readPlainText(text: string): ImportedRecipe[] {
  const lines = linesIn(text);
  if (lines.length > MAX_LINES) throw new Error(`It has more than ${MAX_LINES} lines`);
  const labeled = labelLines(lines);
  const starts = [0, ...labeled.flatMap(({ isNextRecipe }, index) => (isNextRecipe ? [index] : []))];
  const recipes = starts.map((start, index) => new PlainTextReader(labeled.slice(start, starts[index + 1])).read());
  const valid = recipes.filter(({ fields }) => fields.ingredients !== undefined || fields.instructions !== undefined);
  if (valid.length === 0) throw new Error('It has no ingredients and no steps');
  return valid;
}

/** Ingredients or steps below a title. */
interface Part {
  title: string | null;
  lines: string[];
}

/** Builds a recipe from its labeled lines. */
class PlainTextReader {
  private readonly recipe: ReadRecipe = {};
  private readonly unread: string[] = [];
  private readonly groups: Part[] = [{ title: null, lines: [] }];
  private readonly sections: Part[] = [{ title: null, lines: [] }];
  private readonly lists: Record<'tips' | 'equipment' | 'serving', string[]> = { tips: [], equipment: [], serving: [] };
  /** Title of a part of the dish with its own ingredients and steps, until its steps begin. */
  private partTitle: string | undefined;

  constructor(private readonly lines: LabeledLine[]) {}

  read(): ImportedRecipe {
    for (const [index, line] of this.lines.entries()) this.readLine(line, this.lines[index - 1]);
    const { recipe, lists } = this;
    recipe.title ??= this.lines.map(({ text }) => SHARED_TITLE.exec(text)?.[1]).find((title) => title !== undefined);
    const list = this.lines.findIndex(({ label }) => label === 'list' || label === 'item');
    recipe.title ??= titleInProse(this.lines.slice(0, Math.max(0, list)).map(({ text }) => text));
    // "2 portions of stock" is an ingredient, but "4 cups rice (for 4 people)" states the servings.
    const mayStateServings = ({ label, text }: LabeledLine) =>
      label !== 'item' || /\bfor \w+ (?:people|persons)\b/i.test(text);
    const texts = this.lines.filter(mayStateServings).map(({ text }) => text);
    const servings = recipe.servings ?? servingsIn(texts);
    const makes = recipe.yield ?? (servings === undefined ? yieldIn(texts) : undefined);
    const ingredients = this.groups.filter(({ lines }) => lines.length > 0);
    const instructions = this.sections.filter(({ lines }) => lines.length > 0);
    const empty = [...this.groups, ...this.sections].filter((part) => part.lines.length === 0);
    return {
      fields: {
        ...recipe,
        ...(servings !== undefined && { servings }),
        ...(makes !== undefined && { yield: makes }),
        ...(ingredients.length > 0 && {
          ingredients: ingredients.map(({ title, lines: items }) => ({ title, items })),
        }),
        ...(instructions.length > 0 && {
          instructions: instructions.map(({ title, lines: steps }) => ({ title, steps })),
        }),
        ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
      },
      unread: [...this.unread, ...empty.flatMap(({ title }) => title ?? [])],
    };
  }

  private readLine(line: LabeledLine, above: LabeledLine | undefined): void {
    const { label, text, found } = line;
    switch (label) {
      case 'title':
        this.readTitle(line);
        break;
      case 'list':
        if (found?.aside !== undefined) this.readAside(found.aside, this.groups);
        addTo(this.groups, ...listIn(found?.rest ?? ''));
        break;
      case 'group':
        if (line.facts.length > 0) this.readOther(line, above);
        else begin(this.groups, partIn(line));
        break;
      case 'item':
        this.readItem(text);
        break;
      case 'itemEnd':
        join(this.groups, text, false);
        break;
      case 'method':
        this.beginPart();
        if (found && / for /i.test(found.name)) begin(this.sections, found.name);
        if (found?.aside !== undefined) this.readAside(found.aside, this.sections);
        addTo(this.sections, ...(found?.rest ? [found.rest.replace(/^1[.)]\s+/, '')] : []));
        break;
      case 'section':
        begin(this.sections, text);
        break;
      case 'step':
        this.beginPart();
        addTo(this.sections, text);
        break;
      case 'stepEnd':
        join(this.sections, text, true);
        break;
      case 'part':
        this.partTitle = partIn(line).replace(/:$/, '');
        begin(this.groups, this.partTitle);
        break;
      case 'note':
      case 'tips':
        addRest(this.lists.tips, found?.rest);
        break;
      case 'equipment':
        addRest(this.lists.equipment, found?.rest);
        break;
      case 'serving':
        addRest(this.lists.serving, found?.rest);
        break;
      default:
        this.readOther(line, above);
    }
  }

  /** Begins the steps of a part of the dish below its title. */
  private beginPart(): void {
    if (this.partTitle !== undefined) begin(this.sections, this.partTitle);
    this.partTitle = undefined;
  }

  /** Reads a line that is not part of the ingredients or steps. */
  private readOther(line: LabeledLine, above: LabeledLine | undefined): void {
    const { label, text, facts } = line;
    const { recipe, unread } = this;
    const isNew =
      above?.label !== label ||
      line.isAfterBlank ||
      (isClosed(above.text) && !isProse(text)) ||
      line.isBullet ||
      line.number !== undefined ||
      /^\p{Lu}[\p{L} ]{2,20}:\s/u.test(text);
    const { description } = recipe;
    if (facts.length > 0) for (const fact of facts) unread.push(...storeFact(fact, recipe));
    else if (label === 'tip') addToList(this.lists.tips, text, isNew);
    else if (label === 'thing') addToList(this.lists.equipment, text, isNew);
    else if (label === 'idea') addToList(this.lists.serving, text, isNew);
    else if (label !== 'head') unread.push(text);
    else if (above?.label === 'title' && /^(?:with|and|in|on) /.test(text) && !isProse(text))
      recipe.title = `${recipe.title} ${text}`;
    else if (description === undefined && isProse(text)) recipe.description = text;
    else if (typeof description === 'string' && above && description.endsWith(above.text) && !isNew)
      recipe.description = `${description} ${text}`;
    else unread.push(text);
  }

  /** Reads a title, which may end in a fact: "Tomato soup – serves 4". */
  private readTitle({ text, facts, isFrontMatter }: LabeledLine): void {
    for (const fact of facts) this.unread.push(...storeFact(fact, this.recipe));
    if (facts.length > 0) return;
    // In front matter, a title is a fact. "layout: recipe" is not a title.
    if (isFrontMatter) {
      this.unread.push(text);
      return;
    }
    const [, title = text, rest = ''] =
      /^(.{3,}?)\s*(?:\s[–—-]|[(|,:]|\s(?=[Ss]erves \d|(?:prep|cook|total) time:))\s*([^()]+)\)?$/.exec(text) ?? [];
    const trailingFacts = factsIn(rest).filter((fact) => fact.text !== undefined);
    this.recipe.title = withoutReply(trailingFacts.length > 0 ? title : text).replace(/:$/, '');
    for (const fact of trailingFacts) this.unread.push(...storeFact(fact, this.recipe));
  }

  /** Reads an ingredient, or several in a sentence: "Filling: cream; nuts; mixed fruit." */
  private readItem(text: string): void {
    const [, title, rest = text] = /^(\p{L}[\p{L} ]{2,30}):\s+(.*)$/u.exec(text) ?? [];
    const items = listIn(rest);
    const isWhole = /\([^)]*[,;]|; or /.test(rest) || items.length < 3;
    const isList = !isWhole && (rest.includes(';') || items.every((item) => AMOUNT.test(item)));
    if (isList && title !== undefined) begin(this.groups, title);
    addTo(this.groups, ...(isList ? items : [withAmountFirst(text)]));
  }

  /** Reads the words next to the name of a list: a fact, or the part of the dish to which the list belongs. */
  private readAside(text: string, parts: Part[]): void {
    const facts = factsIn(text);
    for (const fact of facts) this.unread.push(...storeFact(fact, this.recipe));
    const part = partNameIn(text);
    if (facts.length === 0 && part !== undefined) begin(parts, part);
    else if (facts.length === 0) this.unread.push(text);
  }
}

/** Returns the part of the dish to which a list belongs: "Dough" for "Ingredients - Dough". */
function partIn({ text, found }: LabeledLine): string {
  return partNameIn(found?.aside ?? '') ?? text;
}

function partNameIn(aside: string): string | undefined {
  return PART_NAME.test(aside) ? aside.replace(/^for (?:the )?/i, '') : undefined;
}

function begin(parts: Part[], title: string): void {
  parts.push({ title: title.replace(/:$/, ''), lines: [] });
}

function addTo(parts: Part[], ...lines: string[]): void {
  parts.at(-1)?.lines.push(...lines);
}

/** Maximum length of a title at the beginning of a step, in characters. */
const MAX_STEP_TITLE = 40;

/**
 * Joins a line with the last line of a list.
 * @param mayBeTitled - whether a short last line may be the title of the new line: "The base: Rub …"
 */
function join(parts: Part[], text: string, mayBeTitled: boolean): void {
  const lines = parts.at(-1)?.lines ?? [];
  const last = lines.pop();
  const isTitle =
    mayBeTitled && last !== undefined && last.length <= MAX_STEP_TITLE && !isClosed(last) && /^\p{Lu}/u.test(text);
  lines.push(last === undefined ? text : `${last.replace(/:$/, '')}${isTitle ? ':' : ''} ${text}`);
}

/** Adds the text that follows a heading on the same line. */
function addRest(list: string[], rest = ''): void {
  if (rest !== '') list.push(rest);
}

/** Adds a line to a list, or to the last entry of the list if the line continues it. */
function addToList(list: string[], text: string, isNew: boolean): void {
  const last = list.at(-1);
  if (last !== undefined && !isNew && !isClosed(last)) list[list.length - 1] = `${last} ${text}`;
  else list.push(text);
}
