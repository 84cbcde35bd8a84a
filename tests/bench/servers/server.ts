import { Child } from './child.ts';
import { programPath } from './programs.ts';

/** A server under test. */
export interface Server {
  url: string;
  /** The processes that answer, as they are now. */
  pids(): number[];
  /** Its process, where it is one that can be profiled. */
  child?: Child;
  stop(): Promise<void>;
}

/** Pages carry the address of the site: the same, on any port that a server listens on. */
export const PUBLIC_URL = 'http://localhost';

/** Starts one of the built programs, in a process of its own, and waits until it serves. */
export async function startServer(program: string, env: Record<string, string>): Promise<Server> {
  const child = Child.start(programPath(program), { NODE_ENV: 'production', PUBLIC_URL, ...env });
  const { url } = await child.ask<{ url: string }>();
  return { url, child, pids: () => [child.pid], stop: () => child.stop() };
}
