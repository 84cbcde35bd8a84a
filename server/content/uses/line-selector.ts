import { type Amount, getAmount } from '#cooking/amount.ts';
import { readMark } from '#cooking/scale-text.ts';
import type { FoodLine } from '../foods/recipe-facts.ts';
import { isState, toWords } from '../foods/words.ts';
import type { LineUses } from './line-uses.ts';
import type { Mention } from './mentions.ts';
import { isSameAmount, saysRest } from './parts.ts';

/** A step's text, and the title of its instruction. */
interface TitledStep {
  text: string;
  title: string;
}

/** Selects the lines that a mention means, among the lines that have its name. */
export class LineSelector {
  /** Words of lines, groups and steps are split once, because each mention is compared with each line that it may mean. */
  private readonly noteWords: string[][];
  private readonly measureWords: string[][];
  private readonly amounts: (Amount | null)[];
  private readonly groupWords: Map<string, string[]>;
  private readonly stepWords: StemmedWords[];

  /**
   * @param uses - the uses that have been found so far
   * @param usedUp - lines that are used up
   */
  constructor(
    private readonly lines: readonly FoodLine[],
    private readonly groups: readonly string[],
    private readonly steps: readonly TitledStep[],
    private readonly uses: LineUses,
    private readonly usedUp: ReadonlySet<number>,
  ) {
    const getLongWords = (text: string) => toWords(text).filter((word) => word.length > 2);
    this.noteWords = lines.map(({ line }) => getLongWords(line.note ?? ''));
    this.measureWords = lines.map(({ line }) =>
      toWords(`${line.note ?? ''} ${line.unit ?? ''}`).filter((word) => word.length > 3 && word !== 'fine'),
    );
    this.amounts = lines.map(({ line }) => getAmount(line));
    this.groupWords = new Map(groups.map((group) => [group, getLongWords(group)]));
    this.stepWords = steps.map(
      ({ title, text }) => new StemmedWords(getLongWords(`${title} ${text}`).filter((word) => !isState(word, ''))),
    );
  }

  /**
   * Returns whether this step or its instruction has already used one of the lines: "the oil coats the flour".
   * @param stepLines - lines of which this step uses all, or the rest
   */
  isRepeated(lines: readonly number[], step: number, stepLines: ReadonlySet<number>): boolean {
    const title = this.steps[step]?.title ?? '';
    return lines.some((line) => stepLines.has(line) || this.uses.isUsedIn(line, title));
  }

  /** Returns the title of the group that a line is in. */
  getGroup(line: number): string {
    return this.groups[Number(this.lines[line]?.path[1])] ?? '';
  }

  hasQuantity(line: number): boolean {
    return this.lines[line]?.line.quantity !== null;
  }

