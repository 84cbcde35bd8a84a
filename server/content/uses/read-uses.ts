import Fraction from 'fraction.js';
import { type Amount, addAmounts, amountIn, amountOf } from '#cooking/amount.ts';
import { readMark } from '#cooking/scale-text.ts';
import type { StepUseType } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { isState, wordsOf } from '../foods/words.ts';
import type { RecipeFields } from '../format/recipe.schema.ts';
import { LineNames, lineNamed, type Mention } from './mentions.ts';
import { readTogether } from './together.ts';
import { type OwnUse, type Part, readWrittenUse } from './written-uses.ts';

/** A step's text, and what its author says of it. */
interface Step {
  text: string;
  path: (string | number)[];
  title: string;
  uses: OwnUse[];
}

interface Taken {
  line: number;
  step: number;
  part: Part;
}

/**
 * Reads which lines each step uses, and how much of each.
 * @returns the uses of each text of each instruction, in their order; or what has to be said by the author: a place that
 * may mean several lines, a line of which not all is taken, or more than there is.
 */
export function readUses(
  { ingredients, instructions }: Pick<RecipeFields, 'ingredients' | 'instructions'>,
  lines: readonly FoodLine[],
): { uses: StepUseType[][][] } | { problems: PathProblem[] } {
  const groups = ingredients.map(({ title }) => title);
  const steps = instructions.flatMap(({ title, steps: texts }, index) =>
    texts.map(({ text, uses }, place): Step => ({ title, text, uses, path: ['instructions', index, 'steps', place] })),
  );
  const reader = new UsesReader(lines, groups, steps);
  const taken = reader.read();
  if (reader.problems.length > 0) return { problems: reader.problems };
  let next = 0;
  const uses = instructions.map(({ steps: texts }) =>
    texts.map(() => {
      const step = next++;
      return taken
        .filter((each) => each.step === step)
        .sort((a, b) => a.line - b.line)
        .map((each) => toUse(each, taken, lines));
    }),
  );
  return { uses };
}

class UsesReader {
  readonly problems: PathProblem[] = [];
  private readonly taken: Taken[] = [];
  private readonly done = new Set<number>();
  private readonly names: LineNames;

  constructor(
    private readonly lines: readonly FoodLine[],
    private readonly groups: readonly string[],
    private readonly steps: readonly Step[],
  ) {
    this.names = new LineNames(lines);
  }

  read(): Taken[] {
    const later: { line: number; step: number }[] = [];
    for (const [step, { text, uses, path }] of this.steps.entries()) {
      const written = this.readWritten(step, uses, path);
      const mentions = this.names.mentionsIn(text);
      for (const { line, part } of this.resolve(mentions, step, written)) {
        if (written.has(line)) continue;
        if (this.done.has(line)) continue;
        // Of what was begun, only what is said to be the rest, or a part, is another use.
        if (
          part === 'all' &&
          this.taken.some((each) => each.line === line && each.step <= step) &&
          this.isCounted(line)
        ) {
          later.push({ line, step });
          continue;
        }
        this.take(line, step, part);
      }
    }
    this.finishBegun(later);
    this.takeTogether();
    this.check();
    return this.taken;
  }

  private take(line: number, step: number, part: Part): void {
    const amount = amountOf(this.lines[line]?.line ?? {});
    const known = this.taken.some((each) => each.line === line);
    const whole = typeof part === 'object' && amount !== null && isSame(part, amount);
    const last = part === 'rest' || whole || part === 'all';
    const said =
      whole || (part === 'rest' && !known) ? 'all' : part === 'all' && known && amount !== null ? 'rest' : part;
    if (!known || amount !== null || !this.taken.some((each) => each.line === line && each.step === step))
      this.taken.push({ line, step, part: said });
    if (last && amount !== null) this.done.add(line);
  }

  private isCounted(line: number): boolean {
    return this.lines[line]?.line.quantity !== null;
  }

  private readWritten(step: number, uses: Step['uses'], path: Step['path']): Set<number> {
    const said = new Set<number>();
    for (const [words, written] of uses) {
      const part = readWrittenUse(written);
      const found = lineNamed(words, this.lines, this.groups);
      if (typeof found !== 'number') {
        this.problems.push({ path, message: found.problem });
        continue;
      }
      said.add(found);
      if (part !== null && part !== 'none') this.take(found, step, part);
    }
    return said;
  }

