// A process of its own: sends wrong passwords at a steady rate, each from another address, without waiting for answers.
import { setTimeout as pause } from 'node:timers/promises';

export interface FloodJob {
  url: string;
  perSecond: number;
  seconds: number;
}

/** Numbers of sign-ins by their status; 0 is no answer at all. */
export type Flooded = Record<string, number>;

async function signIn(url: string, index: number): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      },
      body: JSON.stringify({ email: `nobody${index}@gmail.com`, password: 'wrong password' }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function flood({ url, perSecond, seconds }: FloodJob): Promise<Flooded> {
  const sent: Promise<number>[] = [];
  const start = performance.now();
  for (let passed = 0; passed < seconds; passed = (performance.now() - start) / 1_000) {
    while (sent.length < passed * perSecond) sent.push(signIn(url, sent.length));
    await pause(5);
  }
  const statuses: Flooded = {};
  for (const status of await Promise.all(sent)) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

process.on('message', (job: FloodJob) => {
  void flood(job).then((flooded) => process.send?.(flooded));
});
process.on('disconnect', () => process.exit(0));
