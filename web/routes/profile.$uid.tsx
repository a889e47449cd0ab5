import { createFileRoute, notFound } from '@tanstack/react-router';
import { given } from '../../domain/kernel/given.ts';
import { isId } from '../../domain/kernel/ids.ts';
import { ApiError } from '../api.ts';
import { loadPage } from '../app/load-page.ts';
import { only, tableSearch, tablesSearch } from '../app/search.ts';
import { NoProfile } from '../features/profile/no-profile.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { profileQuery } from '../queries/profile.ts';

const tables = tablesSearch(['tournaments', 'games'], tableSearch);

export const Route = createFileRoute('/profile/$uid')({
  validateSearch: only((raw) => ({
    ...tables(raw),
    ...given({ against: typeof raw.against === 'string' && isId(raw.against) ? raw.against : undefined }),
  })),
  loader: ({ context: { queryClient }, params }) =>
    loadPage(['profile'], queryClient.ensureQueryData(profileQuery(params.uid)).catch(orNotFound)),
  notFoundComponent: NoProfile,
  component: ProfileRoute,
});

function orNotFound(error: unknown): never {
  throw error instanceof ApiError && error.status === 404 ? notFound() : error;
}

function ProfileRoute() {
  const { uid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProfilePage
      uid={uid}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
