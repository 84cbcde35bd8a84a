import type { Message } from '../compose.ts';

/** End of an attempt. `reason` goes into the log, so it holds no address and nothing of the mail's text. */
export type Delivery =
  | { outcome: 'sent'; note?: string }
  /** A retry may succeed. */
  | { outcome: 'failed'; reason: string }
  /** A retry is useless. `isBounce` if the address itself was rejected: further mails to it are useless, too. */
  | { outcome: 'refused'; reason: string; isBounce?: true };

/** Delivers messages. Never throws for failures of the other side. */
export interface Transport {
  send(message: Message): Promise<Delivery>;
}
