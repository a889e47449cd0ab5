import { tanstackRouter } from '@tanstack/router-plugin/vite';

/**
 * Generates the tree of all routes from the files in `web/routes/`, and splits the component of each off into a lazy
 * chunk. Schemas and loaders stay with the tree, so that a page's data is not requested after its scripts.
 */
export const fileRoutes = tanstackRouter({
  target: 'react',
  routesDirectory: 'web/routes',
  generatedRouteTree: 'web/routeTree.gen.ts',
  addExtensions: true,
  semicolons: true,
  disableLogging: true,
  autoCodeSplitting: true,
  codeSplittingOptions: { defaultBehavior: [['component']], addHmr: false },
});
