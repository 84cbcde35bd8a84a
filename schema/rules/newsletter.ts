import type { RuleProblem } from './problem.ts';
import { DAY_SECONDS } from './time.ts';

/** Lifetime of the link that confirms a subscription, in seconds. */
export const CONFIRMATION_SECONDS = 7 * DAY_SECONDS;

/** Messages of responses, of the form and of the pages. */
export const newsletterTexts = {
  emailRequired: 'Please enter an email address.',
  emailInvalid: 'Please enter a valid email address.',
  submitting: 'Submitting...',
  failed: 'Something went wrong, please try again later.',
  /** For new, waiting and subscribed addresses alike: the response does not reveal who is subscribed. */
  asked: 'Thank you! If this address is not subscribed yet, we have sent it a link to confirm.',
  confirmed: 'Your subscription is confirmed. You will receive the next issue.',
  confirmationExpired: 'This link has expired. Please subscribe again.',
  confirmationInvalid: 'This link is not valid. Please subscribe again.',
  unsubscribed: 'You are unsubscribed. Your address has been deleted from our list.',
  unsubscribeInvalid: 'This link is not valid. Please use the one at the end of an issue.',
} as const;

/**
 * @param email - the address as typed
 * @param looksLikeEmail - the site's check of an address
 * @returns the problem with the address; undefined if there is none
 */
export function subscriptionProblem(email: string, looksLikeEmail: (text: string) => boolean): RuleProblem | undefined {
  if (email.trim() === '') return { code: 'REQUIRED', message: newsletterTexts.emailRequired };
  return looksLikeEmail(email.trim()) ? undefined : { code: 'INVALID', message: newsletterTexts.emailInvalid };
}
