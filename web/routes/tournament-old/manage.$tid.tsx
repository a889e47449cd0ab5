import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/tournament-old/manage/$tid')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tournament/manage/$tid', params, replace: true });
  },
});
