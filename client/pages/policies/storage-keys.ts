export type StorageKey = {
  /** Keys in the browser's storage, or names of caches. "…" is any ending. */
  names: readonly string[];
  purpose: string;
  /** How long it is stored. Completes "Kept …". */
  retention: string;
};

/** Every key the site writes into local storage. Add each new key here. */
export const localKeys: readonly StorageKey[] = [
  {
    names: ['cookieConsent'],
    purpose: 'Your answer to the cookie popup: accepted or rejected.',
    retention: 'until you clear it.',
  },
  {
    names: ['announcementHiddenUntil'],
    purpose: 'The time until which the announcement above the header is hidden, as you asked. It stays on this device.',
    retention: 'until you clear it. It has no effect after a week.',
  },
  {
    names: ['recentSearches'],
    purpose: 'The last five terms you searched for, to offer them again. They stay on this device.',
    retention: 'until you remove them from the list or clear them.',
  },
  {
    names: ['units'],
    purpose:
      'Whether recipes show amounts as written, in metric or in US units, as you chose. It stays on this device.',
    retention: 'until you clear it.',
  },
  {
    names: ['timers'],
    purpose: 'The kitchen timers that you started, and when each ends. They stay on this device.',
    retention: 'until you stop them.',
  },
  {
    names: ['ticks'],
    purpose:
      'Which ingredients and steps you ticked off in each recipe, when, and the step you are at. They stay on this device.',
    retention: 'for a day after the last of them, or until you clear them or sign out.',
  },
  {
    names: ['liveLists', 'seenLists'],
    purpose:
      'The last five shared shopping lists that you opened: what is on them, what is ticked off and added, and what their links end with, so that they open offline and none of your changes are lost.',
    retention: 'until you clear it.',
  },
  {
    names: ['sharedLists'],
    purpose:
      'The links to shopping lists that you made in this browser, for each the secret with which you can withdraw it, which stays on this device, the basket it was made of, and what is ticked off and added on it.',
    retention: 'until you stop sharing the list. Its link ends after 30 days.',
  },
  {
    names: ['authToken', 'jwtToken'],
    purpose: 'The token that shows our server that you are signed in.',
    retention: 'until you sign out. Our server stops accepting it after 7 days.',
  },
  {
    names: ['username', 'user', 'email', 'profilePicture'],
    purpose:
      'Your name, and after a sign-in with Google also your email address and the address of your picture, to show you who is signed in.',
    retention: 'until you sign out.',
  },
  {
    names: ['rememberEmail'],
    purpose: 'Your email address, to fill in the sign-in form. Only if you tick “Remember Me”.',
    retention: 'until you untick it and sign in or out, or delete your account.',
  },
  {
    names: ['rememberPassword'],
    purpose:
      'The word “true”, if your browser’s own password manager was asked to keep your password. The password itself is never stored here.',
    retention: 'until you sign out.',
  },
  {
    names: ['root'],
    purpose:
      'Your saved recipes and lists, your private notes, the recipes you compare, your meal plan, the days on which you cooked each recipe, your cooking basket, and the items of its shopping list that you ticked off, have at home or added yourself. While you are signed in they are in your account as well. Signed out they are not sent to us; when a page shows these recipes, it asks our server for them by name, as for any other.',
    retention: 'until you empty them. Signing out deletes them here, once they are in your account.',
  },
  {
    names: ['desk …'],
    purpose:
      'For our editors and moderators: recipes, foods, newsletter issues and pasted texts that are not saved yet, and whether to load hidden comments.',
    retention: 'until they are saved, or you sign out. The choice about hidden comments: until you sign out.',
  },
  {
    names: ['desk-view'],
    purpose: 'For our editors: whether recipes open as a form or as text.',
    retention: 'until you clear it.',
  },
];

/** Every key the site writes into session storage. */
export const sessionKeys: readonly StorageKey[] = [
  {
    names: ['scroll'],
    purpose: 'How far you had scrolled on each page, so that Back brings you to the same place.',
    retention: 'until you close the tab.',
  },
  {
    names: ['commentDrafts'],
    purpose:
      'What you typed and which stars you chose in the comment form of a recipe, so that signing in does not lose it.',
    retention: 'until you post it, empty the form or close the tab.',
  },
  {
    names: ['messageDrafts'],
    purpose: 'The message that you typed in the contact form, so that you can look something up before you send it.',
    retention: 'until you send it, empty the field or close the tab.',
  },
  {
    names: ['entryDrafts'],
    purpose: 'What you typed as a question or an answer under a recipe, so that it survives a reload of the page.',
    retention: 'until you send it, press Cancel or close the tab.',
  },
  {
    names: ['nameDraft'],
    purpose:
      'The new name that you typed in your account while you were no longer signed in, and the name before, so that signing in does not lose it.',
    retention: 'until the form shows it again, or you close the tab.',
  },
  {
    names: ['desk tab'],
    purpose: 'For our editors: a random name of the tab, so that each tab keeps its own unsaved text.',
    retention: 'until you sign out or close the tab.',
  },
];

/** The caches of the service worker. */
export const cacheKeys: readonly StorageKey[] = [
  {
    names: ['mesob-pages', 'mesob-pictures'],
    purpose:
      'The offline page, the pages of your lists, and the pages and pictures of recipes that you saved, planned, put in your basket or are cooking.',
    retention: 'until you no longer save them; the others until you clear them.',
  },
  {
    names: ['mesob-data'],
    purpose: 'The last data from our server about recipes in your lists, such as their ingredients.',
    retention: 'until newer data replaces it, or you sign out.',
  },
  {
    names: ['mesob-assets-…'],
    purpose: 'Scripts, style sheets and fonts of these pages and of pages that you opened.',
    retention: 'until there is a newer version of the site.',
  },
];
