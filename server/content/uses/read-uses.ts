import { getAmount } from '#cooking/amount.ts';
import type { StepUseType } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import type { RecipeFields } from '../format/recipe.schema.ts';
import { MeantLines } from './meant-lines.ts';
import { findLine, LineNames, type Mention } from './mentions.ts';
import { getRest, isSame, mentionedPart, sumParts } from './parts.ts';
import { type LineUse, TakenLines } from './taken-lines.ts';
import { TogetherSteps } from './together.ts';
import { type LineShare, type OwnUse, readWrittenUse } from './written-uses.ts';

/** A step's text, and the uses that its author wrote. */
interface Step {
  text: string;
  path: (string | number)[];
  title: string;
  uses: OwnUse[];
}

/**
 * Reads which lines each step uses, and how much of each.
 * @returns the unambiguous uses of each step of each instruction, in order; and problems: a mention that may mean
 * several lines, a line that is not used up, or steps that use more than a line has
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
  const takenLines = reader.read();
  let next = 0;
  const uses = instructions.map(({ steps: texts }) =>
    texts.map(() => {
      const step = next++;
      return takenLines
        .getStepUses(step)
        .toSorted((a, b) => a.line - b.line)
        .map((each) => toUse(each, takenLines, lines));
    }),
  );
  return { uses, problems: reader.problems };
}

class UsesReader {
  readonly problems: PathProblem[] = [];
  private readonly takenLines = new TakenLines();
  private readonly usedUp = new Set<number>();
  private readonly names: LineNames;
  private readonly meantLines: MeantLines;

  constructor(
    private readonly lines: readonly FoodLine[],
    private readonly groups: readonly string[],
    private readonly steps: readonly Step[],
  ) {
    this.names = new LineNames(lines);
    this.meantLines = new MeantLines(lines, groups, steps, this.takenLines, this.usedUp);
  }

  read(): TakenLines {
    const repeats: { line: number; step: number }[] = [];
    for (const [step, { text, uses, path }] of this.steps.entries()) {
      const writtenLines = this.readWritten(step, uses, path);
      const mentions = this.names.mentionsIn(text);
      for (const { line, part } of this.resolve(mentions, step, writtenLines)) {
        if (writtenLines.has(line) || this.usedUp.has(line)) continue;
        // Once begun, an ingredient is only used again as the rest or as a part.
        if (part === 'all' && this.takenLines.has(line) && this.meantLines.hasQuantity(line)) {
          repeats.push({ line, step });
          continue;
        }
        this.take(line, step, part);
      }
    }
    this.finishBegun(repeats);
    this.takeTogether();
    this.check();
    return this.takenLines;
  }

  private take(line: number, step: number, part: LineShare): void {
    const amount = getAmount(this.lines[line]?.line ?? {});
    const isTaken = this.takenLines.has(line);
    const isWholeLine = typeof part === 'object' && amount !== null && isSame(part, amount);
    const last = part === 'rest' || isWholeLine || part === 'all';
    const share =
      isWholeLine || (part === 'rest' && !isTaken)
        ? 'all'
        : part === 'all' && isTaken && amount !== null
          ? 'rest'
          : part;
    if (!isTaken || amount !== null || !this.takenLines.getStepUses(step).some((each) => each.line === line))
      this.takenLines.add({ line, step, part: share }, this.steps[step]?.title ?? '');
    if (last && amount !== null) this.usedUp.add(line);
  }

  private readWritten(step: number, uses: Step['uses'], path: Step['path']): Set<number> {
    const namedLines = new Set<number>();
    for (const [words, writtenUse] of uses) {
      const part = readWrittenUse(writtenUse);
      const line = findLine(words, this.lines, this.groups);
      if (typeof line !== 'number') {
        this.problems.push({ path, message: line.problem });
        continue;
      }
      namedLines.add(line);
      if (part !== null && part !== 'none') this.take(line, step, part);
    }
    return namedLines;
  }

  /** Decides which lines the mentions of a step mean, and how much of each. */
  private resolve(
    mentions: readonly Mention[],
    step: number,
    writtenLines: ReadonlySet<number>,
  ): { line: number; part: LineShare }[] {
    const candidates: number[][] = [];
    for (const mention of mentions) candidates.push(this.meantLines.narrow(mention, candidates[0]));
    const certain = candidates.flatMap((lines) => (lines.length === 1 ? lines : []));
    const groupCounts = new Map<string, number>();
    for (const line of certain)
      groupCounts.set(this.meantLines.getGroup(line), (groupCounts.get(this.meantLines.getGroup(line)) ?? 0) + 1);
    const result: { line: number; part: LineShare }[] = [];
    const currentLines = new Set<number>();
    for (const [index, mention] of mentions.entries()) {
      let lines = candidates[index] ?? [];
      if (lines.some((line) => writtenLines.has(line))) continue;
      if (lines.length > 1) lines = this.meantLines.selectByRest(lines, mention);
      if (
        lines.length > 1 &&
        lines.length === mention.lines.length &&
        this.meantLines.isAgain(lines, step, currentLines)
      )
        continue;
      const remainingLines = lines.filter((line) => !this.usedUp.has(line) && !currentLines.has(line));
      if (remainingLines.length === 0) continue;
      lines = remainingLines.length > 1 ? this.meantLines.selectByTaste(remainingLines, mention, step) : remainingLines;
      if (lines.length > 1) lines = this.meantLines.selectByGroup(lines, groupCounts, step);
      const foods = new Set(lines.map((line) => this.lines[line]?.food.key));
      if (lines.length > 1 && (foods.size === 1 || !mention.isPlural)) {
        this.askWhich(lines, step);
        continue;
      }
      for (const line of lines) {
        const part = mentionedPart(mention, this.lines[line]?.line);
        if (part === 'all' || part === 'rest') currentLines.add(line);
        result.push({ line, part });
      }
    }
    return result;
  }

  /** Reports a mention that may mean several lines. */
  private askWhich(lines: readonly number[], step: number): void {
    const { path = [] } = this.steps[step] ?? {};
    const choices = lines.map((line) => `"${this.lines[line]?.line.text}"`).join(' or ');
    if (this.problems.some((problem) => problem.path === path && problem.message.includes(choices))) return;
    this.problems.push({
      path,
      message: `may mean ${choices}: name the group or the amount in the step`,
    });
  }

  /** Gives the rest of a begun ingredient to the last step that names it, if nothing else takes it. */
  private finishBegun(repeats: readonly { line: number; step: number }[]): void {
    for (const [line] of this.lines.entries()) {
      const parts = this.takenLines.getLineUses(line);
      if (parts.length === 0 || this.usedUp.has(line) || !this.meantLines.hasQuantity(line)) continue;
      const again = repeats.findLast((each) => each.line === line);
      const last = parts.at(-1);
      if (again) this.take(line, again.step, 'rest');
      else if (last?.part === 'some') {
        last.part = parts.length === 1 ? 'all' : 'rest';
        this.usedUp.add(line);
      }
    }
  }

  /** Finds steps for lines that no step names: "mix everything for the marinade", "add the spices". */
  private takeTogether(): void {
    const together = new TogetherSteps(this.steps, this.lines);
    for (const [line, each] of this.lines.entries()) {
      if (this.takenLines.has(line)) continue;
      const step = together.find(each, this.meantLines.getGroup(line), this.groups.length);
      if (step !== undefined) this.take(line, step, 'all');
    }
  }

  private check(): void {
    for (const [line, { line: fields, path }] of this.lines.entries()) {
      const parts = this.takenLines.getLineUses(line);
      if (parts.length === 0) {
        this.problems.push({
          path,
          message: `"${fields.text}" is not used in any step: name ${fields.item} in the step that adds it`,
        });
        continue;
      }
      const amount = getAmount(fields);
      if (!amount) continue;
      const sum = sumParts(
        parts.map(({ part }) => part),
        amount,
      );
      if (sum === null) continue;
      const rest = parts.some(({ part }) => part === 'rest' || part === 'all');
      if (sum.compare(amount.from) > 0 || (rest && sum.compare(amount.from) >= 0 && parts.length > 1))
        this.problems.push({ path, message: `"${fields.text}" is less than the steps use` });
      else if (!rest && !sum.equals(amount.from))
        this.problems.push({
          path,
          message: `"${fields.text}" is more than the steps use: say which step uses the rest`,
        });
    }
  }
}

function toUse({ line, part }: LineUse, takenLines: TakenLines, lines: readonly FoodLine[]): StepUseType {
  const total = getAmount(lines[line]?.line ?? {});
  const amount =
    typeof part === 'object'
      ? part
      : part === 'rest' && total
        ? getRest(
            takenLines.getLineUses(line).map((each) => each.part),
            total,
          )
        : part === 'all'
          ? total
          : null;
  return {
    line,
    part: typeof part === 'object' ? 'part' : part,
    quantity: amount?.from.toFraction() ?? null,
    quantityTo: amount?.to?.toFraction() ?? null,
    unit: amount?.unit?.singular ?? null,
  };
}
