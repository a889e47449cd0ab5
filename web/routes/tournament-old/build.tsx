import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/tournament-old/build')({
  beforeLoad: () => {
    throw redirect({ to: '/tournament/build', replace: true });
  },
});
