import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** LAN mode: the whole local network may connect, for venues without internet access. */
export const lan = process.argv.includes('--hall');

/** The port of the server and its data folder. */
export const port = Number(process.env.PORT ?? 8787);
export const dataDir = resolve(root, process.env.DATA_DIR ?? (lan ? '.hall' : '.data'));

/** Whether an empty server creates the demo world. */
export const demo = !lan && process.env.DEMO !== 'no';

/** Disables telemetry, update checks and network access of every tool that we start. */
export const quiet: NodeJS.ProcessEnv = {
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: 'true',
  WRANGLER_LOG: 'warn',
  WRANGLER_LOG_PATH: join(root, '.wrangler/logs'),
  XDG_CONFIG_HOME: join(root, '.wrangler/config'),
  WRANGLER_REGISTRY_PATH: join(root, '.wrangler/registry'),
  MINIFLARE_REGISTRY_PATH: join(root, '.wrangler/registry'),
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
  X_LOCAL_EXPLORER: 'false',
};

/** The environment for tools: ours, the quiet settings, and this repository's binaries first in the path. */
export const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...quiet,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
});
