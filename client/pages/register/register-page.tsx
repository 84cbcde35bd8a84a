import { GoogleButton } from '#client/features/accounts/google-button.tsx';
import { settingsLoader } from '#client/features/accounts/settings.ts';
import { useMesobScene } from '#client/features/taxonomy/frame.ts';
import { paths } from '#client/paths.ts';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { Link } from '#client/ui/link.tsx';
import { RegisterForm } from './register-form.tsx';

export const loader = settingsLoader;

/** The page on which an account is made. */
export function Component() {
  return (
    <FormPage
      title="Register"
      description="Open a free account at Mesob to comment on recipes and rate them."
      line="A free account, to comment on recipes and to rate them."
      picture={useMesobScene()}
    >
      <RegisterForm />
      <GoogleButton />
      <p className="form__note">
        By creating an account you agree to the <Link to={paths.termsOfService}>Terms of Service</Link>. The{' '}
        <Link to={paths.privacyPolicy}>Privacy Policy</Link> says what we keep. You have to be 13 or older.
      </p>
      <p className="form__links">
        <span>You have an account?</span> <Link to={paths.login}>Return to Sign In</Link>
      </p>
    </FormPage>
  );
}
