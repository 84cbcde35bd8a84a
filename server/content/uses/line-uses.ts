import { addToGroup } from '#server/group-by.ts';
import type { LinePart } from './written-uses.ts';

/** A step's use of an ingredient line. */
export interface LineUse {
  /** Index of the line across all groups. */
  line: number;
  /** Index of the step across all instructions. */
  step: number;
  part: LinePart;
}

/** The uses that have been found so far. */
export class LineUses {
  private readonly byLine = new Map<number, LineUse[]>();
  private readonly byStep = new Map<number, LineUse[]>();
  private readonly titlesByLine = new Map<number, Set<string>>();

  /** @param title - title of the step's instruction */
  add(use: LineUse, title: string): void {
    addToGroup(this.byLine, use.line, use);
    addToGroup(this.byStep, use.step, use);
    const titles = this.titlesByLine.get(use.line);
    if (titles) titles.add(title);
    else this.titlesByLine.set(use.line, new Set([title]));
  }

  has(line: number): boolean {
    return this.byLine.has(line);
  }

  /** Returns `true` if a step of the instruction with this title uses the line. */
  isUsedIn(line: number, title: string): boolean {
    return this.titlesByLine.get(line)?.has(title) ?? false;
  }

  getByLine(line: number): readonly LineUse[] {
    return this.byLine.get(line) ?? [];
  }

  getByStep(step: number): readonly LineUse[] {
    return this.byStep.get(step) ?? [];
  }
}
