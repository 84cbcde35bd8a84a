import { factsIn, keepFact } from './plain-text-facts.ts';
import {
  BUTTON,
  DIVIDER,
  type Heading,
  headingIn,
  isAmountAlone,
  isPartTitle,
  isSentence,
  linesIn,
  seemsIngredient,
  seemsStep,
  startsWithAmount,
  type TextLine,
  withAmountFirst,
} from './plain-text-lines.ts';
import { splitRecipes } from './plain-text-recipes.ts';
import type { ImportedRecipe, ReadRecipe } from './read-recipe.ts';
import type { Section } from './schema-org-instructions.ts';

interface Group {
  title: string;
  items: string[];
}

const MAX_LINES = 5_000;

/**
 * Reads the recipes of a pasted text, plain or in Markdown: from a letter, a document or a page. Lists unrecognized
 * lines in order.
 * @throws {Error} if it has neither ingredients nor steps, or more than 5,000 lines
 */
export function readPlainText(text: string): ImportedRecipe[] {
  const lines = linesIn(text);
  if (lines.length > MAX_LINES) throw new Error(`It has more than ${MAX_LINES} lines`);
  const recipes = splitRecipes(lines).map((lines) => new PlainTextReader(lines).read());
  const found = recipes.filter(({ fields }) => fields.ingredients !== undefined || fields.instructions !== undefined);
  if (found.length === 0) throw new Error('It has no ingredients and no steps');
  return found;
}

type Part = Heading | 'head';

/** Reads the lines of one recipe. */
class PlainTextReader {
  private readonly recipe: ReadRecipe = {};
  private readonly unread: string[] = [];
  private readonly groups: Group[] = [];
  private readonly sections: Section[] = [];
  private readonly lists: Record<'tips' | 'equipment' | 'serving', string[]> = { tips: [], equipment: [], serving: [] };
  private part: Part = 'head';
  /** `true` if a heading began the part. */
  private isHeaded = false;
  /** `true` if the last line of the part can continue. */
  private canJoin = false;
  /** `true` if the last step has a number. */
  private isNumbered = false;

  constructor(private readonly lines: TextLine[]) {}

  read(): ImportedRecipe {
    for (let index = 0; index < this.lines.length; index += this.readLine(index));
    const { recipe, groups, sections, lists } = this;
    const filled = <Value extends { items: string[] } | { steps: string[] }>(parts: Value[]) =>
      parts.filter((part) => ('items' in part ? part.items : part.steps).length > 0);
    const [ingredients, instructions] = [filled(groups), filled(sections)];
    return {
      fields: {
        ...recipe,
        ...(ingredients.length > 0 && { ingredients }),
        ...(instructions.length > 0 && { instructions }),
        ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
      },
      unread: [...this.unread, ...this.emptyTitles()],
    };
  }

  /** Titles below which there is nothing. */
  private emptyTitles(): string[] {
    const parts = [
      ...this.groups.map(({ title, items }) => ({ title, list: items })),
      ...this.sections.map(({ title, steps }) => ({ title, list: steps })),
    ];
    return parts.filter(({ title, list }) => list.length === 0 && title !== 'Method').map(({ title }) => title);
  }

  /** Returns the number of lines read. */
  private readLine(index: number): number {
    const [line, next] = [this.lines[index], this.lines[index + 1]];
    const isNumberAlone = this.part === 'method' && /^\d{1,2}$/.test(line?.text ?? '');
    if (!line || line.text === DIVIDER || line.text === '' || isNumberAlone) {
      this.canJoin = this.startsStep(isNumberAlone && line ? { ...line, number: 1 } : line);
      return 1;
    }
    if (BUTTON.test(line.text)) {
      this.unread.push(line.text);
      return 1;
    }
    const found = headingIn(line);
    if (found) {
      this.begin(found.heading, true);
      if (found.aside !== undefined) this.readAside(found.aside);
      if (found.heading === 'other') this.unread.push(line.text);
      else if (found.rest !== '') this.addRest({ ...line, text: found.rest, isBullet: false });
      return 1;
    }
    const facts = this.part === 'head' || !this.canJoin || line.isAfterBlank ? factsIn(line.text) : [];
    const isFact =
      facts.length > 0 && line.number === undefined && !(this.part === 'ingredients' && startsWithAmount(line));
    if (isFact) {
      const value = facts.length === 1 && facts[0]?.text === undefined ? next?.text : undefined;
      for (const fact of facts) this.unread.push(...keepFact({ ...fact, text: fact.text ?? value }, this.recipe));
      return value === undefined ? 1 : 2;
    }
    this.changePart(line, next);
    this.add(line, next);
    return 1;
  }

