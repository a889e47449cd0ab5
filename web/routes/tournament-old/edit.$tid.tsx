import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/tournament-old/edit/$tid')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tournament/edit/$tid', params, replace: true });
  },
});
