import { disclaimer } from './disclaimer.tsx';
import { PolicyView } from './policy-view.tsx';

export function Component() {
  return <PolicyView policy={disclaimer} />;
}
