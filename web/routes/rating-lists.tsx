import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { RatingListsPage } from '../features/rating-lists/rating-lists-page.tsx';
import { ratingListsQuery } from '../queries/rating-lists.ts';
import { requireLogin } from './-require-login.ts';

export const Route = createFileRoute('/rating-lists')({
  beforeLoad: requireLogin,
  loader: ({ context }) => loadPage(['ratingLists'], context.queryClient.ensureQueryData(ratingListsQuery)),
  component: RatingListsPage,
});
