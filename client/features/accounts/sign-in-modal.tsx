import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { getRememberedEmail, isPasswordRemembered, rememberSignIn } from '#client/state/remembered.ts';
import { useAccountPath } from '#client/state/return-path.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { type Checks, useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Link } from '#client/ui/link.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { showToast } from '#client/ui/toast.ts';
import { accountTexts, looksLikeEmail, MIN_MODAL_PASSWORD_LENGTH } from '#schema/rules/accounts.ts';
import { GoogleButton } from './google-button.tsx';
import { getStoredPassword, offerPassword } from './password-credential.ts';
import { type LoginState, type LoginValues, useLogin } from './sign-in.ts';
import './accounts.css';

/** How long the success message is shown before the page reloads, in ms. */
const RELOAD_MS = 1_000;

const texts = {
  failed: 'Please enter valid email and password.',
  unreachable: 'Unable to connect to the server. Check your connection and try again.',
};

/** Client-side validation of the modal's fields. */
const checks: Checks<LoginValues> = {
  email: ({ email }) => {
    if (email.trim() === '') return accountTexts.emailRequired;
    return looksLikeEmail(email.trim()) ? undefined : accountTexts.emailInvalid;
  },
  password: ({ password }) => {
    if (password === '') return accountTexts.passwordRequired;
    return [...password].length < MIN_MODAL_PASSWORD_LENGTH ? accountTexts.passwordShort : undefined;
  },
};

export function SignInModal({ onClose }: { onClose: () => void }) {
  const login = useModalLogin();
  const getAccountPath = useAccountPath();
  const form = useCheckedForm<LoginValues>(
    checks,
    async ({ email, password, remember }) => {
      if (remember) rememberSignIn(email.trim());
      return login(email.trim(), password, remember);
    },
    { defaultValues: { email: getRememberedEmail(), password: '', remember: getRememberedEmail() !== '' } },
  );
  const { field, register, getValues, setValue } = form;

  useEffect(() => {
    if (!isPasswordRemembered()) return;
    void getStoredPassword().then((stored) => {
      if (!stored || getValues('password') !== '') return;
      setValue('email', stored.email);
      setValue('password', stored.password);
    });
  }, [getValues, setValue]);

  /** Repeats the message in a toast, which is easier to notice. */
  const showMissingFieldToast = () => {
    const { email, password } = getValues();
    if (email.trim() === '') showToast('Email is required!', { kind: 'error' });
    else if (password === '') showToast('Password is required!', { kind: 'error' });
  };
  const storeRememberChoice = (ticked: boolean) => {
    rememberSignIn(ticked ? getValues('email').trim() : null);
    showToast(ticked ? 'Remember Me Enabled' : 'Remember Me Disabled');
  };
  return (
    <Modal title="Welcome back" onClose={onClose}>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          form.readFields(event.currentTarget);
          showMissingFieldToast();
          void form.onSubmit(event);
        }}
      >
        <FormMessage result={form.result} />
        <Field label="Email" type="email" autoComplete="username" inputMode="email" required {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
        <div className="form__row">
          <Checkbox
            label="Remember Me"
            {...register('remember', { onChange: ({ target }) => storeRememberChoice(target.checked) })}
          />
          <Link className="form__link" to={getAccountPath(paths.forgotPassword)}>
            Forgot Password?
          </Link>
        </div>
        <SubmitButton busy={form.busy || form.result?.ok === true}>Login</SubmitButton>
      </form>
      <GoogleButton />
      <p className="form__links">
        <span>New to Mesob?</span> <Link to={getAccountPath(paths.register)}>Signup</Link>
      </p>
    </Modal>
  );
}

/**
 * Returns a function that signs in from the modal. It resolves to the result to show; undefined if the sign-in page
 * shows why it failed.
 */
function useModalLogin() {
  const [login] = useLogin(texts);
  const navigate = useNavigate();
  const getAccountPath = useAccountPath(useLocation().hash);
  return async (email: string, password: string, remember: boolean) => {
    const result = await login(email, password);
    if (result.ok) {
      if (remember) offerPassword(email, password, result.data.username);
      showToast(result.text, { kind: 'success' });
      setTimeout(() => window.location.reload(), RELOAD_MS);
      return result;
    }
    // Without a connection, no other page can load, so the modal stays open with the typed text.
    if (result.kind === 'Unreachable') return result;
    showToast(result.text, { kind: 'error', isPersistent: true });
    const unverified = result.kind === 'EmailNotVerified';
    const state: LoginState = { message: result.text, email, unverified };
    await navigate(getAccountPath(paths.login), { state });
    return undefined;
  };
}
