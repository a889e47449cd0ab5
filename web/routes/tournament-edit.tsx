import { createLazyRoute } from '@tanstack/react-router';
import { EditPage } from '../features/build/edit-page.tsx';

export const Route = createLazyRoute('/tournament/edit/$tid')({ component: EditRoute });

function EditRoute() {
  const { tid } = Route.useParams();
  return <EditPage tid={tid} />;
}
