/** The addresses in mails about accounts. They open pages; only the pages' own calls have an effect. */
export class AccountLinks {
  /** @param publicUrl without a trailing slash */
  constructor(private readonly publicUrl: string) {}

  get signIn(): string {
    return `${this.publicUrl}/login`;
  }

  get forgotPassword(): string {
    return `${this.publicUrl}/forgot-password`;
  }

  verification(token: string): string {
    return `${this.publicUrl}/verify-email/${token}`;
  }

  reset(token: string): string {
    return `${this.publicUrl}/resetpassword/${token}`;
  }
}
