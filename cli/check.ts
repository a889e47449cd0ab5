import { type CheckedRound, checkRounds, differs } from '../domain/checker/check-round.ts';
import { type CheckedStandings, checkStandings, type StandingsDifference } from '../domain/checker/check-standings.ts';
import { checkReport } from './check-report.ts';
import { type Command, type ExitStatus, forEachFile, print, printError, printJson } from './command.ts';
import { refusalText } from './messages.ts';
import { loadTrf } from './trf-file.ts';

export const check: Command = {
  help: `
Usage: rokade check [OPTIONS] FILE...

Pairs every played round of an individual Swiss anew from what was known before it, and lists where the file differs from
the FIDE (Dutch) System, C.04.3 of 1 February 2026. The order of the boards is not in a TRF file and is not compared.
Then compares the points and places that the file states with those that its results and tie-breaks give; a tournament
that is no individual Swiss is checked by these alone. Exit status 1 where anything differs.

  --no-standings  leave points and places out
  --report        say instead what the file lacks as a rating report: what stops it, what to confirm, which games are not
                  rated, and what is good to know; in Norwegian with --language no. Exit status 1 if something stops it.
                  As JSON {"file", "ready", "findings": [{"kind", "group", "who", "params"}], "deadlines", "error"}
  --json          one line of JSON per file: {"file", "rounds": [{"round", "engineError", "missing", "unexpected"}],
                  "standings": {"differences": [{"number", "what", "stated", "found"}], "unknownTiebreaks"}, "error"};
                  rounds is null for a tournament that is no individual Swiss
`,
  options: { json: { type: 'boolean' }, 'no-standings': { type: 'boolean' }, report: { type: 'boolean' } },
  run: async ({ files, options }) => {
    const json = options.json === true;
    return forEachFile(files, (file) =>
      options.report === true
        ? checkReport(file, json)
        : checkFile(file, { json, standings: options['no-standings'] !== true }),
    );
  },
};

interface CheckOptions {
  readonly json: boolean;
  readonly standings: boolean;
}

async function checkFile(file: string, { json, standings }: CheckOptions): Promise<ExitStatus> {
  const loaded = await loadTrf(file);
  if (!loaded.ok) {
    const { ok, ...failure } = loaded;
    if (json) printJson({ file, rounds: null, standings: null, ...failure });
    return 2;
  }
  const checked = checkRounds(loaded.tournament);
  const rounds = checked.ok ? checked.value : null;
  if (rounds === null && !standings) {
    printError(`${file}: ${refusalText('notSwiss')}`);
    if (json) printJson({ file, rounds, standings: null, error: 'notSwiss' });
    return 2;
  }
  const ranked = standings ? checkStandings(loaded) : null;
  if (json) printJson({ file, rounds, standings: ranked, error: null });
  else {
    if (rounds !== null) printRounds(file, rounds);
    if (ranked !== null) printStandings(file, ranked);
  }
  return rounds?.some(differs) || (ranked !== null && ranked.differences.length > 0) ? 1 : 0;
}

const WORDS: Readonly<Record<StandingsDifference['what'], string>> = {
  points: 'points',
  matchPoints: 'match points',
  gamePoints: 'game points',
  place: 'place',
};

function printStandings(file: string, { differences, unknownTiebreaks }: CheckedStandings): void {
  const places = unknownTiebreaks.length === 0 ? '' : `, places not compared (unknown: ${unknownTiebreaks.join(', ')})`;
  const found = differences.length === 0 ? 'no difference' : `${differences.length} differ`;
  print(`${file}: points and places checked, ${found}${places}`);
  for (const { number, what, stated, found: right } of differences) {
    print(`  number ${number}: ${WORDS[what]} ${right} by the rules, ${stated} in the file`);
  }
}

function printRounds(file: string, rounds: readonly CheckedRound[]): void {
  const wrong = rounds.filter(differs);
  print(`${file}: ${rounds.length} rounds checked, ${wrong.length === 0 ? 'no difference' : `${wrong.length} differ`}`);
  for (const { round, missing, unexpected, engineError } of wrong) {
    print(`  round ${round}${engineError === null ? '' : `: ${refusalText(engineError)}`}`);
    for (const pair of missing) print(`    by the rules  ${pairText(pair)}`);
    for (const pair of unexpected) print(`    in the file   ${pairText(pair)}`);
  }
}

const pairText = ([white, black]: readonly [number, number]): string =>
  black === 0 ? `${white} has the bye` : `${white} - ${black}`;
