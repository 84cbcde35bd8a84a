/** Kinds of scheduled work that the desk reports if it is late, because readers or the law depend on it. */
export const lateKinds = ['PUBLICATION', 'NEWSLETTER', 'CLEANUP'] as const;

export interface LateWork {
  kind: (typeof lateKinds)[number];
  count: number;
  /** When the oldest item was due. */
  since: Date;
}
