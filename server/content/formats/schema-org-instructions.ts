import { textsOf } from './values.ts';

type Json = Record<string, unknown>;

export interface Section {
  title: string;
  steps: string[];
}

const METHOD = 'Method';
/** Numbers that pages write before steps: the recipe numbers them itself. */
const NUMBERED = /^(?:(?:step\s*)?\d{1,2}\s*[.):](?=\s|\p{L})\s*|step\s+\d{1,2}\s+(?=\p{Lu}))/iu;
const STEP_NUMBER = /^(?:step\s*)?\d*[.:]?$/i;

/** Reads the instructions of a schema.org recipe in their order: texts, steps, directions and sections, nested in any way. */
export class InstructionsReader {
  readonly sections: Section[] = [];
  /** Parts that hold no text. */
  readonly unread: unknown[] = [];

  read(value: unknown, section?: Section): void {
    if (Array.isArray(value)) for (const part of value) this.read(part, section);
    else if (typeof value === 'string') this.addSteps(value, section);
    else if (isObject(value)) this.readObject(value, section);
    else if (value !== null && value !== undefined) this.unread.push(value);
  }

  private readObject(part: Json, section?: Section): void {
    const [name = '', text] = [textsOf(part.name)[0], textsOf(part.text)[0]];
    const nested = part.itemListElement ?? part.item ?? part.steps;
    const isSection = textsOf(part['@type']).some((type) => /Section$/.test(type));
    // A step may repeat in its directions what its text says.
    if (text !== undefined && !isSection) this.addStep(name, text, section);
    else if (nested === undefined || isEmpty(nested)) {
      if (text ?? name) this.addSteps(text ?? name, section);
      else this.unread.push(part);
    } else {
      const own = name === '' || STEP_NUMBER.test(name) ? section : this.begin(name);
      if (text !== undefined) this.addSteps(text, own);
      this.read(nested, own);
    }
  }

  /** The name of a step that its text does not begin with is a title of its own. */
  private addStep(name: string, text: string, section?: Section): void {
    const isTitle = name !== '' && !STEP_NUMBER.test(name) && !text.startsWith(name.replace(/(?:\.{3}|…|\.)$/, ''));
    if (isTitle && section) this.addSteps(`${name.replace(/[.:]$/, '')}: ${text}`, section);
    else this.addSteps(text, isTitle ? this.begin(name) : section);
  }

  private addSteps(text: string, section?: Section): void {
    const lines = textsOf(text).flatMap((plain) => plain.split('\n'));
    const steps = lines.map((line) => line.replace(NUMBERED, '').trim()).filter((line) => line !== '');
    if (steps.length === 0) return;
    (section ?? this.method()).steps.push(...steps);
  }

  /** Steps that stand alone after a section begin another one: their order stays. */
  private method(): Section {
    const last = this.sections.at(-1);
    return last?.title === METHOD ? last : this.begin(METHOD);
  }

  private begin(title: string): Section {
    const section = { title, steps: [] };
    this.sections.push(section);
    return section;
  }
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
