import type { Message } from '../compose.ts';

/** End of an attempt. `reason` goes into the log, so it holds no address and nothing of the mail's text. */
export type Delivery =
  | { outcome: 'sent'; note?: string }
  /** It may work later. */
  | { outcome: 'failed'; reason: string }
  /** It never will. */
  | { outcome: 'refused'; reason: string };

/** Carries messages out of the house. Never throws for what the other side does. */
export interface Transport {
  send(message: Message): Promise<Delivery>;
}
