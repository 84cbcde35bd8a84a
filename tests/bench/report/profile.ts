import type { Profiler } from 'node:inspector';

/** Milliseconds that a process spent in one function itself, or on account of one package. */
export interface SelfTime {
  name: string;
  where: string;
  milliseconds: number;
}

// Waiting, and the profiler's own work at its end.
const NOT_WORK = ['(idle)', '(root)', 'dispatch'];

/** @returns the self time of each function, and of each package: both the longest first, idle time left out. */
export function selfTimes(profile: Profiler.Profile): { functions: SelfTime[]; packages: SelfTime[] } {
  const spent = timePerNode(profile);
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  const functions = new Map<string, SelfTime>();
  const packages = new Map<string, SelfTime>();

  // What node itself does (writing to sockets, JSON) is on account of the package that called for it.
  const visit = (node: Profiler.ProfileNode, caller: string) => {
    const { functionName, url, lineNumber } = node.callFrame;
    const own = packageOf(url);
    const account = own === 'node' ? caller : own;
    const name = functionName || '(anonymous)';
    if (url !== '' || !NOT_WORK.includes(name)) {
      const line = url === '' ? '' : ` ${url.split('/').at(-1)}:${lineNumber + 1}`;
      const milliseconds = spent.get(node.id) ?? 0;
      add(functions, { name, where: own + line, milliseconds });
      add(packages, { name: url === '' && name.startsWith('(') ? name : account, where: '', milliseconds });
    }
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) visit(child, account);
    }
  };
  const [root] = profile.nodes;
  if (root) visit(root, 'node');
  return { functions: longestFirst(functions), packages: longestFirst(packages) };
}

/** @returns the milliseconds of each node of the call tree, by its id. */
function timePerNode({ samples = [], timeDeltas = [] }: Profiler.Profile): Map<number, number> {
  const spent = new Map<number, number>();
  for (const [index, id] of samples.entries()) {
    spent.set(id, (spent.get(id) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
  return spent;
}

/** @returns the package that a script belongs to: `node`, `mesob`, or a name under node_modules. */
function packageOf(url: string): string {
  if (url === '' || url.startsWith('node:')) return 'node';
  return [...url.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1] ?? 'mesob';
}

function add(times: Map<string, SelfTime>, { name, where, milliseconds }: SelfTime): void {
  const key = `${name} ${where}`;
  const known = times.get(key);
  if (known) known.milliseconds += milliseconds;
  else times.set(key, { name, where, milliseconds });
}

function longestFirst(times: Map<string, SelfTime>): SelfTime[] {
  return [...times.values()].sort((a, b) => b.milliseconds - a.milliseconds);
}
