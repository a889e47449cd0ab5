import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '../app/router-context.ts';
import { userQuery } from '../queries/account.ts';

interface Visit {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
}

/** For pages of logged-in users with a password of their own; others log in or choose one first, and return. */
export async function requireLogin({ context, location }: Visit): Promise<void> {
  const { person, mustChangePassword } = await context.queryClient.ensureQueryData(userQuery);
  if (person === null) throw redirect({ to: '/login', search: { path: location.href } });
  if (mustChangePassword) throw redirect({ to: '/account/first-password', search: { path: location.href } });
}
