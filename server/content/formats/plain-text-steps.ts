import { isPartTitle, isShortName } from './plain-text-headings.ts';
import type { Layout } from './plain-text-layout.ts';
import { isClosed, isProse, isSentence, startsWithAmount, type TextLine } from './plain-text-lines.ts';
import { isAmongLinks, isInstruction } from './plain-text-page.ts';
import type { Section } from './schema-org-instructions.ts';

/** Remark or source below the steps: "(It was too sweet.)", "From my aunt's notebook". */
const ASIDE = /^\(.*\)\.?$|^(?:converted|from|source|adapted|taken|original(?:ly)?|recipe)\b/i;

/** Collects the steps of a text, in their sections. */
export class StepLines {
  readonly sections: [Section, ...Section[]] = [{ title: 'Method', steps: [] }];
  /** `true` if the last step has a number. */
  private isNumbered = false;
  /** Spaces before the last step. */
  private indent = 0;
  /** `true` if all steps but the last end as sentences do. */
  private isProse = true;
  /** `true` below links between the steps. */
  private isAfterLinks = false;

  constructor(
    private readonly lines: readonly TextLine[],
    private readonly layout: Layout,
  ) {}

  /** `true` if the last step lacks its text: a number is alone on its line. */
  get isPending(): boolean {
    return this.section().steps.at(-1) === '';
  }

  /** `true` unless the last step goes on. */
  get isEnd(): boolean {
    return isClosed(this.last() ?? '.');
  }

  get isEmpty(): boolean {
    return this.last() === undefined;
  }

  addTitle(text: string): void {
    this.sections.push({ title: text.replace(/:$/, ''), steps: [] });
  }

  /** Removes the last title if there is no step below it, and returns it. */
  takeEmptyTitle(): string | undefined {
    const { title, steps } = this.section();
    return steps.length === 0 && this.sections.length > 1 && this.sections.pop() ? title : undefined;
  }

  /** Begins a step whose text is on the next line. */
  addNumber(): void {
    if (!this.isPending) this.push('');
    this.isNumbered = false;
  }

  /** Returns whether a line is below the last step: all numbered steps are above it. */
  isBelow(index: number, line: TextLine): boolean {
    return this.mayEnd(line) && this.isNumbered && index > this.layout.lastNumber;
  }

  /** Returns whether a line between or below the steps is a part of the page, a remark or a source. */
  isLink(index: number, line: TextLine): boolean {
    const [next, ...rest] = this.lines.slice(index + 1, index + 3);
    const isAboveList =
      next?.found?.heading === 'ingredients' ||
      (rest.length > 0 && [next, ...rest].every((each) => each && startsWithAmount(each)));
    if (!this.mayEnd(line) || isAboveList) return false;
    if (ASIDE.test(line.text) && !this.layout.goesOn[index]) return true;
    const isLast = !this.layout.goesOn[index] && !isProse(line.text) && !isInstruction(line.text);
    if (!isAmongLinks(this.lines, index) && (!isLast || isPartTitle(line)))
      return this.isAfterLinks && !isInstruction(line.text);
    this.isAfterLinks = true;
    return true;
  }

  private mayEnd(line: TextLine): boolean {
    const last = this.last();
    return !isNew(line) && this.isProse && last !== undefined && isClosed(last);
  }

  private last(): string | undefined {
    return this.sections.findLast(({ steps }) => steps.length > 0)?.steps.at(-1);
  }

  private push(step: string): void {
    this.isProse &&= isClosed(this.last() ?? '.');
    this.section().steps.push(step);
  }

  /**
   * Adds a step, or a line to the last one.
   * @returns whether the next line can go on
   */
  add(line: TextLine, next: TextLine | undefined, canJoin: boolean): boolean {
    const isTitled = isShortName(line.text) && next !== undefined && isSentence(next.text);
    const isBeforeFirst = next?.number === 1 && this.isEnd && line.text.split(' ').length < 7 && !isSentence(line.text);
    const isColon = isNew(line) && /^(?:\S+ ?){1,6}:$/.test(line.text) && next?.isBullet && !next.text.endsWith(':');
    const isPart = isColon || (!isNew(line) && (isPartTitle(line, next) || isTitled));
    // "Step 1: the sauce", above steps that are numbered from 1
    if (!this.isPending && (isPart || (isBeforeFirst && !line.isBullet))) {
      this.addTitle(line.text);
      return false;
    }
    const { steps } = this.section();
    const last = steps.at(-1);
    if (last !== undefined && canJoin && !isNew(line) && (last === '' || !line.isAfterBlank)) {
      const isTitle = last.length <= 40 && !isClosed(last) && !isInstruction(last) && /^\p{Lu}/u.test(line.text);
      const goesOn =
        last === '' ||
        (this.isNumbered && (!isClosed(last) || this.lines.indexOf(line) < this.layout.lastNumber)) ||
        line.indent > this.indent ||
        /^\P{Ll}.*\n\p{Ll}/u.test(`${last}\n${line.text}`);
      if (goesOn || isTitle) {
        steps[steps.length - 1] =
          last === '' ? line.text : `${last.replace(/:$/, '')}${isTitle ? ': ' : ' '}${line.text}`;
        return true;
      }
    }
    this.push(line.text);
    this.isNumbered = line.number !== undefined;
    this.indent = line.indent;
    return true;
  }

  private section(): Section {
    return this.sections.at(-1) ?? this.sections[0];
  }
}

function isNew({ number, isBullet }: TextLine): boolean {
  return number !== undefined || isBullet;
}
