import { termsOfService } from './terms-of-service.tsx';
import { PolicyView } from './policy-view.tsx';

export function Component() {
  return <PolicyView policy={termsOfService} />;
}
