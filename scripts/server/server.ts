import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { given } from '../../domain/kernel/given.ts';
import { root } from '../environment.ts';
import { lanAddresses } from './lan.ts';
import { makeOutbox } from './outbox.ts';

const BUNDLE = join(root, '.out');

/** Only this machine reaches the server, so every client has this address, regardless of its headers. */
const LOCAL_ADDRESS = '127.0.0.1';
/** In LAN mode the whole local network can connect, each client with its own address. */
const EVERYWHERE = '0.0.0.0';

/** Placeholders: a developer's server has no operator. */
const CONTACT = {
  OPERATOR: 'Rokade Demo',
  CONTACT_EMAIL: 'rokade@example.org',
  COMMUNITY_URL: 'https://example.org/chat',
};

export interface ServerOptions {
  readonly port: number;
  readonly dataDir: string;
  /** The code for creating the first account in the browser. */
  readonly setupCode?: string;
  /** Whether clients set their address by a header, as the platform would: for benchmarks only. */
  readonly isFromAnywhere?: boolean;
  /** Whether the local network can connect, without TLS. */
  readonly isHall?: boolean;
  /** A module in front of the Worker's own, which it imports from `./index.js`: for benchmarks only. */
  readonly front?: string;
  /** The port of the runtime's inspector: for benchmarks only. */
  readonly inspectorPort?: number;
}

/** The Worker as deployed, run by workerd on this machine, with its data in a folder. */
export async function makeServer(options: ServerOptions) {
  const { port, dataDir, setupCode, isFromAnywhere = false, isHall = false, front, inspectorPort } = options;
  const outbox = makeOutbox();
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, 'wrangler.toml'));
  const running = (listenOn: number) =>
    convertV4MiniflareOptions({
      host: isHall ? EVERYWHERE : LOCAL_ADDRESS,
      port: listenOn,
      ...given({ inspectorPort }),
      cf: false,
      logRequests: false,
      handleStructuredLogs: tell,
      resourcePersistencePath: join(dataDir, 'v3'),
      // For developers only; in LAN mode all clients would have access to them.
      unsafeTriggerHandlers: !isHall,
      workers: [
        {
          ...workerOptions,
          name: 'rokade',
          modulesRoot: BUNDLE,
          modules: [...frontModule(front), ...modules()],
          // The outbox shows the e-mails of all users, so in LAN mode none are sent.
          serviceBindings: { ...Object(workerOptions.serviceBindings), ...(!isHall && { OUTBOX: outbox }) },
          bindings: {
            ...(isHall ? { HALL: 'yes' } : CONTACT),
            SITE_URL: process.env.SITE_URL ?? ownOrigins(port, isHall).join(' '),
            ...pushKeys(),
            ...Object(workerOptions.bindings),
            ...(!isFromAnywhere && !isHall && { LOCAL_ADDRESS }),
            ...given({ SETUP_CODE: setupCode }),
          },
        },
      ],
    });
  const miniflare = new Miniflare(running(0));
  await miniflare.ready;
  return {
    database: () => miniflare.getD1Database('DB'),
    /** The URL of the server before it listens on its own port. */
    inside: () => miniflare.ready,
    listen: () => miniflare.setOptions(running(port)),
    stop: () => miniflare.dispose(),
  };
}

/** The URLs of this server: in LAN mode the address in the local network first. */
const ownOrigins = (port: number, isHall: boolean): readonly string[] =>
  [...(isHall ? lanAddresses() : []), 'localhost', LOCAL_ADDRESS].map((host) => `http://${host}:${port}`);

/** From the environment, for testing notifications locally. */
function pushKeys() {
  const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = process.env;
  return PUSH_PUBLIC_KEY && PUSH_PRIVATE_KEY ? { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } : {};
}

/** Prints the Worker's logs, except workerd's own message about each rescheduled alarm. */
function tell({ level, message }: { level: string; message: string }): void {
  if (message.startsWith('NOSENTRY')) return;
  (level === 'error' || level === 'warn' ? process.stderr : process.stdout).write(`${message}\n`);
}

export type Server = Awaited<ReturnType<typeof makeServer>>;

const frontModule = (contents: string | undefined) =>
  contents === undefined ? [] : [{ type: 'ESModule' as const, path: join(BUNDLE, 'front.js'), contents }];

/** The modules of the bundle: the entry first, then its imports. */
function modules() {
  const files = readdirSync(BUNDLE).filter((name) => name !== 'index.js');
  const binaries = files.filter((name) => name.endsWith('.wasm'));
  return [
    {
      type: 'ESModule' as const,
      path: join(BUNDLE, 'index.js'),
      contents: readFileSync(join(BUNDLE, 'index.js'), 'utf8'),
    },
    ...binaries.map((name) => ({
      type: 'CompiledWasm' as const,
      path: join(BUNDLE, name),
      contents: readFileSync(join(BUNDLE, name)),
    })),
  ];
}
