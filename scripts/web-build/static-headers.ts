import type { Plugin } from 'vite';
import { headersFile } from '../../contract/http/page-headers.ts';

/** Static files are served without the Worker, so a file lists the headers that they are sent with. */
export const staticHeaders: Plugin = {
  name: 'rokade-static-headers',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() });
  },
};
