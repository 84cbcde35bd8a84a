import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { showToast } from '#client/ui/toast.ts';
import type { LoginState } from './login-state.ts';
import { offerPassword } from './password-credential.ts';
import { useLogin } from './use-login.ts';

/** How long the message of success is to be read before the page reloads, in milliseconds. */
const RELOAD_MS = 1_000;

/** Signs in from the modal. @returns the message of success; undefined where it failed, and the sign-in page says why */
export function useModalLogin(): (email: string, password: string, remember: boolean) => Promise<string | undefined> {
  const login = useLogin();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return async (email, password, remember) => {
    const result = await login(email, password);
    if (result.kind === 'signed-in') {
      if (remember) offerPassword(email, password, result.username);
      showToast(result.message, { kind: 'success' });
      setTimeout(() => window.location.reload(), RELOAD_MS);
      return result.message;
    }
    const message = result.kind === 'refused' ? result.text : 'Please enter valid email and password.';
    showToast(message, { kind: 'error' });
    const unverified = result.kind === 'refused' && result.unverified;
    const from = pathname === paths.login ? state?.from : pathname + search + hash;
    const handed: LoginState = { from, message, email, unverified };
    await navigate(paths.login, { state: handed });
    return undefined;
  };
}
