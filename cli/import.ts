import * as calls from '../contract/calls.ts';
import { importable } from '../domain/trf/check/team-faults.ts';
import type { TrfDocument } from '../domain/trf/document.ts';
import { writeTrf } from '../domain/trf/write/write.ts';
import { type Command, forEachFile, type Invocation, print, printError, printJson, UsageError } from './command.ts';
import { LOG_IN_HELP, LOG_IN_OPTIONS, logIn, refusal } from './log-in.ts';
import { faultText, serverText } from './messages.ts';
import { CallRefused, type Session } from './session.ts';
import { loadTrf } from './trf-file.ts';

export const importFile: Command = {
  help: `
Usage: rokade import [OPTIONS] FILE...

Makes each file a tournament on a running server, with its players, rounds, byes and results.

${LOG_IN_HELP}
  --organiser ID         the club or organisation; by default the first that the user runs
  --organiser-type TYPE  club or organization
  --private              not for everybody to see
  --json                 one line of JSON per file
`,
  options: {
    ...LOG_IN_OPTIONS,
    organiser: { type: 'string' },
    'organiser-type': { type: 'string' },
    private: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run: async ({ files, options }) => {
    let desk: Promise<Desk> | undefined;
    return forEachFile(files, async (file) => {
      const document = await loadImportable(file, options);
      if (document === null) return 2;
      desk ??= openDesk(options);
      return send(await desk, document, file, options);
    });
  },
};

interface Organiser {
  readonly organiser: string;
  readonly organiserType: 'club' | 'organization';
}

interface Desk {
  readonly session: Session;
  readonly organiser: Organiser;
}

type Options = Invocation['options'];

async function openDesk(options: Options): Promise<Desk> {
  const session = await logIn(options);
  return { session, organiser: await organiserOf(session, options) };
}

/** The given organiser, or the first one whose tournaments the user runs. */
async function organiserOf(session: Session, options: Options): Promise<Organiser> {
  const type = options['organiser-type'];
  if (type !== undefined && type !== 'club' && type !== 'organization') {
    throw new UsageError('--organiser-type is club or organization');
  }
  if (typeof options.organiser === 'string') return { organiser: options.organiser, organiserType: type ?? 'club' };
  const roles = await session.ask(calls.ownRoles);
  for (const kind of ['club', 'organization'] as const) {
    const held = roles[`${kind}s`];
    const [first] = [...held.manager, ...held.all, ...held.arbiter];
    if (first !== undefined && (type ?? kind) === kind) return { organiser: first.id, organiserType: kind };
  }
  throw new UsageError('the user runs no club or organisation: name one with --organiser');
}

/** The file, or null if the server would refuse it; this is reported before logging in. */
async function loadImportable(file: string, options: Options): Promise<TrfDocument | null> {
  const loaded = await loadTrf(file);
  if (!loaded.ok) {
    const { ok, ...failure } = loaded;
    if (options.json === true) printJson({ file, id: null, ...failure });
    return null;
  }
  const may = importable(loaded.tournament);
  if (may.ok) return loaded.document;
  printError(`${file}: ${faultText(may)}`);
  if (options.json === true) printJson({ file, id: null, error: may.key });
  return null;
}

async function send({ session, organiser }: Desk, document: TrfDocument, file: string, options: Options) {
  const body = { ...organiser, trf: writeTrf(document), publiclyViewable: options.private !== true };
  const sent = await session.ask(calls.importTournament, { body }).catch(refusal);
  if (sent instanceof CallRefused) {
    printError(`${file}: ${serverText(sent)}`);
    if (options.json === true) printJson({ file, id: null, error: sent.key });
    return 2;
  }
  if (options.json === true) printJson({ file, id: sent.id, error: null });
  else print(`${file}: ${session.base}/tournament/view/${sent.id}`);
  return 0;
}
