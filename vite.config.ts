import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeCss } from './web/theme.ts';

/** The design tokens go into the head, so that the first paint is already light or dark. */
const designTokens: Plugin = {
  name: 'rokade-design-tokens',
  transformIndexHtml: () => [{ tag: 'style', children: themeCss, injectTo: 'head-prepend' }],
};

const server = 'http://localhost:8787';

export default defineConfig({
  plugins: [react(), designTokens],
  build: { outDir: 'dist', target: 'es2022', license: { fileName: 'licences.md' } },
  // `vite dev` beside a running server: calls and sockets go there.
  server: {
    proxy: {
      '^/s/': server,
      '^/s-tournament/': server,
      '^/socket/': { target: server, ws: true },
    },
  },
});
