import { cookiesPolicy } from './cookies-policy.tsx';
import { PolicyView } from './policy-view.tsx';

export function Component() {
  return <PolicyView policy={cookiesPolicy} />;
}
