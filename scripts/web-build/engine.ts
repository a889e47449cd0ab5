import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_FILES } from '../../contract/game/engine-files.ts';
import { root } from '../environment.ts';

const PACKAGE = join(root, 'node_modules/stockfish');

/** Copies Stockfish (GPL-3.0) and its licence into the build, for pages that load it on request. No page bundles it. */
export const engine: Plugin = {
  name: 'rokade-engine',
  apply: 'build',
  generateBundle() {
    if (!existsSync(PACKAGE)) throw new Error('stockfish is not installed: npm ci');
    for (const { source, path } of ENGINE_FILES) {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: readFileSync(join(PACKAGE, source)) });
    }
  },
};
