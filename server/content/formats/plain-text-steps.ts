import { isPartTitle, isShortName } from './plain-text-headings.ts';
import type { Layout } from './plain-text-layout.ts';
import { isClosed, isSentence, type TextLine } from './plain-text-lines.ts';
import { isAmongLinks, isInstruction } from './plain-text-page.ts';
import type { Section } from './schema-org-instructions.ts';

/** Collects the steps of a text, in their sections. */
export class StepLines {
  readonly sections: [Section, ...Section[]] = [{ title: 'Method', steps: [] }];
  /** `true` if the last step has a number. */
  private isNumbered = false;
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

  /** Begins a step whose text is on the next line. */
  addNumber(): void {
    if (!this.isPending) this.push('');
    this.isNumbered = false;
  }

  /** Returns whether a line is below the last step: all numbered steps are above it. */
  isBelow(index: number, line: TextLine): boolean {
    return this.mayEnd(line) && this.isNumbered && index > this.layout.lastNumber;
  }

  /** Returns whether a line between the steps is a part of the page. */
  isLink(index: number, line: TextLine): boolean {
    if (!this.mayEnd(line)) return false;
    const isLast = !this.layout.goesOn[index] && !isSentence(line.text) && !isInstruction(line.text);
    if (!isAmongLinks(this.lines, index) && (!isLast || isPartTitle(line)))
      return this.isAfterLinks && !isInstruction(line.text);
    this.isAfterLinks = true;
    return true;
  }

  private mayEnd(line: TextLine): boolean {
    const last = this.last();
    return !this.layout.isWrapped && !isNew(line) && this.isProse && last !== undefined && isClosed(last);
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
    const isTitled = !this.layout.isWrapped && isShortName(line.text) && next !== undefined && isSentence(next.text);
    const isBeforeFirst = next?.number === 1 && this.isEnd && line.text.split(' ').length < 7 && !isSentence(line.text);
    if (!isNew(line) && !this.isPending && (isPartTitle(line, next) || isTitled || isBeforeFirst)) {
      this.addTitle(line.text);
      return false;
    }
    const { steps } = this.section();
    const last = steps.at(-1);
    if (last !== undefined && canJoin && !isNew(line) && (last === '' || !line.isAfterBlank)) {
      const isTitle = last.length <= 40 && !isClosed(last) && /^\p{Lu}/u.test(line.text);
      const goesOn =
        last === '' ||
        (this.isNumbered && (this.layout.isWrapped || !isClosed(last))) ||
        line.isIndented ||
        /^\p{Ll}/u.test(line.text);
      if (goesOn || isTitle || (!isClosed(last) && this.layout.isWrapped)) {
        steps[steps.length - 1] =
          last === '' ? line.text : `${last.replace(/:$/, '')}${isTitle ? ': ' : ' '}${line.text}`;
        return true;
      }
    }
    this.push(line.text);
    this.isNumbered = line.number !== undefined;
    return true;
  }

  private section(): Section {
    return this.sections.at(-1) ?? this.sections[0];
  }
}

function isNew({ number, isBullet }: TextLine): boolean {
  return number !== undefined || isBullet;
}
