import { factsIn, isLabeled, keepFact } from './plain-text-facts.ts';
import { isPartTitle, withHeadings } from './plain-text-headings.ts';
import { addToList, ItemLines, isRemark } from './plain-text-items.ts';
import { getLayout, isListBelow, type Layout } from './plain-text-layout.ts';
import {
  DIVIDER,
  type FoundHeading,
  type Heading,
  isProse,
  isSentence,
  linesIn,
  seemsIngredient,
  seemsStep,
  startsWithAmount,
  type TextLine,
} from './plain-text-lines.ts';
import { isPageControl, mayBeTitle, SHARED_TITLE } from './plain-text-page.ts';
import { splitRecipes } from './plain-text-recipes.ts';
import { StepLines } from './plain-text-steps.ts';
import type { ImportedRecipe, ReadRecipe } from './read-recipe.ts';

const MAX_LINES = 5_000;

/**
 * Reads the recipes of a pasted text, plain or in Markdown: from a letter, a document or a page. Lists unrecognized
 * lines in order.
 * @throws {Error} if it has neither ingredients nor steps, or more than 5,000 lines
 */
export function readPlainText(text: string): ImportedRecipe[] {
  const lines = withHeadings(linesIn(text));
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
  private readonly lists: Record<'tips' | 'equipment' | 'serving', string[]> = { tips: [], equipment: [], serving: [] };
  private part: Part = 'head';
  /** `true` if a heading began the part. */
  private isHeaded = false;
  /** `true` if the last line of the part can continue. */
  private canJoin = false;
  private titleLine: number | undefined;
  private readonly layout: Layout;
  private readonly items: ItemLines;
  private readonly steps: StepLines;

  constructor(private readonly lines: TextLine[]) {
    this.layout = getLayout(lines);
    this.items = new ItemLines(this.layout);
    this.steps = new StepLines(lines, this.layout);
  }

  read(): ImportedRecipe {
    for (let index = 0; index < this.lines.length; index += this.readLine(index));
    const { recipe, lists } = this;
    const [{ groups }, { sections }] = [this.items, this.steps];
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
      ...this.items.groups.slice(1).map(({ title, items }) => ({ title, list: items })),
      ...this.steps.sections.slice(1).map(({ title, steps }) => ({ title, list: steps })),
    ];
    return parts.filter(({ list }) => list.length === 0).map(({ title }) => title);
  }

  /** Returns the number of lines read. */
  private readLine(index: number): number {
    const [line, next] = [this.lines[index], this.lines[index + 1]];
    const isNumberAlone = this.part === 'method' && /^\d{1,2}[.)]?$/.test(line?.text ?? '');
    if (!line || line.text === DIVIDER || line.text === '' || isNumberAlone) {
      if (this.part === 'method' && line?.text === DIVIDER && this.steps.isEnd && !this.layout.goesOn[index + 1])
        this.begin('other', false);
      this.canJoin = this.startsStep(index, isNumberAlone && line ? { ...line, number: 1 } : line);
      return 1;
    }
    const isLabel = isLabeled(line.text);
    // "7", "Make ahead: …"
    const isText = this.part === 'method' && this.steps.isPending && line.found?.heading !== 'other';
    const found = isLabel || isText ? undefined : line.found;
    if (!found && isPageControl(line.text)) {
      const title = SHARED_TITLE.exec(line.text)?.[1];
      if (title !== undefined && this.part === 'head' && this.recipe.title === undefined) this.readTitle(title);
      this.unread.push(line.text);
      return 1;
    }
    if (found && this.isLink(found, index)) {
      this.unread.push(line.text);
      return 1;
    }
    if (found) return this.readHeading(found, index, line, next);
    const isBelowSteps =
      this.part === 'method' && this.steps.isEnd && /^(?:[a-z]+ time|serves|servings|yields?)\b/i.test(line.text);
    const mayBeFact = this.part === 'head' || !this.canJoin || line.isAfterBlank || isLabel || isBelowSteps;
    const facts = mayBeFact ? factsIn(line.text) : [];
    const isFact =
      facts.length > 0 &&
      line.number === undefined &&
      !(this.part === 'ingredients' && startsWithAmount(line) && facts[0]?.field !== 'servings');
    if (isFact) {
      const value = facts.length === 1 && facts[0]?.text === undefined ? next?.text : undefined;
      for (const fact of facts) this.unread.push(...keepFact({ ...fact, text: fact.text ?? value }, this.recipe));
      return value === undefined ? 1 : 2;
    }
    if (isLabel) {
      this.unread.push(line.text);
      return 1;
    }
    this.changePart(index, line, next);
    this.add(index, line, next);
    return 1;
  }

  /** Returns the number of lines read: a tip can be below its heading. */
  private readHeading(found: FoundHeading, index: number, line: TextLine, next: TextLine | undefined): number {
    // "Note: …" between two steps does not end them.
    if (this.part === 'method' && found.heading === 'tips' && !/s$/i.test(found.name)) {
      const isAbove = found.rest === '' && line.text.endsWith(':') && this.layout.goesOn[index + 2];
      const tip = isAbove ? next?.text : found.rest;
      if (tip) {
        this.lists.tips.push(tip);
        return isAbove ? 2 : 1;
      }
    }
    if (this.isTitle(found, line, index)) {
      (this.part === 'method' ? this.steps : this.items).addTitle(line.text);
      this.canJoin = false;
      return 1;
    }
    // Below the steps and the notes, a page can have its list again, or variations.
    const isAgain =
      !this.items.isEmpty &&
      !this.steps.isEmpty &&
      (found.heading === 'ingredients' || (found.heading === 'method' && this.part !== 'method'));
    this.begin(isAgain ? 'other' : found.heading, true);
    if (found.aside !== undefined) this.readAside(found.aside);
    if (this.part === 'method' && / for /i.test(found.name)) this.steps.addTitle(found.name);
    if (this.part === 'other') this.unread.push(line.text);
    else if (found.rest !== '') this.addRest(index, { ...line, text: found.rest, isBullet: false });
    return 1;
  }

  /** Returns whether a heading is a link of a page: in its list of contents, or between a heading and its lines. */
  private isLink({ heading, rest }: FoundHeading, index: number): boolean {
    if (this.part === 'ingredients' && this.isHeaded && this.items.isEmpty) return heading === 'other';
    if (index >= this.layout.listAt || this.part !== 'head') return false;
    if (heading === 'method') return this.layout.headings.method > 0;
    return heading === 'tips' || heading === 'other' || (rest === '' && this.lines[index + 1]?.found !== undefined);
  }

  /** Returns whether a heading names a group of ingredients or a section of steps: "Method for the sauce". */
  private isTitle({ heading, name, rest }: FoundHeading, line: TextLine, index: number): boolean {
    if (rest !== '') return false;
    if (this.part === 'ingredients' && !this.items.isEmpty && index < this.layout.headings.method)
      return heading === 'serving' || (heading === 'ingredients' && name.includes(' '));
    if (this.part !== 'method' || this.steps.isEmpty) return false;
    // "To store" directly below a step is no part of its own.
    return heading === 'method' ? name.includes(' ') : /^(?:(?:to )?stor|serv)/i.test(name) && !line.isAfterBlank;
  }

  private readAside(text: string): void {
    const facts = factsIn(text);
    for (const fact of facts) this.unread.push(...keepFact(fact, this.recipe));
    if (facts.length === 0) this.unread.push(text);
  }

  /** A number alone in its line begins the step of the next line. */
  private startsStep(index: number, line?: TextLine): boolean {
    if (line?.number === undefined) return false;
    this.changePart(index, line);
    if (this.part === 'method') this.steps.addNumber();
    return this.part === 'method';
  }

  /** Without headings, amounts begin the ingredients, and sentences or numbers the steps. */
  private changePart(index: number, line: TextLine, next?: TextLine): void {
    const { ingredients, method } = this.layout.headings;
    // Some pages have the steps above the ingredients.
    const isStepAbove = method < 0 && line.number !== undefined;
    if ((index < ingredients && !isStepAbove) || (this.part === 'ingredients' && index < method)) return;
    const isBeforeItem = next !== undefined && startsWithAmount(next);
    const isItem =
      seemsIngredient(line) && (this.recipe.title !== undefined || (isBeforeItem && startsWithAmount(line)));
    const isGroup = this.recipe.title !== undefined && isBeforeItem && isPartTitle(line, next);
    const isList =
      this.part === 'head' &&
      (isItem ||
        isGroup ||
        (this.recipe.title !== undefined && !isSentence(line.text) && isListBelow(this.lines, index)));
    // A list with marks after one without: the steps.
    const isOtherList =
      !this.isHeaded && line.isBullet && line.isAfterBlank && !this.canJoin && !startsWithAmount(line);
    if (isList) this.begin('ingredients', false);
    else if (this.part === 'ingredients' && isOtherList && !this.items.isEmpty) this.begin('method', false);
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

  private add(index: number, line: TextLine, next?: TextLine): void {
    if (this.part === 'method' && this.steps.isBelow(index, line)) this.begin('other', false);
    if (this.part === 'head') this.addToHead(index, line);
    else if (this.part === 'ingredients' && this.isHeaded && index < this.layout.headings.method && isRemark(line)) {
      this.unread.push(line.text);
      // "How healthy are these ingredients?" and its answer
      if (line.text.endsWith('?')) this.begin('other', false);
    } else if (this.part === 'ingredients')
      this.canJoin = this.items.add(line, next, { isHeaded: this.isHeaded, canJoin: this.canJoin });
    else if (this.part === 'method' && this.steps.isLink(index, line)) this.unread.push(line.text);
    else if (this.part === 'method') this.canJoin = this.steps.add(line, next, this.canJoin);
    else if (this.part === 'other') this.unread.push(line.text);
    else {
      addToList(this.lists[this.part], line, this.canJoin);
      this.canJoin = true;
    }
  }

  /** Text after a heading on its line: a list in one line, or a sentence. */
  private addRest(index: number, line: TextLine): void {
    if (this.part !== 'ingredients') {
      this.add(index, line);
      return;
    }
    const items = line.text.split(
      line.text.includes(';') ? /;\s*/ : /,\s+(?=[\d½¼¾⅓⅔⅛]|an?\s|half\s|salt\b|pinch\b|some\b|and\s)/i,
    );
    for (const text of items)
      this.items.add({ ...line, text: text.replace(/^and\s+|\.$/gi, '') }, undefined, {
        isHeaded: true,
        canJoin: false,
      });
    this.canJoin = false;
  }

  private addToHead(index: number, line: TextLine): void {
    const { text } = line;
    if (this.recipe.title === undefined && mayBeTitle(line) && index >= (this.layout.titleAt ?? index)) {
      this.readTitle(text.replace(/:$/, ''));
      this.titleLine = index;
    } else if (this.titleLine === index - 1 && /^(?:with|and|in|on) /.test(text) && !isProse(text)) {
      this.recipe.title = `${this.recipe.title} ${text}`;
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
}