  private readAside(text: string): void {
    const facts = factsIn(text);
    for (const fact of facts) this.unread.push(...keepFact(fact, this.recipe));
    if (facts.length === 0) this.unread.push(text);
  }

  /** A number alone in its line begins the step of the next line. */
  private startsStep(line?: TextLine): boolean {
    if (line?.number === undefined) return false;
    this.changePart(line);
    if (this.part === 'method') this.section().steps.push('');
    this.isNumbered = false;
    return this.part === 'method';
  }

  /** Without headings, amounts begin the ingredients, and sentences or numbers the steps. */
  private changePart(line: TextLine, next?: TextLine): void {
    const isBeforeItem = next !== undefined && startsWithAmount(next);
    const isItem =
      seemsIngredient(line) && (this.recipe.title !== undefined || (isBeforeItem && startsWithAmount(line)));
    const isGroup = this.recipe.title !== undefined && isBeforeItem && isPartTitle(line, next);
    const isList = this.part === 'head' && (isItem || isGroup);
    // A list with marks after one without: the steps.
    const isOtherList =
      !this.isHeaded && line.isBullet && line.isAfterBlank && !this.canJoin && !startsWithAmount(line);
    if (isList) this.begin('ingredients', false);
    else if (this.part === 'ingredients' && isOtherList && this.groups.length > 0) this.begin('method', false);
    else if (
      this.part === 'ingredients' &&
      seemsStep(line) &&
      !(line.isBullet && this.isHeaded && !/^\p{Lu}/u.test(line.text))
    )
      this.begin('method', false);
    else if (this.part === 'head' && line.number !== undefined && this.recipe.title !== undefined && seemsStep(line))
      this.begin('method', false);
  }

  private begin(part: Part, isHeaded: boolean): void {
    this.part = part;
    this.isHeaded = isHeaded;
    this.canJoin = false;
  }

  private add(line: TextLine, next?: TextLine): void {
    if (this.part === 'head') this.addToHead(line);
    else if (this.part === 'ingredients') this.addIngredient(line, next);
    else if (this.part === 'method') this.addStep(line, next);
    else if (this.part === 'other') this.unread.push(line.text);
    else this.addToList(this.lists[this.part], line);
  }

  /** Text after a heading on its line: a list in one line, or a sentence. */
  private addRest(line: TextLine): void {
    if (this.part !== 'ingredients') {
      this.add(line);
      return;
    }
    const items = line.text.split(
      line.text.includes(';') ? /;\s*/ : /,\s+(?=[\d½¼¾⅓⅔⅛]|an?\s|half\s|salt\b|pinch\b|some\b|and\s)/i,
    );
    for (const text of items) this.addIngredient({ ...line, text: text.replace(/^and\s+|\.$/gi, '') });
    this.canJoin = false;
  }

  private addToHead(line: TextLine): void {
    const { text } = line;
    if (this.recipe.title === undefined && !isGreeting(text) && !isSentence(text) && text.length <= 100) {
      this.readTitle(text.replace(/:$/, ''));
    } else if (this.recipe.title !== undefined && this.recipe.description === undefined && isProse(text)) {
      this.recipe.description = text;
      this.canJoin = true;
    } else if (
      this.canJoin &&
      !line.isAfterBlank &&
      !line.isBullet &&
      !/^\p{Lu}[\p{L} ]{2,20}:\s/u.test(text) &&
      typeof this.recipe.description === 'string'
    ) {
      this.recipe.description += ` ${text}`;
    } else {
      this.unread.push(text);
      this.canJoin = false;
    }
  }

