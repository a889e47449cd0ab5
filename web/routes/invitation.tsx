import { createLazyRoute } from '@tanstack/react-router';
import { InvitationPage } from '../features/invite/invitation-page.tsx';

export const Route = createLazyRoute('/invitation/$id')({ component: InvitationRoute });

function InvitationRoute() {
  const { id } = Route.useParams();
  const { step = 0 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InvitationPage
      id={id}
      step={step}
      onStep={(next) => void navigate({ search: next === 0 ? {} : { step: next } })}
    />
  );
}