  /**
   * Selects lines by the amount in braces, by the stated purpose, and by their notes and units.
   * @param firstLines - lines of the first mention in the step
   */
  narrow(mention: Mention, firstLines: number[] | undefined): number[] {
    const { lines, before, after } = mention;
    if (lines.length === 1) return lines;
    const selected = this.selectByPurpose(this.selectByMark(lines, mention), mention, firstLines);
    if (selected.length === 1) return selected;
    const nearbyWords = new Set([...toWords(before).slice(-6), ...toWords(after).slice(0, 3)]);
    const scored = selected.map((line) => {
      const score = this.measureWords[line]?.filter((word) => nearbyWords.has(word)).length ?? 0;
      return { line, score };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    return scored.filter(({ score }) => score === best).map(({ line }) => line);
  }

  private selectByMark(lines: number[], { mark }: Mention): number[] {
    const amount = mark === null ? null : readMark(mark)?.amount;
    if (!amount) return lines;
    const sameAmount = lines.filter((line) => {
      const lineAmount = this.amounts[line];
      return lineAmount && isSameAmount(lineAmount, amount);
    });
    return sameAmount.length > 0 ? sameAmount : lines;
  }

  /** Selects lines of which only a part was used, if the mention says "the rest". */
  selectByRest(lines: number[], { before }: Mention): number[] {
    if (!saysRest(before)) return lines;
    const partlyUsed = lines.filter((line) => !this.usedUp.has(line) && this.uses.has(line));
    return partlyUsed.length > 0 ? partlyUsed : lines;
  }

  /** Selects lines by a purpose: "the salt for the dough", "the sugar listed for them". */
  private selectByPurpose(lines: number[], { after }: Mention, firstLines: number[] | undefined): number[] {
    const hasPronoun = /\b(?:for|listed with|with) (?:it|them)\b/.test(after);
    const firstLine = firstLines?.length === 1 ? firstLines[0] : undefined;
    const sameGroup =
      hasPronoun && firstLine !== undefined
        ? lines.filter((line) => this.getGroup(line) === this.getGroup(firstLine))
        : [];
    if (sameGroup.length > 0) return sameGroup;
    const [, purpose = ''] = /^[^,]*?\b(?:for|with) (?:the )?([\p{L}-]+(?: [\p{L}-]+)?)/u.exec(after) ?? [];
    if (purpose === '') return lines;
    const words = new StemmedWords(toWords(purpose));
    const inGroup = this.findInGroup(lines, words);
    if (inGroup.length > 0) return inGroup;
    const withPurpose = lines.filter((line) => this.noteWords[line]?.some((word) => words.has(word)));
    return withPurpose.length > 0 ? withPurpose : lines;
  }

  /** Selects lines "to taste" if the step mentions tasting, lines with a quantity otherwise. */
  selectByTaste(lines: number[], { before, after }: Mention, step: number): number[] {
    const withQuantity = lines.filter((line) => this.hasQuantity(line));
    if (withQuantity.length === lines.length || withQuantity.length === 0) return lines;
    const mentionsTaste =
      /\btaste|\bseason/.test(`${before} ${after}`) || /\btaste\b/i.test(this.steps[step]?.text ?? '');
    return mentionsTaste ? lines.filter((line) => !this.hasQuantity(line)) : withQuantity;
  }

  /**
   * Selects the line in the group of which the step uses most lines, else the lines in a group that the step names.
   * @param groupCounts - number of lines that the step certainly uses, by group
   */
  selectByGroup(lines: number[], groupCounts: ReadonlyMap<string, number>, step: number): number[] {
    const counts = lines.map((line) => groupCounts.get(this.getGroup(line)) ?? 0);
    const maxCount = Math.max(...counts);
    const inMainGroup = lines.filter((_, index) => counts[index] === maxCount);
    if (maxCount > 0 && inMainGroup.length === 1) return inMainGroup;
    const words = this.stepWords[step];
    const inNamedGroup = words ? this.findInGroup(lines, words) : [];
    const candidates = inNamedGroup.length > 0 ? inNamedGroup : lines;
    const isOneGroup = new Set(candidates.map((line) => this.getGroup(line))).size === 1;
    return candidates.length < lines.length && isOneGroup ? candidates : lines;
  }

  /** Returns the lines in a group whose title has one of the words. */
  private findInGroup(lines: readonly number[], words: StemmedWords): number[] {
    const isNamed = new Map<string, boolean>();
    return lines.filter((line) => {
      const group = this.getGroup(line);
      const isInGroup = isNamed.get(group) ?? this.groupWords.get(group)?.some((word) => words.has(word)) ?? false;
      isNamed.set(group, isInGroup);
      return isInGroup;
    });
  }
}

/** A set of words that also matches stems: "frying" matches "fry", and "thinning" matches "thin". */
class StemmedWords {
  private readonly words: ReadonlySet<string>;
  private readonly stems: ReadonlySet<string>;

  constructor(words: readonly string[]) {
    this.words = new Set(words);
    this.stems = new Set(words.map(getStem).filter((stem) => stem.length > 2));
  }

  has(word: string): boolean {
    return this.words.has(word) || this.stems.has(getStem(word));
  }
}

function getStem(word: string): string {
  return word.replace(/(?:ing|ed|er)$/, '').replace(/(.)\1$/, '$1');
}
