import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { isPasswordRemembered, rememberBoth, rememberedEmail } from '#client/state/remembered.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Modal } from '#client/ui/modal.tsx';
import { showToast } from '#client/ui/toast.ts';
import { GoogleButton } from './google-button.tsx';
import { type LoginValues, loginChecks } from './login-checks.ts';
import { keptPassword } from './password-credential.ts';
import { useModalLogin } from './use-modal-login.ts';

/** The sign-in modal. */
export function SignInSheet({ onClose }: { onClose: () => void }) {
  const [done, setDone] = useState<string>();
  const login = useModalLogin();
  const form = useCheckedForm<LoginValues>(
    loginChecks,
    async ({ email, password, remember }) => {
      if (remember) rememberBoth(email.trim());
      setDone(await login(email.trim(), password, remember));
    },
    { email: rememberedEmail(), password: '', remember: rememberedEmail() !== '' },
  );
  const { field, register, getValues, setValue } = form;

  useEffect(() => {
    if (!isPasswordRemembered()) return;
    void keptPassword().then((kept) => {
      if (!kept || getValues('password') !== '') return;
      setValue('email', kept.email);
      setValue('password', kept.password);
    });
  }, [getValues, setValue]);

  /** Says it once more where it is seen from the corner of the eye. */
  const sayWhatIsMissing = () => {
    const { email, password } = getValues();
    if (email.trim() === '') showToast('Email is required!', { kind: 'error' });
    else if (password === '') showToast('Password is required!', { kind: 'error' });
  };
  const toggle = (ticked: boolean) => {
    rememberBoth(ticked ? getValues('email').trim() : null);
    showToast(ticked ? 'Remember Me Enabled' : 'Remember Me Disabled');
  };
  return (
    <Modal title="Welcome back" onClose={onClose}>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          sayWhatIsMissing();
          void form.onSubmit(event);
        }}
      >
        <FormMessage outcome={done ? { kind: 'success', text: done } : undefined} />
        <Field label="Email" type="email" autoComplete="username" inputMode="email" required {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
        <div className="form__row">
          <Checkbox
            label="Remember Me"
            {...register('remember', { onChange: ({ target }) => toggle(target.checked) })}
          />
          <Link className="form__link" to={paths.forgotPassword}>
            Forgot Password?
          </Link>
        </div>
        <SubmitButton busy={form.busy || done !== undefined}>Login</SubmitButton>
      </form>
      <GoogleButton />
      <p className="form__links">
        <span>New to Mesob?</span> <Link to={paths.register}>Signup</Link>
      </p>
    </Modal>
  );
}
