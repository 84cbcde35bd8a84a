import { PolicyView } from './policy-view.tsx';
import { privacyPolicy } from './privacy-policy.tsx';

export function Component() {
  return <PolicyView policy={privacyPolicy} />;
}