  /** A title may end in a fact: "Tomato soup – serves 4". */
  private readTitle(text: string): void {
    const [, title = text, rest = ''] = /^(.{3,}?)\s*(?:\s[–—-]|[(|,:])\s*([^()]+)\)?$/.exec(text) ?? [];
    const facts = factsIn(rest).filter(({ text: said }) => said !== undefined);
    this.recipe.title = facts.length > 0 ? title : text;
    for (const fact of facts) this.unread.push(...keepFact(fact, this.recipe));
  }

  private addIngredient(line: TextLine, next?: TextLine): void {
    if (isPartTitle(line, next)) {
      this.groups.push({ title: line.text.replace(/:$/, ''), items: [] });
      this.canJoin = false;
      return;
    }
    const group = this.groups.at(-1) ?? this.firstGroup();
    const last = group.items.at(-1);
    const isWrapped =
      this.canJoin && !line.isAfterBlank && !line.isBullet && !startsWithAmount(line) && /^[\p{Ll}(]/u.test(line.text);
    if (last !== undefined && (isAmountAlone(last) || isWrapped)) group.items.push(`${group.items.pop()} ${line.text}`);
    else group.items.push(withAmountFirst(line));
    // The lines of a list with marks go on without one.
    this.canJoin = line.isBullet || (this.canJoin && isWrapped);
  }

  private firstGroup(): Group {
    const group = { title: 'Ingredients', items: [] };
    this.groups.push(group);
    return group;
  }

  private addStep(line: TextLine, next?: TextLine): void {
    const isNew = line.number !== undefined || line.isBullet;
    if (!isNew && isPartTitle(line, next)) {
      this.sections.push({ title: line.text.replace(/:$/, ''), steps: [] });
      this.canJoin = false;
      return;
    }
    const { steps } = this.section();
    const last = steps.at(-1);
    if (last !== undefined && this.canJoin && !isNew && (last === '' || !line.isAfterBlank)) {
      const [isTitle, goesOn] = [
        last.length <= 40 && !isClosed(last) && /^\p{Lu}/u.test(line.text),
        last === '' || this.isNumbered || line.isIndented || !isClosed(last) || /^\p{Ll}/u.test(line.text),
      ];
      if (goesOn) {
        steps[steps.length - 1] =
          last === '' ? line.text : `${last.replace(/:$/, '')}${isTitle ? ': ' : ' '}${line.text}`;
        return;
      }
    }
    steps.push(line.text);
    this.canJoin = true;
    this.isNumbered = line.number !== undefined;
  }

  private section(): Section {
    const last = this.sections.at(-1);
    if (last) return last;
    const section = { title: 'Method', steps: [] };
    this.sections.push(section);
    return section;
  }

  private addToList(list: string[], line: TextLine): void {
    const last = list.at(-1);
    if (
      last !== undefined &&
      this.canJoin &&
      !line.isAfterBlank &&
      !line.isBullet &&
      line.number === undefined &&
      !isClosed(last)
    )
      list[list.length - 1] = `${last} ${line.text}`;
    else list.push(line.text);
    this.canJoin = true;
  }
}

function isGreeting(text: string): boolean {
  return /^(?:(?:hi|hello|hey|dear|here(?:’|')?s|here (?:it )?is|as promised|home)\b|(?:from|to|sent|cc|date):)/i.test(
    text,
  );
}

function isProse(text: string): boolean {
  return isSentence(text) || text.split(' ').length > 8;
}

/** Returns whether a text ends as a sentence does. */
function isClosed(text: string): boolean {
  return /[.!?]["”’)]?$/.test(text);
}
