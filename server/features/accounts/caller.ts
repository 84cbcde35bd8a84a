/** Who calls, as far as HTTP tells. */
export interface Caller {
  clientAddress: string;
  userAgent: string;
}
