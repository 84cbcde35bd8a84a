import { PolicyView } from './policy-view.tsx';
import { termsOfService } from './terms-of-service.tsx';

export function Component() {
  return <PolicyView policy={termsOfService} />;
}
