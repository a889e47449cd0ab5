import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether everybody in the local network may come: a tournament in a hall without internet. */
export const hall = process.argv.includes('--hall');

/** Where the product listens, and the folder that its data is in. */
export const port = Number(process.env.PORT ?? 8787);
export const dataDir = resolve(root, process.env.DATA_DIR ?? (hall ? '.hall' : '.data'));

/** Whether a server of ours that has nobody yet makes the demo world. */
export const demo = !hall && process.env.DEMO !== 'no';

/** No telemetry, no update check, no network: what every tool that we start is told. */
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

/** The environment of a tool that we start: ours, the quiet settings, and the tools of this repository first. */
export const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...quiet,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
});
