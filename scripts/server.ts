import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { root } from './environment.ts';
import { makeOutbox } from './outbox.ts';

const BUNDLE = join(root, '.out');

/** Nobody else reaches this server, so everybody who does has this address, whatever he writes into his headers. */
const LOCAL_ADDRESS = '127.0.0.1';
/** In a hall everybody in the local network does, and has the address that he comes from. */
const EVERYWHERE = '0.0.0.0';

/** Nobody runs a developer's server for others: the addresses on its pages lead nowhere. */
const CONTACT = {
  OPERATOR: 'Rokade Demo',
  CONTACT_EMAIL: 'rokade@example.org',
  COMMUNITY_URL: 'https://example.org/chat',
};

export interface ServerOptions {
  readonly port: number;
  readonly dataDir: string;
  /** The code that makes the first account, in the browser. */
  readonly setupCode?: string;
  /** Whether visitors tell by a header where they come from, as the platform does for them: for measurements only. */
  readonly isFromAnywhere?: boolean;
  /** Whether the local network may come, which has no TLS. */
  readonly isHall?: boolean;
  /** A module that stands in front of the Worker's own, which it imports from `./index.js`: for measurements only. */
  readonly front?: string;
  /** Where the runtime's inspector listens: for measurements only. */
  readonly inspectorPort?: number;
}

/** The Worker as it is deployed, run by workerd on this machine, with its data in a folder. */
export async function makeServer(options: ServerOptions) {
  const { port, dataDir, setupCode, isFromAnywhere = false, isHall = false, front, inspectorPort } = options;
  const outbox = makeOutbox();
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, 'wrangler.toml'));
  const running = (listenOn: number) =>
    convertV4MiniflareOptions({
      host: isHall ? EVERYWHERE : LOCAL_ADDRESS,
      port: listenOn,
      ...(inspectorPort !== undefined && { inspectorPort }),
      cf: false,
      logRequests: false,
      handleStructuredLogs: tell,
      resourcePersistencePath: join(dataDir, 'v3'),
      // For whoever develops here; in a hall they would be for every visitor.
      unsafeTriggerHandlers: !isHall,
      workers: [
        {
          ...workerOptions,
          name: 'rokade',
          modulesRoot: BUNDLE,
          modules: [...frontModule(front), ...modules()],
          // What it shows are letters to others: in a hall none are written.
          serviceBindings: { ...Object(workerOptions.serviceBindings), ...(!isHall && { OUTBOX: outbox }) },
          bindings: {
            ...(isHall ? { HALL: 'yes' } : CONTACT),
            ...pushKeys(),
            ...Object(workerOptions.bindings),
            ...(!isFromAnywhere && !isHall && { LOCAL_ADDRESS }),
            ...(setupCode !== undefined && { SETUP_CODE: setupCode }),
          },
        },
      ],
    });
  const miniflare = new Miniflare(running(0));
  await miniflare.ready;
  return {
    database: () => miniflare.getD1Database('DB'),
    /** Where the server can be reached before it listens on its own port. */
    inside: () => miniflare.ready,
    listen: () => miniflare.setOptions(running(port)),
    stop: () => miniflare.dispose(),
  };
}

/** Those of the environment, for whoever tries out notifications here. */
function pushKeys() {
  const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = process.env;
  return PUSH_PUBLIC_KEY && PUSH_PRIVATE_KEY ? { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } : {};
}

/** What the Worker logs; not what workerd says of its own alarms being set anew, which alarms always are. */
function tell({ level, message }: { level: string; message: string }): void {
  if (message.startsWith('NOSENTRY')) return;
  (level === 'error' || level === 'warn' ? process.stderr : process.stdout).write(`${message}\n`);
}

export type Server = Awaited<ReturnType<typeof makeServer>>;

const frontModule = (contents: string | undefined) =>
  contents === undefined ? [] : [{ type: 'ESModule' as const, path: join(BUNDLE, 'front.js'), contents }];

/** The bundle's modules: its entry first, then what it imports as it is. */
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
