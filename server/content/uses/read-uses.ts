import { getAmount } from '#cooking/amount.ts';
import type { StepUseType } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import type { RecipeFields } from '../format/recipe.schema.ts';
import { CollectiveTerms } from './collective-terms.ts';
import { LineSelector } from './line-selector.ts';
import { type LineUse, LineUses } from './line-uses.ts';
import { findLineByWords, type Mention, MentionFinder } from './mentions.ts';
import { getMentionedPart, getRest, isSameAmount, sumParts } from './parts.ts';
import { type LinePart, readWrittenPart, type WrittenUse } from './written-uses.ts';

/** A step's text, and the uses that its author states. */
interface Step {
  text: string;
  path: (string | number)[];
  title: string;
  uses: WrittenUse[];
}

/** A line that a step uses, and how much of it. */
type UsedLine = Pick<LineUse, 'line' | 'part'>;

/**
 * Reads which ingredient lines each step uses, and how much of each. A step uses the lines that its text names: the first
 * step that names a line uses all of it, or the part that it states. Authors state a use if the text is ambiguous.
 * @returns the unambiguous uses of each step of each instruction, in order; and the problems: names that may mean
 * several lines, lines that are not used up, and steps that use more than a line has
 */
export function readUses(
  { ingredients, instructions }: Pick<RecipeFields, 'ingredients' | 'instructions'>,
  lines: readonly FoodLine[],
): { uses: StepUseType[][][]; problems: PathProblem[] } {
  const groups = ingredients.map(({ title }) => title);
  const steps = instructions.flatMap(({ title, steps: texts }, index) =>
    texts.map(
      ({ text, uses }, stepIndex): Step => ({ title, text, uses, path: ['instructions', index, 'steps', stepIndex] }),
    ),
  );
  const reader = new UsesReader(lines, groups, steps);
  const lineUses = reader.read();
  let next = 0;
  const uses = instructions.map(({ steps: texts }) =>
    texts.map(() => {
      const step = next++;
      return lineUses
        .getByStep(step)
        .toSorted((a, b) => a.line - b.line)
        .map((use) => toStepUse(use, lineUses, lines));
    }),
  );
  return { uses, problems: reader.problems };
}

class UsesReader {
  readonly problems: PathProblem[] = [];
  private readonly uses = new LineUses();
  /** Lines that are used up. */
  private readonly usedUp = new Set<number>();
  private readonly mentions: MentionFinder;
  private readonly selector: LineSelector;

  constructor(
    private readonly lines: readonly FoodLine[],
    private readonly groups: readonly string[],
    private readonly steps: readonly Step[],
  ) {
    this.mentions = new MentionFinder(lines);
    this.selector = new LineSelector(lines, groups, steps, this.uses, this.usedUp);
  }

  read(): LineUses {
    const repeats: { line: number; step: number }[] = [];
    for (const [step, { text, uses, path }] of this.steps.entries()) {
      const writtenLines = this.addWritten(step, uses, path);
      for (const { line, part } of this.resolve(this.mentions.findAll(text), step, writtenLines)) {
        if (writtenLines.has(line) || this.usedUp.has(line)) continue;
        // After its first use, a line is only used again if the text states a part of it, or the rest.
        if (part === 'all' && this.uses.has(line) && this.selector.hasQuantity(line)) {
          repeats.push({ line, step });
          continue;
        }
        this.add(line, step, part);
      }
    }
    this.assignRests(repeats);
    this.addCollectiveUses();
    this.checkAmounts();
    return this.uses;
  }

  /** Adds a use. If it is all or the rest of a line with an amount, the line is used up. */
  private add(line: number, step: number, part: LinePart): void {
    const amount = getAmount(this.lines[line]?.line ?? {});
    const isUsed = this.uses.has(line);
    const isWhole = typeof part === 'object' && amount !== null && isSameAmount(part, amount);
    const actualPart =
      isWhole || (part === 'rest' && !isUsed) ? 'all' : part === 'all' && isUsed && amount !== null ? 'rest' : part;
    // A step uses a line without an amount, such as salt, only once.
    if (!isUsed || amount !== null || !this.uses.getByStep(step).some((use) => use.line === line))
      this.uses.add({ line, step, part: actualPart }, this.steps[step]?.title ?? '');
    if (amount !== null && (part === 'all' || part === 'rest' || isWhole)) this.usedUp.add(line);
  }

  /** Adds the uses that the author states in a step, and returns their lines, including lines that are only named. */
  private addWritten(step: number, uses: Step['uses'], path: Step['path']): Set<number> {
    const writtenLines = new Set<number>();
    for (const [words, writtenPart] of uses) {
      const part = readWrittenPart(writtenPart);
      const line = findLineByWords(words, this.lines, this.groups);
      if (typeof line !== 'number') {
        this.problems.push({ path, message: line.problem });
        continue;
      }
      writtenLines.add(line);
      if (part !== null && part !== 'none') this.add(line, step, part);
    }
    return writtenLines;
  }

