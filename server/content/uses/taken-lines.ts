import type { LineShare } from './written-uses.ts';

/** A use of a line by a step. */
export interface LineUse {
  line: number;
  step: number;
  part: LineShare;
}

/** Uses of lines so far, by line and by step. */
export class TakenLines {
  private readonly byLine = new Map<number, LineUse[]>();
  private readonly byStep = new Map<number, LineUse[]>();
  private readonly titles = new Map<number, Set<string>>();

  /** @param title - title of the step's instruction */
  add(use: LineUse, title: string): void {
    push(this.byLine, use.line, use);
    push(this.byStep, use.step, use);
    const titles = this.titles.get(use.line);
    if (titles) titles.add(title);
    else this.titles.set(use.line, new Set([title]));
  }

  has(line: number): boolean {
    return this.byLine.has(line);
  }

  /** Returns `true` if a step of the instruction with this title took the line. */
  isTakenIn(line: number, title: string): boolean {
    return this.titles.get(line)?.has(title) ?? false;
  }

  getLineUses(line: number): readonly LineUse[] {
    return this.byLine.get(line) ?? [];
  }

  getStepUses(step: number): readonly LineUse[] {
    return this.byStep.get(step) ?? [];
  }
}

function push(lists: Map<number, LineUse[]>, key: number, use: LineUse): void {
  const list = lists.get(key);
  if (list) list.push(use);
  else lists.set(key, [use]);
}
