import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PointSystem, pointSystem } from '../domain/kernel/points.ts';
import { seededRandom } from '../domain/simulation/random.ts';
import { randomTournament } from '../domain/simulation/report.ts';
import type { RandomTournamentOptions } from '../domain/simulation/tournament.ts';
import type { TrfOptions } from '../domain/trf/write/report.ts';
import { writeTrf } from '../domain/trf/write/write.ts';
import { type Command, type Invocation, numberOption, print, printError, shareOption, UsageError } from './command.ts';
import { stoppedText } from './messages.ts';

export const generate: Command = {
  help: `
Usage: rokade generate [OPTIONS]

Makes random Swiss tournaments; every round is paired by the engine. The same options give the same files.

  --seed N           1
  --players N|A-B    20
  --rounds N|A-B     7
  --byes SHARE       half-point byes asked for, of each player in each round: 0.03 or 3%
  --forfeits SHARE   games lost by forfeit, of each player in each round
  --withdrawals SHARE  players who leave before a round
  --late SHARE       players who come after round 1
  --unrated SHARE    players without a rating
  --points W-D-L     1-0.5-0
  --accelerated      Baku acceleration
  --count N          number of tournaments; several need --out
  --trf16            write TRF16 with the XX codes instead of TRF26
  --out FOLDER       write SEED.trf files there instead of stdout
`,
  options: {
    ...Object.fromEntries(
      ['seed', 'players', 'rounds', 'byes', 'forfeits', 'withdrawals', 'late', 'unrated', 'points', 'count', 'out'].map(
        (name) => [name, { type: 'string' as const }],
      ),
    ),
    accelerated: { type: 'boolean' },
    trf16: { type: 'boolean' },
  },
  run: async ({ files, options }) => {
    if (files.length > 0) throw new UsageError(`generate reads no file: ${files[0]}`);
    const ranges = readRanges(options);
    const first = numberOption(options, 'seed') ?? 1;
    const count = numberOption(options, 'count', 1) ?? 1;
    const folder = typeof options.out === 'string' ? options.out : null;
    if (folder === null && count > 1) throw new UsageError('several tournaments need --out FOLDER');
    if (folder !== null) await mkdir(folder, { recursive: true });
    const edition = options.trf16 === true ? 'TRF16' : 'TRF26';
    for (let seed = first; seed < first + count; seed++) {
      const text = generateOne(seed, ranges, edition);
      if (folder === null) process.stdout.write(text);
      else await writeFile(join(folder, `${seed}.trf`), text);
    }
    if (folder !== null) print(`${count} written to ${folder}`);
    return 0;
  },
};

interface Span {
  readonly least: number;
  readonly most: number;
}

type GeneratorRanges = Omit<RandomTournamentOptions, 'players' | 'rounds'> & {
  readonly players: Span;
  readonly rounds: Span;
};

function readRanges(options: Invocation['options']): GeneratorRanges {
  const players = spanOption(options, 'players', { least: 20, most: 20 });
  const rounds = spanOption(options, 'rounds', { least: 7, most: 7 });
  if (players.least < 2 || players.most > 9999) throw new UsageError('--players must be from 2 to 9999');
  if (rounds.least < 1 || rounds.most > 99) throw new UsageError('--rounds must be from 1 to 99');
  return {
    players,
    rounds,
    points: pointsOption(options),
    halfPointByes: shareOption(options, 'byes'),
    forfeits: shareOption(options, 'forfeits'),
    withdrawals: shareOption(options, 'withdrawals'),
    lateEntries: shareOption(options, 'late'),
    unrated: shareOption(options, 'unrated'),
    accelerated: options.accelerated === true,
  };
}

/** `20` or `10-40`. */
function spanOption(options: Invocation['options'], name: string, usual: Span): Span {
  const text = options[name];
  if (typeof text !== 'string') return usual;
  const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text);
  const least = Number(match?.[1]);
  const most = Number(match?.[2] ?? match?.[1]);
  if (match === null || least > most) throw new UsageError(`--${name} wants a number or a span such as 10-40`);
  return { least, most };
}

function pointsOption(options: Invocation['options']): PointSystem {
  const text = options.points;
  if (typeof text !== 'string') return pointSystem();
  const values = /^(\d+(?:\.[05])?)-(\d+(?:\.[05])?)-(\d+(?:\.[05])?)$/.exec(text)?.slice(1).map(Number);
  if (values === undefined) throw new UsageError('--points wants win, draw and loss such as 3-1-0');
  return pointSystem(...values);
}

function generateOne(seed: number, ranges: GeneratorRanges, edition: TrfOptions['edition']): string {
  const random = seededRandom(seed);
  const players = random.between(ranges.players.least, ranges.players.most);
  const rounds = random.between(ranges.rounds.least, ranges.rounds.most);
  const made = randomTournament(`Random tournament ${seed}`, { ...ranges, players, rounds }, edition, { random });
  if (made.stoppedBefore !== null) printError(`seed ${seed}: ${stoppedText(made.stoppedBefore)}`);
  return writeTrf(made.document);
}
