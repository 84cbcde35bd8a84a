import { privacyPolicy } from './privacy-policy.tsx';
import { PolicyView } from './policy-view.tsx';

export function Component() {
  return <PolicyView policy={privacyPolicy} />;
}
