import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { withLicences } from '../../scripts/web-build/worker-licences.ts';

const root = join(import.meta.dirname, '../..');

/** Of the build that `npm test` begins with; where there is none, of one that is made here. */
async function servedLicences(): Promise<string> {
  const built = join(root, 'dist/licences.md');
  if (existsSync(built)) return readFileSync(built, 'utf8');
  const outDir = mkdtempSync(join(tmpdir(), 'rokade-licences-'));
  // What is built for tests leaves out what only readers need.
  vi.stubEnv('NODE_ENV', 'production');
  try {
    await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
    return readFileSync(join(outDir, 'licences.md'), 'utf8');
  } finally {
    vi.unstubAllEnvs();
    rmSync(outDir, { recursive: true });
  }
}

describe('the licences that are served', () => {
  it('the served licences name packages of the browser and the Worker, each version once, with a notice', {
    timeout: 180_000,
  }, async () => {
    const text = await servedLicences();
    const named = [...text.matchAll(/^## (\S+) - (\S+)/gm)].map(([, name = '']) => name);
    expect(named).toEqual(
      expect.arrayContaining(['react', 'hono', 'drizzle-orm', '@phi-ag/argon2', 'chessops', 'chess.js']),
    );
    // Of two versions of a package each has its notice.
    const versions = [...text.matchAll(/^## \S+ - \S+/gm)].map(([head]) => head);
    expect(new Set(versions).size).toBe(versions.length);
    const hono = text.slice(text.indexOf('## hono - ')).split('\n## ')[0];
    expect(hono).toContain('Copyright (c) 2021 - present, Yusuke Wada and Hono contributors');
  });

  it('the served licences name a package once, and add the packages of the server', () => {
    const text = '# Licenses\n\n## zod - 4.0.0 (MIT)\n\nMIT\n';
    const zod = { name: 'zod', version: '4.0.0', identifier: 'MIT', text: 'MIT' };
    expect(withLicences(text, [zod])).toBe(text);
    expect(withLicences(text, [zod, { name: 'hono', version: '4.1.0', identifier: 'MIT', text: 'Wada' }])).toMatch(
      /## zod[\s\S]*# Licenses of the server[\s\S]*## hono - 4\.1\.0 \(MIT\)\n\nWada\n$/,
    );
  });
});
