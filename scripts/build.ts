import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.ts';
import { run } from './run.ts';

const STAMP = join(root, '.out/built-from');

const SOURCES = [
  'contract',
  'db',
  'domain',
  'durable-objects',
  'i18n',
  'public',
  'scripts/web-build/worker-licences.ts',
  'scripts/web-build',
  'service-worker',
  'services',
  'web',
  'worker',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'wrangler.toml',
];

/** Builds the web app and then the Worker as for deployment, unless the sources are unchanged since the last build. */
export async function build(): Promise<void> {
  const sources = hashOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building ...');
  await run('vite', ['build', '--logLevel', 'warn']);
  await run('wrangler', ['deploy', '--dry-run', '--outdir', '.out']);
  writeFileSync(STAMP, sources);
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) for (const file of filesIn(join(root, path))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

if (import.meta.main) await build();
