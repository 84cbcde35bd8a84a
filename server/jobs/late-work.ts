/** Kinds of scheduled work that readers or the law wait for. */
export const lateKinds = ['PUBLICATION', 'NEWSLETTER', 'CLEANUP'] as const;

export interface LateWork {
  kind: (typeof lateKinds)[number];
  count: number;
  /** Time at which the oldest was due. */
  since: Date;
}
