import { type CheckedRound, checkRound, differs } from '../domain/checker/check-round.ts';
import { toTournament } from '../domain/trf/to-tournament.ts';
import { type Command, complain, type ExitStatus, forEachFile, print, printJson } from './command.ts';
import { REFUSALS } from './messages.ts';
import { loadTrf } from './trf-file.ts';

export const check: Command = {
  help: `
Usage: rokade check [--json] FILE...

Pairs every played round anew from what was known before it, and lists where the file differs from the FIDE (Dutch)
System, C.04.3 of 1 February 2026. The order of the boards is not in a TRF file and is not compared.

  --json  one line of JSON per file: {"file", "rounds": [{"round", "engineError", "missing", "unexpected"}], "error"}
`,
  options: { json: { type: 'boolean' } },
  run: async ({ files, options }) => forEachFile(files, (file) => checkFile(file, options.json === true)),
};

async function checkFile(file: string, json: boolean): Promise<ExitStatus> {
  const loaded = await loadTrf(file);
  if (!loaded.ok) {
    const { ok, ...failure } = loaded;
    if (json) printJson({ file, rounds: null, ...failure });
    return 2;
  }
  const rounds: CheckedRound[] = [];
  for (let round = 1; round <= toTournament(loaded.document).pairedRounds; round++) {
    const checked = checkRound(loaded.document, round);
    if (!checked.ok) {
      complain(`${file}: ${REFUSALS.notSwiss}`);
      if (json) printJson({ file, rounds: null, error: 'notSwiss' });
      return 2;
    }
    rounds.push(checked.value);
  }
  if (json) printJson({ file, rounds, error: null });
  else printRounds(file, rounds);
  return rounds.some(differs) ? 1 : 0;
}

function printRounds(file: string, rounds: readonly CheckedRound[]): void {
  const wrong = rounds.filter(differs);
  print(`${file}: ${rounds.length} rounds checked, ${wrong.length === 0 ? 'no difference' : `${wrong.length} differ`}`);
  for (const { round, missing, unexpected, engineError } of wrong) {
    print(`  round ${round}${engineError === null ? '' : `: ${REFUSALS[engineError] ?? engineError}`}`);
    for (const pair of missing) print(`    by the rules  ${pairText(pair)}`);
    for (const pair of unexpected) print(`    in the file   ${pairText(pair)}`);
  }
}

const pairText = ([white, black]: readonly [number, number]): string =>
  black === 0 ? `${white} has the bye` : `${white} - ${black}`;
