import fs from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import type { ProfileMessage } from './server-side.ts';

const SAMPLE_MICROSECONDS = 200;

/** In a server under test: profiles this process from one message to another, and says when each is done. */
export function answerProfiling(): void {
  const session = new Session();
  process.on('message', async (message: ProfileMessage) => {
    if (message.profile === 'start') {
      session.connect();
      await session.post('Profiler.enable');
      await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS });
      await session.post('Profiler.start');
    } else {
      const { profile } = await session.post('Profiler.stop');
      await fs.writeFile(message.file, JSON.stringify(profile));
      session.disconnect();
    }
    process.send?.({ done: true });
  });
}
