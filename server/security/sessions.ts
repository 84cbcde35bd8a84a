/** A member, as the session of a request knows them. */
export interface SessionUser {
  id: number;
  sessionId: string;
  username: string;
  email: string;
  hasPassword: boolean;
  hasGoogle: boolean;
  createdAt: Date;
}

/** Who is signed in where. */
export class Sessions {
  /** @returns the member whose token this is, or null where it is not, or no longer, good. */
  async userOf(_token: string): Promise<SessionUser | null> {
    return null;
  }
}
