import { env } from 'cloudflare:workers';
import { applyD1Migrations } from '@cloudflare/vitest-plugin';

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
