import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import type { RouterContext } from '../../app/router-context.ts';
import { only, returnSearch } from '../../app/search.ts';
import { FirstPasswordPage } from '../../features/settings/first-password-page.tsx';
import { userQuery } from '../../queries/account.ts';

export const Route = createFileRoute('/account/first-password')({
  validateSearch: only(returnSearch),
  beforeLoad: requireGivenPassword,
  loader: () => loadPage(['settings']),
  component: FirstPasswordRoute,
});

function FirstPasswordRoute() {
  const { path } = Route.useSearch();
  return <FirstPasswordPage returnTo={path} />;
}

/** Only for users with an assigned password; others change theirs in the settings. */
async function requireGivenPassword({ context }: { readonly context: RouterContext }): Promise<void> {
  const { person, mustChangePassword } = await context.queryClient.ensureQueryData(userQuery);
  if (person === null) throw redirect({ to: '/login', replace: true });
  if (!mustChangePassword) throw redirect({ to: '/account/settings', replace: true });
}
