import { createLazyRoute } from '@tanstack/react-router';
import { LoginPage } from '../features/account/login-page.tsx';

export const Route = createLazyRoute('/login')({ component: LoginRoute });

function LoginRoute() {
  const { path } = Route.useSearch();
  return <LoginPage returnTo={path} />;
}
