import { pairByFormat } from '../domain/checker/pair-by-format.ts';
import { pairsWithByes } from '../domain/checker/pairings.ts';
import { nextRound } from '../domain/checker/swiss-round.ts';
import { type Command, type ExitStatus, forEachFile, print, printError, printJson } from './command.ts';
import { type FileRefusal, lastNotKnown, refusalText } from './messages.ts';
import { pairingsTable } from './pairings.ts';
import { loadTrf } from './trf-file.ts';

export const pair: Command = {
  help: `
Usage: rokade pair [--json] [--adjourn] FILE...

Pairs the next round by the FIDE (Dutch) System, C.04.3 of 1 February 2026, or by Monrad or Konrad if 092 names it.
Adjourned games (?) count as draws.

  --adjourn  takes games without a result for adjourned, instead of refusing the file
  --json  one line of JSON per file: {"file", "round", "pairs": [[white, black], ..., [player, 0]], "error"}
`,
  options: { json: { type: 'boolean' }, adjourn: { type: 'boolean' } },
  run: async ({ files, options }) =>
    forEachFile(files, (file) => pairFile(file, { json: options.json === true, adjourn: options.adjourn === true })),
};

interface PairOptions {
  readonly json: boolean;
  readonly adjourn: boolean;
}

async function pairFile(file: string, { json, adjourn }: PairOptions): Promise<ExitStatus> {
  const loaded = await loadTrf(file);
  if (!loaded.ok) {
    const { ok, ...failure } = loaded;
    if (json) printJson({ file, round: null, pairs: null, ...failure });
    return 2;
  }
  const input = nextRound(loaded.tournament, { adjourn });
  if (!input.ok) return refuseFile(file, null, input.key, json);
  if (loaded.tournament.announcedRounds === null) {
    printError(`${file}: warning: ${lastNotKnown()}`);
  }
  const { round } = input.value;
  const pairing = pairByFormat(loaded.tournament, input.value);
  if (!pairing.ok) return refuseFile(file, round, pairing.key, json);
  if (json) printJson({ file, round, pairs: pairsWithByes(pairing.value), error: null });
  else print(pairingsTable(loaded, round, pairing.value));
  return 0;
}

/** The status is 1 if the rules allow no pairing, and 2 if the command cannot use the file. */
function refuseFile(file: string, round: number | null, key: FileRefusal, json: boolean): ExitStatus {
  if (json) printJson({ file, round, pairs: null, error: key });
  printError(`${file}: ${refusalText(key, round)}`);
  return round === null ? 2 : 1;
}
