import { isFields } from '#server/is-fields.ts';
import { getTexts } from './values.ts';

type Json = Record<string, unknown>;

export interface Section {
  title: string;
  steps: string[];
}

const METHOD = 'Method';
/** Step numbers in the text, which are removed because the site numbers the steps. */
const NUMBERED = /^(?:(?:step\s*)?\d{1,2}\s*[.):](?=\s|\p{L})\s*|step\s+\d{1,2}\s+(?=\p{Lu}))/iu;
const STEP_NUMBER = /^(?:step\s*)?\d*[.:]?$/i;
/** Punctuation that is left over between paragraphs, and bullets. */
const SEPARATOR = /^(?:[,;.·•▢*–-]\s+)+/u;
/** A line that names the part of the dish that follows: "For the sauce:". */
const HEADING = /^\p{Lu}[^.!?:]{2,60}:$/u;
/** Properties of instructions that are read, or that are irrelevant to the cook. */
const KNOWN_PROPERTIES = new Set([
  ...['@type', '@id', '@context', 'type', 'name', 'text', 'description', 'itemListElement', 'item', 'steps'],
  ...['url', 'position', 'itemListOrder', 'numberOfItems', 'mainEntityOfPage'],
]);

/** Reads the instructions of a schema.org recipe in order: texts, steps, directions and sections, at any nesting. */
export class InstructionsReader {
  readonly sections: Section[] = [];
  /** Parts without text, and properties that are not read, each with all its values; in order. */
  readonly unread: [property: string | null, values: unknown[]][] = [];
  /** The section of the last heading. */
  private headingSection?: Section;

  /** @param title - the recipe's title, which some pages repeat before the first step */
  constructor(private readonly title?: string) {}

  read(value: unknown): void {
    // In a single text, each line is a step; in a step among others, line breaks become spaces.
    this.readPart(value, undefined, countTexts(value) === 1);
  }

  private readPart(value: unknown, section: Section | undefined, isAlone: boolean): void {
    if (Array.isArray(value)) for (const part of value) this.readPart(part, section, isAlone);
    else if (typeof value === 'string') this.addSteps(getTexts(value), section);
    else if (isFields(value)) this.readObject(value, section, isAlone);
    else if (value !== null && value !== undefined) this.unread.push([null, [value]]);
  }

  private readObject(part: Json, section: Section | undefined, isAlone: boolean): void {
    const name = (getTexts(part.name)[0] ?? '').replace(NUMBERED, '');
    const [text, ...more] = [...getTexts(part.text), ...getTexts(part.description)];
    const nested = part.itemListElement ?? part.item ?? part.steps;
    const isSection = getTexts(part['@type']).some((type) => /Section$/.test(type));
    if (text !== undefined && !isSection) {
      this.addStep(name, isAlone ? text : joinLines(text), section);
      this.addSteps(more.filter((other) => !includesText(text, other)).map(joinLines), section);
      // The directions of a step may repeat its text.
      for (const other of getNestedTexts(nested))
        if (!includesText(text, other)) this.addUnread('itemListElement', other);
    } else if (nested === undefined || isEmpty(nested)) {
      if (isSection && text === undefined && name !== '') this.startSection(name);
      else if (text ?? name) this.addSteps([text ?? name], section);
      else this.unread.push([null, [part]]);
    } else {
      const target = name === '' || STEP_NUMBER.test(name) ? section : this.startSection(name);
      this.addSteps(
        [text, ...more].filter((stepText) => stepText !== undefined),
        target,
      );
      this.readPart(nested, target, isAlone);
    }
    if (text !== undefined || name !== '' || !isEmpty(nested ?? null)) this.addUnreadProperties(part);
  }

  private addUnreadProperties(part: Json): void {
    for (const [property, value] of Object.entries(part))
      if (!KNOWN_PROPERTIES.has(property) && !isEmpty(value)) this.addUnread(property, value);
  }

  private addUnread(property: string, value: unknown): void {
    const entry = this.unread.find(([name]) => name === property);
    if (entry) entry[1].push(value);
    else this.unread.push([property, [value]]);
  }

  /** Adds a step. Its name is a separate title, unless its text begins with the name. */
  private addStep(name: string, text: string, section?: Section): void {
    const isRepeated = toLetters(text.replace(NUMBERED, '')).startsWith(toLetters(name));
    const isTitle = name !== '' && !STEP_NUMBER.test(name) && !isRepeated;
    if (isTitle && section) this.addSteps([`${name.replace(/[.:]$/, '')}: ${text}`], section);
    else this.addSteps([text], isTitle ? this.startSection(name) : section);
  }

  private addSteps(texts: string[], section?: Section): void {
    for (const line of texts.flatMap((text) => text.split('\n')).flatMap(splitNumberedSteps)) {
      const step = line.replace(SEPARATOR, '').replace(NUMBERED, '').trim();
      if (!/[\p{L}\p{N}]/u.test(step) || STEP_NUMBER.test(step) || step === this.title) continue;
      if (!section && HEADING.test(step)) this.headingSection = this.startSection(step.slice(0, -1));
      else (section ?? this.getDefaultSection()).steps.push(step);
    }
  }

  /** Returns the section for steps outside sections: the last heading's, or a new one, to keep the order. */
  private getDefaultSection(): Section {
    const last = this.sections.at(-1);
    return last && (last === this.headingSection || last.title === METHOD) ? last : this.startSection(METHOD);
  }

  private startSection(title: string): Section {
    const section = { title, steps: [] };
    this.sections.push(section);
    return section;
  }
}

/** Returns the steps of a line that numbers them from 1: "1. Boil the pasta. 2. Drain it." */
function splitNumberedSteps(line: string): string[] {
  let next = 1;
  const starts = [...line.matchAll(/(?<=^|[\s.!])(\d{1,2})[.)]\s+(?=\p{Lu})/gu)].flatMap(({ 1: number, index }) => {
    const isNext = Number(number) === next && (next > 1 || index === 0);
    if (isNext) next += 1;
    return isNext ? [index] : [];
  });
  return starts.length < 2 ? [line] : starts.map((start, index) => line.slice(start, starts[index + 1]));
}

function getNestedTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(getNestedTexts);
  if (!isFields(value)) return getTexts(value);
  return [...getTexts(value.text ?? value.name), ...getNestedTexts(value.itemListElement)];
}

function countTexts(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, part) => sum + countTexts(part), 0);
  if (!isFields(value)) return getTexts(value).length;
  return getTexts(value.text).length > 0 ? 1 : countTexts(value.itemListElement);
}

/** Joins the lines of a step, unless they are numbered. */
function joinLines(text: string): string {
  const lines = text.split('\n');
  return lines.filter((line) => NUMBERED.test(line)).length > 1 ? text : lines.join(' ');
}

function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function includesText(text: string, other: string): boolean {
  return toLetters(text).includes(toLetters(other));
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}
