import { GoogleButton } from '#client/features/accounts/google-button.tsx';
import { settingsLoader } from '#client/features/accounts/settings.ts';
import { useMesobScene } from '#client/features/taxonomy/frame.ts';
import { paths } from '#client/paths.ts';
import { useSignedIn } from '#client/state/session.ts';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { Link } from '#client/ui/link.tsx';
import { LoginForm } from './login-form.tsx';

export const loader = settingsLoader;

/** The sign-in page. */
export function Component() {
  const visitor = useSignedIn();
  return (
    <FormPage
      title="Sign In"
      description="Sign in to Mesob to comment on recipes and rate them."
      picture={useMesobScene()}
    >
      {visitor && (
        <p className="form-page__notice">
          You are signed in as {visitor.name}. <Link to={paths.account}>Your account</Link>
        </p>
      )}
      <LoginForm />
      <GoogleButton />
      <p className="form__links">
        <span>New to Mesob?</span> <Link to={paths.register}>Create free account</Link>
      </p>
    </FormPage>
  );
}
