import { createLazyRoute } from '@tanstack/react-router';
import { LoginPage } from '../features/account/login-page.tsx';
import { ownPath } from '../search/search.ts';

export const Route = createLazyRoute('/login')({ component: LoginRoute });

function LoginRoute() {
  const { path } = Route.useSearch();
  return <LoginPage returnTo={ownPath(path)} />;
}
