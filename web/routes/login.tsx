import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { only, returnSearch } from '../app/search.ts';
import { LoginPage } from '../features/account/login-page.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: only(returnSearch),
  loader: () => loadPage(['account']),
  component: LoginRoute,
});

function LoginRoute() {
  const { path } = Route.useSearch();
  return <LoginPage returnTo={path} />;
}
