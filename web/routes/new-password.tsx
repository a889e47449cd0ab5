import { createLazyRoute } from '@tanstack/react-router';
import { NewPasswordPage } from '../features/account/new-password-page.tsx';

export const Route = createLazyRoute('/account/recover/$code')({ component: NewPasswordRoute });

function NewPasswordRoute() {
  const { code } = Route.useParams();
  return <NewPasswordPage code={code} />;
}
