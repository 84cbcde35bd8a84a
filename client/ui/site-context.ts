import { createContext } from 'react';

/** What is true of the whole site. */
export const SiteContext = createContext({
  /** Scheme and host of the public address, without a slash at the end. Example: "https://mesob.example". */
  publicUrl: '',
});
