import { pairsWithByes } from '../domain/checker/pairings.ts';
import { nextRound } from '../domain/checker/swiss-round.ts';
import type { RoundPairing } from '../domain/pairing/pairing.ts';
import { pairSwissDutch } from '../domain/pairing/swiss-dutch/pair.ts';
import { announcedRounds } from '../domain/trf/convert/to-field.ts';
import type { TrfDocument } from '../domain/trf/document.ts';
import { type Command, type ExitStatus, forEachFile, print, printError, printJson } from './command.ts';
import { REFUSALS } from './messages.ts';
import { pairingsTable } from './pairings.ts';
import { loadTrf } from './trf-file.ts';

export const pair: Command = {
  help: `
Usage: rokade pair [--json] FILE...

Pairs the next round by the FIDE (Dutch) System, C.04.3 of 1 February 2026.

  --json  one line of JSON per file: {"file", "round", "pairs": [[white, black], ..., [player, 0]], "error"}
`,
  options: { json: { type: 'boolean' } },
  run: async ({ files, options }) => forEachFile(files, (file) => pairFile(file, options.json === true)),
};

async function pairFile(file: string, json: boolean): Promise<ExitStatus> {
  const loaded = await loadTrf(file);
  if (!loaded.ok) {
    const { ok, ...failure } = loaded;
    if (json) printJson({ file, round: null, pairs: null, ...failure });
    return 2;
  }
  const input = nextRound(loaded.document);
  if (!input.ok) return refuseFile(file, null, input.key, json);
  if (announcedRounds(loaded.document) === null) {
    printError(`${file}: warning: the number of rounds (142) is not told; paired as if this were not the last one`);
  }
  const { round } = input.value;
  const pairing = pairSwissDutch(input.value);
  if (!pairing.ok) return refuseFile(file, round, pairing.key, json);
  printPairing(file, loaded.document, round, pairing.value, json);
  return 0;
}

/** The status is 1 if the rules allow no pairing, and 2 if the command cannot use the file. */
function refuseFile(file: string, round: number | null, key: string, json: boolean): ExitStatus {
  if (json) printJson({ file, round, pairs: null, error: key });
  printError(`${file}: ${round === null ? '' : `round ${round}: `}${REFUSALS[key] ?? key}`);
  return round === null ? 2 : 1;
}

function printPairing(file: string, document: TrfDocument, round: number, pairing: RoundPairing, json: boolean): void {
  if (json) printJson({ file, round, pairs: pairsWithByes(pairing), error: null });
  else print(pairingsTable(document, round, pairing));
}
