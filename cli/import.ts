import type { TrfDocument } from '../domain/trf/document.ts';
import { trfKindOf } from '../domain/trf/kind.ts';
import { writeTrf } from '../domain/trf/write.ts';
import {
  type Command,
  complain,
  type ExitStatus,
  forEachFile,
  type Invocation,
  print,
  printJson,
  UsageError,
} from './command.ts';
import { REFUSALS } from './messages.ts';
import { loadTrf } from './trf-file.ts';

export const importFile: Command = {
  help: `
Usage: rokade import [OPTIONS] FILE...

Makes each file a tournament on a running server, with its players, rounds, byes and results.

  --base URL             the server (default http://localhost:8787)
  --user ID              who runs tournaments there (default admin)
  --password WORD        the password; by default ROKADE_PASSWORD, and the demo's on this machine
  --organiser ID         the club or organisation; by default the first that the user runs
  --organiser-type TYPE  club or organization
  --private              not for everybody to see
  --json                 one line of JSON per file
`,
  options: {
    base: { type: 'string' },
    user: { type: 'string' },
    password: { type: 'string' },
    organiser: { type: 'string' },
    'organiser-type': { type: 'string' },
    private: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run: async ({ files, options }) => {
    let desk: Promise<Desk> | undefined;
    return forEachFile(files, async (file) => {
      const document = await importable(file, options);
      if (document === null) return 2;
      desk ??= openDesk(options);
      return send(await desk, document, file, options);
    });
  },
};

/** The demo world of `npm start`: nothing that is deployed has these. */
const LOCAL = { base: 'http://localhost:8787', user: 'admin', password: 'rokade-demo' } as const;

interface Server {
  readonly base: string;
  readonly cookie: string;
}

interface Organiser {
  readonly organiser: string;
  readonly organiser_type: 'club' | 'organization';
}

/** Where files are sent, and for whom. */
interface Desk {
  readonly server: Server;
  readonly organiser: Organiser;
}

/** The clubs and organisations that somebody acts for, by package of power. */
type Offices = Readonly<
  Record<'clubs' | 'organizations', Readonly<Partial<Record<'manager' | 'all' | 'arbiter', readonly { id: string }[]>>>>
>;

type Options = Invocation['options'];

async function openDesk(options: Options): Promise<Desk> {
  const server = await logIn(options);
  return { server, organiser: await organiserOf(server, options) };
}

async function logIn(options: Options): Promise<Server> {
  const base = String(options.base ?? LOCAL.base).replace(/\/+$/, '');
  const demo = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(base) ? LOCAL.password : '';
  const password = String(options.password ?? process.env.ROKADE_PASSWORD ?? demo);
  if (password === '') throw new UsageError('--password or ROKADE_PASSWORD is needed');
  const answer = await call({ base, cookie: '' }, 'POST', '/s/account/login', {
    id: String(options.user ?? LOCAL.user),
    password,
  });
  if (!answer.ok) throw new UsageError(`could not log in: ${await messageOf(answer)}`);
  const [cookie = ''] = answer.headers.getSetCookie();
  return { base, cookie: cookie.split(';')[0] ?? '' };
}

/** The organiser that was named, or the first one that the user runs tournaments for. */
async function organiserOf(server: Server, options: Options): Promise<Organiser> {
  const type = options['organiser-type'];
  if (type !== undefined && type !== 'club' && type !== 'organization') {
    throw new UsageError('--organiser-type is club or organization');
  }
  if (typeof options.organiser === 'string') return { organiser: options.organiser, organiser_type: type ?? 'club' };
  const answer = await call(server, 'GET', '/s/account/powers');
  const offices = answer.ok ? ((await answer.json()) as Offices) : undefined;
  for (const kind of ['club', 'organization'] as const) {
    const held = offices?.[`${kind}s`];
    const [first] = [...(held?.manager ?? []), ...(held?.all ?? []), ...(held?.arbiter ?? [])];
    if (first !== undefined && (type ?? kind) === kind) return { organiser: first.id, organiser_type: kind };
  }
  throw new UsageError('the user runs no club or organisation: name one with --organiser');
}

/** The file, or null where the server would refuse it: that is said before anybody logs in. */
async function importable(file: string, options: Options): Promise<TrfDocument | null> {
  const loaded = await loadTrf(file);
  if (!loaded.ok) {
    const { ok, ...failure } = loaded;
    if (options.json === true) printJson({ file, id: null, ...failure });
    return null;
  }
  if (!trfKindOf(loaded.document).isTeam) return loaded.document;
  complain(`${file}: ${REFUSALS.trfTeamsNotOffered}`);
  if (options.json === true) printJson({ file, id: null, error: 'trfTeamsNotOffered' });
  return null;
}

async function send(
  { server, organiser }: Desk,
  document: TrfDocument,
  file: string,
  options: Options,
): Promise<ExitStatus> {
  const answer = await call(server, 'POST', '/s/tournament/import', {
    ...organiser,
    trf: writeTrf(document),
    publicly_viewable: options.private !== true,
  });
  if (!answer.ok) {
    const message = await messageOf(answer);
    complain(`${file}: ${message}`);
    if (options.json === true) printJson({ file, id: null, error: message });
    return 2;
  }
  const { id } = (await answer.json()) as { readonly id: string };
  if (options.json === true) printJson({ file, id, error: null });
  else print(`${file}: ${server.base}/tournament/view/${id}`);
  return 0;
}

async function call({ base, cookie }: Server, method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(base + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(cookie !== '' && { cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new UsageError(`no server answers at ${base}`);
  }
}

/** The key of a refusal, or its status where there is none. */
async function messageOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as { readonly message?: string };
  return body.message ?? String(answer.status);
}