  /** Decides which lines the mentions of a step mean, and how much of each. */
  private resolve(mentions: readonly Mention[], step: number, writtenLines: ReadonlySet<number>): UsedLine[] {
    const candidates: number[][] = [];
    for (const mention of mentions) candidates.push(this.selector.narrow(mention, candidates[0]));
    const groupCounts = this.countByGroup(candidates.flatMap((lines) => (lines.length === 1 ? lines : [])));
    const usedLines: UsedLine[] = [];
    /** Lines of which this step uses all, or the rest. */
    const stepLines = new Set<number>();
    for (const [index, mention] of mentions.entries()) {
      const possibleLines = candidates[index] ?? [];
      if (possibleLines.some((line) => writtenLines.has(line))) continue;
      const lines = this.select(possibleLines, mention, step, groupCounts, stepLines);
      const foods = new Set(lines.map((line) => this.lines[line]?.food.key));
      if (lines.length > 1 && (foods.size === 1 || !mention.isPlural)) {
        this.reportAmbiguity(lines, step);
        continue;
      }
      for (const line of lines) {
        const part = getMentionedPart(mention, this.lines[line]?.line);
        if (part === 'all' || part === 'rest') stepLines.add(line);
        usedLines.push({ line, part });
      }
    }
    return usedLines;
  }

  private countByGroup(lines: readonly number[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const line of lines) {
      const group = this.selector.getGroup(line);
      counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    return counts;
  }

  /** Returns the lines that a mention most likely means; none if they are used up, or an unclear name is repeated. */
  private select(
    possibleLines: number[],
    mention: Mention,
    step: number,
    groupCounts: ReadonlyMap<string, number>,
    stepLines: ReadonlySet<number>,
  ): number[] {
    const lines = possibleLines.length > 1 ? this.selector.selectByRest(possibleLines, mention) : possibleLines;
    const isNameOnly = lines.length > 1 && lines.length === mention.lines.length;
    if (isNameOnly && this.selector.isRepeated(lines, step, stepLines)) return [];
    const available = lines.filter((line) => !this.usedUp.has(line) && !stepLines.has(line));
    const byTaste = available.length > 1 ? this.selector.selectByTaste(available, mention, step) : available;
    return byTaste.length > 1 ? this.selector.selectByGroup(byTaste, groupCounts, step) : byTaste;
  }

  /** Reports a mention that may mean several lines. */
  private reportAmbiguity(lines: readonly number[], step: number): void {
    const { path = [] } = this.steps[step] ?? {};
    const choices = lines.map((line) => `"${this.lines[line]?.line.text}"`).join(' or ');
    if (this.problems.some((problem) => problem.path === path && problem.message.includes(choices))) return;
    this.problems.push({
      path,
      message: `may mean ${choices}: name the group or the amount in the step`,
    });
  }

  /** Assigns the rest of each line to the last step that names it without stating how much. */
  private assignRests(repeats: readonly { line: number; step: number }[]): void {
    for (const [line] of this.lines.entries()) {
      const uses = this.uses.getByLine(line);
      if (uses.length === 0 || this.usedUp.has(line) || !this.selector.hasQuantity(line)) continue;
      const repeat = repeats.findLast((each) => each.line === line);
      const last = uses.at(-1);
      if (repeat) this.add(line, repeat.step, 'rest');
      else if (last?.part === 'some') {
        last.part = uses.length === 1 ? 'all' : 'rest';
        this.usedUp.add(line);
      }
    }
  }

  /** Adds uses of lines that no step names: "mix everything for the marinade", "add the spices". */
  private addCollectiveUses(): void {
    const terms = new CollectiveTerms(this.steps, this.lines);
    for (const [line, foodLine] of this.lines.entries()) {
      if (this.uses.has(line)) continue;
      const step = terms.findStep(foodLine, this.selector.getGroup(line), this.groups.length);
      if (step !== undefined) this.add(line, step, 'all');
    }
  }

  /** Reports lines that no step uses, and lines of which the steps use too much or too little. */
  private checkAmounts(): void {
    for (const [line, { line: fields, path }] of this.lines.entries()) {
      const parts = this.uses.getByLine(line).map(({ part }) => part);
      if (parts.length === 0) {
        this.problems.push({
          path,
          message: `"${fields.text}" is not used in any step: name ${fields.item} in the step that adds it`,
        });
        continue;
      }
      const amount = getAmount(fields);
      if (!amount) continue;
      const sum = sumParts(parts, amount);
      if (sum === null) continue;
      const isUsedUp = parts.includes('rest') || parts.includes('all');
      if (sum.compare(amount.from) > 0 || (isUsedUp && sum.compare(amount.from) >= 0 && parts.length > 1))
        this.problems.push({ path, message: `"${fields.text}" is less than the steps use` });
      else if (!isUsedUp && !sum.equals(amount.from))
        this.problems.push({
          path,
          message: `"${fields.text}" is more than the steps use: say which step uses the rest`,
        });
    }
  }
}

function toStepUse({ line, part }: LineUse, lineUses: LineUses, lines: readonly FoodLine[]): StepUseType {
  const total = getAmount(lines[line]?.line ?? {});
  const parts = lineUses.getByLine(line).map((use) => use.part);
  const rest = part === 'rest' && total ? getRest(parts, total) : null;
  const amount = typeof part === 'object' ? part : part === 'all' ? total : rest;
  return {
    line,
    part: typeof part === 'object' ? 'part' : part,
    quantity: amount?.from.toFraction() ?? null,
    quantityTo: amount?.to?.toFraction() ?? null,
    unit: amount?.unit?.singular ?? null,
  };
}
