import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/tournament-old/view/$tid')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tournament/view/$tid', params, replace: true });
  },
});
