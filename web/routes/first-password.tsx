import { createLazyRoute } from '@tanstack/react-router';
import { FirstPasswordPage } from '../features/settings/first-password-page.tsx';
import { ownPath } from '../search/search.ts';

export const Route = createLazyRoute('/account/first-password')({ component: FirstPasswordRoute });

function FirstPasswordRoute() {
  const { path } = Route.useSearch();
  return <FirstPasswordPage returnTo={ownPath(path)} />;
}
