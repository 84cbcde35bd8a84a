import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

// Node options of `npm start`.
const execArgv = ['--max-semi-space-size=16', '--heap-growing-percent=25'];

/** A child process that responds to each message with a message. */
export class Child {
  private constructor(
    private readonly process: ChildProcess,
    private readonly name: string,
  ) {}

  /** Runs a file with this or another Node executable. Its standard error goes to this process's. */
  static start(
    file: string,
    env: Record<string, string> = {},
    { execPath = process.execPath, options = [] as string[] } = {},
  ): Child {
    const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc'];
    const started = fork(file, {
      execPath,
      execArgv: [...execArgv, ...options],
      env: { ...process.env, ...env },
      stdio,
    });
    return new Child(started, file);
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  /** Sends a message, if any, and waits for the next message. @throws if the process ends instead */
  async request<Result>(message?: object): Promise<Result> {
    const waiting = new AbortController();
    const { signal } = waiting;
    const died = once(this.process, 'exit', { signal }).then(([code, signalName]) => {
      throw new Error(`${this.name} ended (${code ?? signalName})`);
    });
    try {
      const responded = once(this.process, 'message', { signal });
      if (message) this.process.send(message);
      const [response] = await Promise.race([responded, died]);
      return response as Result;
    } finally {
      died.catch(() => undefined);
      waiting.abort();
    }
  }

  /** Ends the process by closing its message channel. */
  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const exited = once(this.process, 'exit');
    this.process.disconnect();
    await exited;
  }
}
