/** State that a page hands to the sign-in page. */
export type LoginState = {
  /** The previous failure. */
  message?: string;
  /** The previous success. */
  notice?: string;
  email?: string;
  /** True if a link to verify the address has just been sent. */
  isLinkSent?: boolean;
  /** `true` if it failed because the address is not verified. */
  unverified?: boolean;
};

/** Reads the state passed with the address, which may be anything. */
export function getLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { message, notice, email, isLinkSent, unverified }: Record<keyof LoginState, unknown> = {
    message: undefined,
    notice: undefined,
    email: undefined,
    isLinkSent: undefined,
    unverified: undefined,
    ...state,
  };
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    message: text(message),
    notice: text(notice),
    email: text(email),
    isLinkSent: isLinkSent === true,
    unverified: unverified === true,
  };
}
