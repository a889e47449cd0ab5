import { explainedByDutch } from '../domain/checker/pair-by-format.ts';
import { nextRound, playedRound } from '../domain/checker/swiss-round.ts';
import { type ExplainedPairing, pairSwissDutchExplained } from '../domain/pairing/swiss-dutch/explain.ts';
import { type TrfDocument, textOf } from '../domain/trf/document.ts';
import { type Command, type ExitStatus, forEachFile, numberOption, print, printError, printJson } from './command.ts';
import { explanationText } from './explanation-text.ts';
import { type FileRefusal, refusalText } from './messages.ts';
import { loadTrf } from './trf-file.ts';

export const explain: Command = {
  help: `
Usage: rokade explain [OPTIONS] FILE...

Says why each pairing, downfloat and bye of a round is as it is by the FIDE (Dutch) System, C.04.3 of 1 February 2026:
the bracket, the choice that comes first in order, the criterion that spoke against it, and the rule for the colours.

  --round N  a round already paired, paired anew; by default the next round
  --json     one line of JSON per file
`,
  options: { round: { type: 'string' }, json: { type: 'boolean' } },
  run: async ({ files, options }) => {
    const round = numberOption(options, 'round', 1);
    return forEachFile(files, (file) => explainFile(file, round, options.json === true));
  },
};

async function explainFile(file: string, wanted: number | undefined, json: boolean): Promise<ExitStatus> {
  const loaded = await loadTrf(file);
  if (!loaded.ok) {
    const { ok, ...failure } = loaded;
    if (json) printJson({ file, round: null, explanation: null, ...failure });
    return 2;
  }
  const { document, tournament } = loaded;
  const input = wanted === undefined ? nextRound(tournament) : playedRound(tournament, wanted);
  if (!input.ok) return refuseFile(file, null, input.key, json);
  const { round } = input.value;
  const isDutch = explainedByDutch(tournament);
  if (!isDutch.ok) return refuseFile(file, null, isDutch.key, json);
  const explained = pairSwissDutchExplained(input.value);
  if (!explained.ok) return refuseFile(file, round, explained.key, json);
  if (json) printJson({ file, round, explanation: explained.value, error: null });
  else print(titled(document, round, explained.value));
  return 0;
}

function refuseFile(file: string, round: number | null, key: FileRefusal, json: boolean): ExitStatus {
  if (json) printJson({ file, round, explanation: null, error: key });
  printError(`${file}: ${refusalText(key, round)}`);
  return round === null ? 2 : 1;
}

function titled(document: TrfDocument, round: number, explained: ExplainedPairing): string {
  const title = textOf(document, '012');
  return `${title === '' ? '' : `${title}, `}round ${round}\n\n${explanationText(explained)}`;
}
