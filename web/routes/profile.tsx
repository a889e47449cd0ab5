import { createLazyRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/profile/profile-page.tsx';

export const Route = createLazyRoute('/profile/$uid')({ component: ProfileRoute });

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
