import { keep, recall } from './storage.ts';

/** The older site kept the password itself under this key. It must not stay there. */
export function dropPlainPassword(): void {
  if (recall('rememberPassword') !== 'true') keep({ rememberPassword: null });
}