  /** Decides which lines the mentions of a step mean, and how much of each. */
  private resolve(
    mentions: readonly Mention[],
    step: number,
    written: ReadonlySet<number>,
  ): { line: number; part: Part }[] {
    const open: number[][] = [];
    for (const mention of mentions) open.push(this.narrow(mention, open[0]));
    const certain = open.flatMap((lines) => (lines.length === 1 ? lines : []));
    const groupsNear = new Map<string, number>();
    for (const line of certain) groupsNear.set(this.groupOf(line), (groupsNear.get(this.groupOf(line)) ?? 0) + 1);
    const result: { line: number; part: Part }[] = [];
    const here = new Set<number>();
    for (const [index, mention] of mentions.entries()) {
      let lines = open[index] ?? [];
      if (lines.some((line) => written.has(line))) continue;
      if (lines.length > 1) lines = this.byRest(lines, mention);
      if (lines.length > 1 && lines.length === mention.lines.length && this.isAgain(lines, step, here)) continue;
      const left = lines.filter((line) => !this.done.has(line) && !here.has(line));
      if (left.length === 0) continue;
      lines = left.length > 1 ? this.byTaste(left, mention, step) : left;
      if (lines.length > 1) lines = this.byGroup(lines, groupsNear, step);
      const foods = new Set(lines.map((line) => this.lines[line]?.food.key));
      if (lines.length > 1 && (foods.size === 1 || !mention.isPlural)) {
        this.askWhich(lines, step);
        continue;
      }
      for (const line of lines) {
        const part = this.partOf(mention, line);
        if (part === 'all' || part === 'rest') here.add(line);
        result.push({ line, part });
      }
    }
    return result;
  }

  /** Returns `true` for what the same instruction named before: "the oil coats the flour". */
  private isAgain(lines: readonly number[], step: number, here: ReadonlySet<number>): boolean {
    const title = this.steps[step]?.title;
    const before = this.taken.filter((each) => this.steps[each.step]?.title === title).map((each) => each.line);
    return lines.some((line) => here.has(line) || before.includes(line));
  }

  private groupOf(line: number): string {
    return this.groups[Number(this.lines[line]?.path[1])] ?? '';
  }

