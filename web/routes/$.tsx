import { createFileRoute, notFound, redirect } from '@tanstack/react-router';

/** Any other address: until the lazy routes have been added, it may be that of one of them. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    if (!(await context.addLazyRoutes())) throw notFound();
    throw redirect({ href: location.href, replace: true });
  },
});
