import { factsIn, isLabeled, isValue, keepFact, servingsIn } from './plain-text-facts.ts';
import { HeadLines } from './plain-text-head.ts';
import { withHeadings } from './plain-text-headings.ts';
import { addToList, ItemLines, isRemark, listIn } from './plain-text-items.ts';
import { getLayout, type Layout } from './plain-text-layout.ts';
import { DIVIDER, type FoundHeading, linesIn, startsWithAmount, type TextLine } from './plain-text-lines.ts';
import { isPageControl, SHARED_TITLE } from './plain-text-page.ts';
import { getNextPart, type Part } from './plain-text-parts.ts';
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
  /** Title of a part of the dish that has its own list and steps: "Frosting". */
  private ownTitle: string | undefined;
  private readonly layout: Layout;
  private readonly head: HeadLines;
  private readonly items: ItemLines;
  private readonly steps: StepLines;

  constructor(private readonly lines: TextLine[]) {
    this.layout = getLayout(lines);
    this.head = new HeadLines(this.recipe, this.unread, this.layout);
    this.items = new ItemLines(this.layout);
    this.steps = new StepLines(lines, this.layout);
  }

  read(): ImportedRecipe {
    for (let index = 0; index < this.lines.length; index += this.readLine(index));
    const { recipe, lists } = this;
    const servings = recipe.servings ?? servingsIn(this.lines.map(({ text }) => text));
    const [{ groups }, { sections }] = [this.items, this.steps];
    const filled = <Value extends { items: string[] } | { steps: string[] }>(parts: Value[]) =>
      parts.filter((part) => ('items' in part ? part.items : part.steps).length > 0);
    const [ingredients, instructions] = [filled(groups), filled(sections)];
    return {
      fields: {
        ...recipe,
        ...(servings !== undefined && { servings }),
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
    if (line.isFrontMatter) {
      this.readAside(line.text);
      return 1;
    }
    const isLabel = isLabeled(line.text);
    // "7", "Make ahead: …"
    const isText = this.part === 'method' && this.steps.isPending && line.found?.heading !== 'other';
    const found = isLabel || isText ? undefined : line.found;
    if (!found && isPageControl(line.text)) {
      const title = SHARED_TITLE.exec(line.text)?.[1];
      if (title !== undefined && this.part === 'head' && this.recipe.title === undefined) this.head.readTitle(title);
      this.unread.push(line.text);
      return 1;
    }
    if (found && this.isLink(found, index)) {
      // "How to make leek soup"
      if (index === 0 && found.heading === 'method' && found.name.includes(' ')) this.head.readTitle(line.text);
      else this.unread.push(line.text);
      return 1;
    }
    if (found) return this.readHeading(found, index, line, next);
    const isBelowSteps =
      this.part === 'method' &&
      this.steps.isEnd &&
      /^\(?(?:[a-z]+ time|serves|servings|yields?|makes)\b/i.test(line.text);
    const isBelowList = this.part === 'ingredients' && !line.isBullet && /^\p{L}[^:]*:(?:\s|$)/u.test(line.text);
    const mayBeFact =
      this.part === 'head' || !this.canJoin || isBelowList || line.isAfterBlank || isLabel || isBelowSteps;
    const facts = mayBeFact ? factsIn(line.text) : [];
    const isFact =
      facts.length > 0 &&
      line.number === undefined &&
      !(this.part === 'ingredients' && startsWithAmount(line) && facts[0]?.field !== 'servings');
    if (isFact) {
      const [fact] = facts;
      const isAbove = facts.length === 1 && fact?.text === undefined && isValue(next?.text ?? '', fact?.field);
      const value = isAbove ? next?.text : undefined;
      for (const fact of facts) this.unread.push(...keepFact({ ...fact, text: fact.text ?? value }, this.recipe));
      return value === undefined ? 1 : 2;
    }
    if (isLabel) {
      this.unread.push(line.text);
      return 1;
    }
    this.changePart(index, line);
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
    // "You will need" below the ingredients
    if (this.part === 'ingredients' && !this.items.isEmpty && / need$/i.test(found.name)) {
      this.begin('equipment', true);
      return 1;
    }
    if (this.isTitle(found, line, index)) {
      (this.part === 'method' ? this.steps : this.items).addTitle(line.text);
      this.canJoin = false;
      return 1;
    }
    // A part of the dish below the steps can have its own list and steps.
    const hasOwnTitle =
      found.heading === 'ingredients' ? this.beginOwnList() : found.heading === 'method' && this.ownTitle !== undefined;
    // Below the steps and the notes, a page can have its list again, or variations.
    const isAgain =
      !hasOwnTitle &&
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
    // "To store" directly below a step does not start a part.
    return heading === 'method' ? name.includes(' ') : /^(?:(?:to )?stor|serv)/i.test(name) && !line.isAfterBlank;
  }

  /** Makes a title without steps the title of a list. @returns `false` if there is no such title */
  private beginOwnList(): boolean {
    this.ownTitle = this.part === 'method' ? this.steps.takeEmptyTitle() : undefined;
    if (this.ownTitle !== undefined) this.items.addTitle(this.ownTitle);
    return this.ownTitle !== undefined;
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

  private changePart(index: number, line: TextLine): void {
    const { part, isHeaded, canJoin } = this;
    const [hasTitle, hasItems] = [this.recipe.title !== undefined, !this.items.isEmpty];
    const next = getNextPart({ part, isHeaded, canJoin, hasTitle, hasItems }, line, index, this.lines, this.layout);
    if (next === 'ingredients') this.beginOwnList();
    if (next) this.begin(next, false);
  }

  private begin(part: Part, isHeaded: boolean): void {
    if (part === 'method' && this.ownTitle !== undefined) this.steps.addTitle(this.ownTitle);
    if (part === 'method') this.ownTitle = undefined;
    this.part = part;
    this.isHeaded = isHeaded;
    this.canJoin = false;
  }

  private add(index: number, line: TextLine, next?: TextLine): void {
    if (this.part === 'method' && this.steps.isBelow(index, line)) this.begin('other', false);
    const isStep = this.part === 'head' && /^(?:first,? )?(?:pre-?)?heat\b.*\boven\b/i.test(line.text);
    if (isStep) this.steps.add(line, next, false);
    else if (this.part === 'head') this.canJoin = this.head.add(index, line, this.canJoin);
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
    for (const text of listIn(line.text))
      this.items.add({ ...line, text }, undefined, { isHeaded: true, canJoin: false });
    this.canJoin = false;
  }
}
