/** How long the links in mails live, in hours. */
export const linkLifetimeHours = {
  verifyEmail: 24,
  resetPassword: 1,
  newsletterConfirm: 7 * 24,
} as const;
