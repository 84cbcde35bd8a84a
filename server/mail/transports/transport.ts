import type { Message } from '../compose.ts';

/** Result of a delivery attempt. `reason` is logged, so it contains no email address and no text of the email. */
export type Delivery =
  | { outcome: 'sent'; note?: string }
  /** A retry may succeed. */
  | { outcome: 'failed'; reason: string }
  /** A retry is useless. `isBounce` if the recipient was rejected: other emails to the recipient would be, too. */
  | { outcome: 'refused'; reason: string; isBounce?: true };

/** Delivers messages. Reports failures of the mail server as a result, not as an error. */
export interface Transport {
  send(message: Message): Promise<Delivery>;
}
