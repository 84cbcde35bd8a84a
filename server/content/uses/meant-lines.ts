import { amountOf } from '#cooking/amount.ts';
import { readMark } from '#cooking/scale-text.ts';
import type { FoodLine } from '../foods/recipe-facts.ts';
import { isState, wordsOf } from '../foods/words.ts';
import type { Mention } from './mentions.ts';
import { isSame, saysRest } from './parts.ts';
import type { Part } from './written-uses.ts';

/** A step's text, and the title of its instruction. */
interface TitledStep {
  text: string;
  title: string;
}

/** A line that a step takes, and how much of it. */
export interface Taken {
  line: number;
  step: number;
  part: Part;
}

/** Tells which of the lines that a mention may mean it does mean. */
export class MeantLines {
  /**
   * @param taken the lines that steps have taken so far
   * @param done the lines of which nothing is left
   */
  constructor(
    private readonly lines: readonly FoodLine[],
    private readonly groups: readonly string[],
    private readonly steps: readonly TitledStep[],
    private readonly taken: readonly Taken[],
    private readonly done: ReadonlySet<number>,
  ) {}

  /** Returns `true` for what the same instruction named before: "the oil coats the flour". */
  isAgain(lines: readonly number[], step: number, here: ReadonlySet<number>): boolean {
    const title = this.steps[step]?.title;
    const before = this.taken.filter((each) => this.steps[each.step]?.title === title).map((each) => each.line);
    return lines.some((line) => here.has(line) || before.includes(line));
  }

  /** Returns the title of the group that a line is in. */
  groupOf(line: number): string {
    return this.groups[Number(this.lines[line]?.path[1])] ?? '';
  }

  /** Returns `true` for a line with a quantity. */
  isCounted(line: number): boolean {
    return this.lines[line]?.line.quantity !== null;
  }

  /** Tells lines apart by the amount in the text, by what it says that they are for, and by their notes. */
  narrow(mention: Mention, first: number[] | undefined): number[] {
    const { lines, before, after } = mention;
    if (lines.length === 1) return lines;
    const meant = this.byPointer(this.byMark(lines, mention), mention, first);
    if (meant.length === 1) return meant;
    const text = new Set([...wordsOf(before).slice(-6), ...wordsOf(after).slice(0, 3)]);
    const scored = meant.map((line) => {
      const said = this.lines[line]?.line;
      const notes = wordsOf(`${said?.note ?? ''} ${said?.unit ?? ''}`).filter(
        (word) => word.length > 3 && word !== 'fine',
      );
      return { line, score: notes.filter((word) => text.has(word)).length };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    return scored.filter(({ score }) => score === best).map(({ line }) => line);
  }

  private byMark(lines: number[], { mark }: Mention): number[] {
    const amount = mark === null ? null : readMark(mark)?.amount;
    if (!amount) return lines;
    const same = lines.filter((line) => {
      const whole = amountOf(this.lines[line]?.line ?? {});
      return whole && isSame(whole, amount);
    });
    return same.length > 0 ? same : lines;
  }

  /** The rest is of what was begun. */
  byRest(lines: number[], { before }: Mention): number[] {
    if (!saysRest(before)) return lines;
    const begun = lines.filter((line) => !this.done.has(line) && this.taken.some((each) => each.line === line));
    return begun.length > 0 ? begun : lines;
  }

  /** "the salt for the dough", "the sugar listed for them". */
  private byPointer(lines: number[], { after }: Mention, first: number[] | undefined): number[] {
    const said = /\b(?:for|listed with|with) (?:it|them)\b/.test(after);
    const near = first?.length === 1 ? first[0] : undefined;
    const same = said && near !== undefined ? lines.filter((line) => this.groupOf(line) === this.groupOf(near)) : [];
    if (same.length > 0) return same;
    const [, pointer = ''] = /^[^,]*?\b(?:for|with) (?:the )?([\p{L}-]+(?: [\p{L}-]+)?)/u.exec(after) ?? [];
    const words = new Set(wordsOf(pointer));
    const named = (text: string) => wordsOf(text).some((word) => word.length > 2 && hasRoot(words, word));
    const inGroup = lines.filter((line) => named(this.groupOf(line)));
    if (inGroup.length > 0) return inGroup;
    const noted = lines.filter((line) => named(this.lines[line]?.line.note ?? ''));
    return noted.length > 0 ? noted : lines;
  }

  /** Reads what is added "to taste" by words of tasting. */
  byTaste(lines: number[], { before, after }: Mention, step: number): number[] {
    const counted = lines.filter((line) => this.isCounted(line));
    if (counted.length === lines.length || counted.length === 0) return lines;
    const tastes = /\btaste|\bseason/.test(`${before} ${after}`) || /\btaste\b/i.test(this.steps[step]?.text ?? '');
    return tastes ? lines.filter((line) => !this.isCounted(line)) : counted;
  }

  /** Of several the one whose group is named by the step, or of which the step uses more. */
  byGroup(lines: number[], near: ReadonlyMap<string, number>, step: number): number[] {
    const { title = '', text = '' } = this.steps[step] ?? {};
    const said = new Set(wordsOf(`${title} ${text}`).filter((word) => word.length > 2 && !isState(word, '')));
    const counts = lines.map((line) => near.get(this.groupOf(line)) ?? 0);
    const most = Math.max(...counts);
    const nearest = lines.filter((_, index) => counts[index] === most);
    if (most > 0 && nearest.length === 1) return nearest;
    const ofTitle = lines.filter((line) =>
      wordsOf(this.groupOf(line)).some((word) => word.length > 2 && hasRoot(said, word)),
    );
    const some = ofTitle.length > 0 ? ofTitle : lines;
    return some.length === 1
      ? some
      : some.length < lines.length && new Set(some.map((line) => this.groupOf(line))).size === 1
        ? some
        : lines;
  }
}

/** Tells if a word or one of its root is among them: "frying" and "fry", "thinning" and "thin". */
function hasRoot(words: ReadonlySet<string>, word: string): boolean {
  const root = (each: string) => each.replace(/(?:ing|ed|er)$/, '').replace(/(.)\1$/, '$1');
  return [...words].some((each) => each === word || (root(each).length > 2 && root(each) === root(word)));
}