  /** Tells lines apart by the amount in the text, by what it says that they are for, and by their notes. */
  private narrow(mention: Mention, first: number[] | undefined): number[] {
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
  private byRest(lines: number[], { before }: Mention): number[] {
    if (!REST.test(lastWords(before))) return lines;
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
  private byTaste(lines: number[], { before, after }: Mention, step: number): number[] {
    const counted = lines.filter((line) => this.isCounted(line));
    if (counted.length === lines.length || counted.length === 0) return lines;
    const tastes = /\btaste|\bseason/.test(`${before} ${after}`) || /\btaste\b/i.test(this.steps[step]?.text ?? '');
    return tastes ? lines.filter((line) => !this.isCounted(line)) : counted;
  }

  /** Of several the one whose group is named by the step, or of which the step uses more. */
  private byGroup(lines: number[], near: ReadonlyMap<string, number>, step: number): number[] {
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

  private partOf({ before, mark }: Mention, line: number): Part {
    const own = this.lines[line]?.line;
    const amount = amountOf(own ?? {});
    const read = mark === null ? null : readMark(mark);
    if (read && amount && addAmounts(read.amount, amount)) return read.amount;
    if (read && amount) return read.amount;
    const near = lastWords(before);
    if (REST.test(near) || /\brest of the [\p{L}-]+ and$/u.test(near)) return 'rest';
    const share = shareIn(near);
    if (share && amount) return { ...amount, from: amount.from.mul(share), to: amount.to?.mul(share) ?? null };
    if (
      /\b(?:a little|a few|a splash|a spoonful|some|most|a ladle(?: or two)?|a few drops|a scant teaspoon|a pinch|a drizzle|a thread|a film)(?: each)?(?: of)?(?: the)?$/.test(
        near,
      )
    ) {
      const unit = own?.unit ?? '';
      return near.split(' ').includes(unit) ? 'all' : 'some';
    }
    if (/\b(?:white|green|pale|thick)(?: and pale green)? (?:part|parts|ends?) of(?: the)?$/.test(near)) return 'some';
    return 'all';
  }

  private askWhich(lines: readonly number[], step: number): void {
    const { path = [] } = this.steps[step] ?? {};
    const choices = lines.map((line) => `"${this.lines[line]?.line.text}"`).join(' or ');
    if (this.problems.some((problem) => problem.path === path && problem.message.includes(choices))) return;
    this.problems.push({
      path,
      message: `may mean ${choices}: name the group or the amount in the step, or say "uses: {<line>: all}" beside it`,
    });
  }

  /** Reads what was begun and is named again as the rest, where nothing else takes it. */
  private finishBegun(later: readonly { line: number; step: number }[]): void {
    for (const [line] of this.lines.entries()) {
      const parts = this.taken.filter((each) => each.line === line);
      if (parts.length === 0 || this.done.has(line) || !this.isCounted(line)) continue;
      const again = later.findLast((each) => each.line === line);
      const last = parts.at(-1);
      if (again) this.take(line, again.step, 'rest');
      else if (last?.part === 'some') {
        last.part = parts.length === 1 ? 'all' : 'rest';
        this.done.add(line);
      }
    }
  }

  /** Lines that no step names: "mix everything for the marinade", "add the spices". */
  private takeTogether(): void {
    for (const [line, each] of this.lines.entries()) {
      if (this.taken.some((taken) => taken.line === line)) continue;
      const step = readTogether(each, this.groupOf(line), this.groups.length, this.steps);
      if (step !== undefined) this.take(line, step, 'all');
    }
  }

  private check(): void {
    for (const [line, { line: own, food, path }] of this.lines.entries()) {
      const parts = this.taken.filter((each) => each.line === line);
      if (parts.length === 0) {
        this.problems.push({
          path,
          message: `"${own.text}" is used in no step: name ${food.name} where it goes in, or say "uses: {${own.item}: all}" at the step`,
        });
        continue;
      }
      const whole = amountOf(own);
      if (!whole) continue;
      const sum = sumOf(parts, whole);
      if (sum === null) continue;
      const rest = parts.some(({ part }) => part === 'rest' || part === 'all');
      if (sum.compare(whole.from) > 0 || (rest && sum.compare(whole.from) >= 0 && parts.length > 1))
        this.problems.push({ path, message: `"${own.text}" is less than what the steps take of it` });
      else if (!rest && !sum.equals(whole.from))
        this.problems.push({
          path,
          message: `"${own.text}" is more than what the steps take of it: say which step takes the rest`,
        });
    }
  }
}

/** @returns the sum of the known parts in the unit of the whole; null where a part is in no unit that adds up */
function sumOf(parts: readonly Taken[], whole: Amount): Fraction | null {
  let sum = new Fraction(0);
  for (const { part } of parts) {
    if (part === 'all' || part === 'rest') continue;
    if (part === 'some') return null;
    const same =
      part.unit && whole.unit && part.unit.dimension === whole.unit.dimension ? amountIn(part, whole.unit) : part;
    if (same.unit?.dimension !== whole.unit?.dimension) return null;
    sum = sum.add(same.to ?? same.from);
  }
  return sum;
}

function isSame(one: Amount, other: Amount): boolean {
  if (one.unit?.dimension !== other.unit?.dimension) return false;
  const same = other.unit && one.unit ? amountIn(one, other.unit) : one;
  return (
    same.from.equals(other.from) &&
    (same.to === null ? other.to === null : other.to !== null && same.to.equals(other.to))
  );
}

const REST =
  /\b(?:rest|remaining|remainder|last|other (?:half|two thirds|third|part))\b(?: (?:of|the|two|thirds?))*(?: [\p{L}-]+)?(?: of)?(?: the)?$/u;

function lastWords(before: string): string {
  return before.split(' ').filter(Boolean).slice(-7).join(' ');
}

const SHARES: [RegExp, string][] = [
  [/\b(?:half|half of|one half of)(?: the)?$/, '1/2'],
  [/\b(?:a|one) third of(?: the)?$/, '1/3'],
  [/\btwo thirds of(?: the)?$/, '2/3'],
  [/\b(?:a|one) quarter of(?: the)?$/, '1/4'],
  [/\bthree quarters of(?: the)?$/, '3/4'],
];

function shareIn(near: string): Fraction | null {
  const found = SHARES.find(([words]) => words.test(near));
  return found ? new Fraction(found[1]) : null;
}

/** Tells if a word or one of its root is among them: "frying" and "fry", "thinning" and "thin". */
function hasRoot(words: ReadonlySet<string>, word: string): boolean {
  const root = (each: string) => each.replace(/(?:ing|ed|er)$/, '').replace(/(.)\1$/, '$1');
  return [...words].some((each) => each === word || (root(each).length > 2 && root(each) === root(word)));
}

function toUse({ line, part }: Taken, taken: readonly Taken[], lines: readonly FoodLine[]): StepUseType {
  const whole = amountOf(lines[line]?.line ?? {});
  const amount =
    typeof part === 'object'
      ? part
      : part === 'rest' && whole
        ? restOf(
            taken.filter((each) => each.line === line),
            whole,
          )
        : part === 'all'
          ? whole
          : null;
  return {
    line,
    part: typeof part === 'object' ? 'part' : part,
    quantity: amount?.from.toFraction() ?? null,
    quantityTo: amount?.to?.toFraction() ?? null,
    unit: amount?.unit?.one ?? null,
  };
}

function restOf(parts: readonly Taken[], whole: Amount): Amount | null {
  const sum = sumOf(parts, whole);
  if (sum === null) return null;
  return { ...whole, from: whole.from.sub(sum), to: whole.to?.sub(sum) ?? null };
}
