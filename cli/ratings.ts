import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as calls from '../contract/calls.ts';
import { monthIn } from '../domain/fide-list/month.ts';
import { DEFAULT_COUNTRY } from '../domain/kernel/limits.ts';
import { type ExaminedList, examineNationalList } from '../domain/rating/national-list.ts';
import { trfFileText } from '../domain/trf/read/file-text.ts';
import {
  type Command,
  type ExitStatus,
  forEachFile,
  type Invocation,
  print,
  printError,
  printJson,
  UsageError,
} from './command.ts';
import { LOG_IN_HELP, LOG_IN_OPTIONS, logIn, refusal } from './log-in.ts';
import { moreFaults, serverText } from './messages.ts';
import { CallRefused } from './session.ts';

export const ratings: Command = {
  help: `
Usage: rokade ratings [OPTIONS] FILE...

Replaces the rating list of a federation on a running server by a CSV file with the columns id, name and rating, and
perhaps rapid, blitz, club and FIDE number. A file with a fault changes nothing.

${LOG_IN_HELP}
  --federation CODE      FIDE's code of the federation (default ${DEFAULT_COUNTRY})
  --month YYYY-MM        the month of the list; by default that of the file's name
  --force                accept a list that is older than the one in place, or much shorter
  --json                 one line of JSON per file
`,
  options: {
    ...LOG_IN_OPTIONS,
    federation: { type: 'string' },
    month: { type: 'string' },
    force: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run: ({ files, options }) => forEachFile(files, (file) => importRatings(file, options)),
};

async function importRatings(file: string, options: Invocation['options']): Promise<ExitStatus> {
  const month = monthIn(String(options.month ?? basename(file)));
  if (month === null) throw new UsageError(`--month is needed for ${file}, as 2026-12`);
  const csv = trfFileText(await bytesOf(file), TextDecoder);
  const { faults } = examineNationalList(csv);
  if (faults.length > 0) return unreadable(file, options, faults);
  const session = await logIn(options);
  const federation = String(options.federation ?? DEFAULT_COUNTRY);
  const body = { month, csv, force: options.force === true };
  const sent = await session.ask(calls.importNationalList, { federation, body }).catch(refusal);
  if (sent instanceof CallRefused) return refused(file, options, sent);
  if (options.json === true) printJson({ file, players: sent.players, error: null });
  else print(`${file}: ${sent.players} players are in place`);
  return 0;
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const SHOWN_FAULTS = 10;

function unreadable(file: string, options: Invocation['options'], faults: ExaminedList['faults']): ExitStatus {
  for (const { key, params = {} } of faults.slice(0, SHOWN_FAULTS))
    printError(`${file}: ${serverText({ key, params })}`);
  if (faults.length > SHOWN_FAULTS) printError(`${file}: ${moreFaults(faults.length - SHOWN_FAULTS)}`);
  if (options.json === true) printJson({ file, players: null, error: faults[0]?.key ?? null });
  return 2;
}

function refused(file: string, options: Invocation['options'], fault: Parameters<typeof serverText>[0]): ExitStatus {
  printError(`${file}: ${serverText(fault)}`);
  if (options.json === true) printJson({ file, players: null, error: fault.key });
  return 2;
}
