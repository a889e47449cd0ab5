import { z } from 'zod';
import { CAPTAINS_WORDS_MAX, PLACE_MAX } from '../../../domain/kernel/limits.ts';
import { BYES } from '../../../domain/tournament/value/field.ts';
import { WITHOUT_PLAY } from '../../../domain/tournament/value/game-result.ts';
import { HOMES } from '../../../domain/tournament/value/match-day.ts';
import {
  type FreeRound,
  freeRoundsOf,
  type Match,
  matchesOf,
  pairingsOf,
  type Round,
} from '../../../domain/tournament/value/state.ts';
import { list, record, recordOf } from '../../codec/record.ts';
import { freeText } from '../../http/fields.ts';
import { board, dayRequest, result } from './boards.ts';
import { color, count, entrantKey, moment, oneLine, playerKey, teamKey } from './fields.ts';

const walkovers = list(record({ board: count.min(1), who: playerKey, color }), 100);

const report = record({
  by: z.enum(['white', 'black', 'organiser']),
  at: moment,
  answer: z
    .discriminatedUnion('kind', [
      record({ kind: z.literal('confirmed'), at: moment }),
      record({ kind: z.literal('disputed'), at: moment, words: freeText(CAPTAINS_WORDS_MAX) }),
    ])
    .nullable(),
  boards: list(record({ board: count.min(1), white: playerKey, black: playerKey, result }), 100),
  walkovers,
});

/** Date, venue and reports of a match, as in `domain/tournament/value/match-day.ts`. */
const matchDay = record({
  home: z.enum(HOMES).nullable(),
  place: freeText(PLACE_MAX).nullable(),
  startAt: moment.nullable(),
  postponement: dayRequest.nullable(),
  reports: list(report, 10_000),
});

const lineUp = list(playerKey, 20_000).nullable();

/** White and Black are teams; on the boards they are players. */
const match = recordOf(
  {
    board: count.min(1),
    white: teamKey,
    black: teamKey,
    /** Null once the line-ups are closed. */
    lineUps: record({ white: lineUp, black: lineUp }).nullable(),
    boards: list(board, 100),
    walkovers,
    forfeited: z.enum(WITHOUT_PLAY).nullable(),
    through: color.nullable(),
    day: matchDay,
  },
  { decode: (one): Match => ({ kind: 'match', ...one }), encode: (one: Match) => one },
);

const bye = recordOf(
  { who: entrantKey, bye: z.enum(BYES) },
  { decode: (one): FreeRound => ({ kind: 'bye', ...one }), encode: (one: FreeRound) => one },
);

const round = record({
  name: oneLine.nullable(),
  startAt: moment.nullable(),
  /** Null if the round is only planned and has neither boards nor byes. */
  pairedAt: moment.nullable(),
  boards: list(board, 20_000),
  /** In team matches, which then contain the boards. */
  matches: list(match, 10_000).exactOptional(),
  byes: list(bye, 20_000),
});

export type FileRound = z.output<typeof round>;
export const rounds = list(round, 1000);

export function roundOf({ name, startAt, pairedAt, boards, matches = [], byes }: FileRound, index: number): Round {
  const common = { number: index + 1, name, startAt };
  if (pairedAt === null) return { kind: 'planned', ...common };
  return { kind: 'paired', ...common, pairedAt, pairings: [...boards, ...matches, ...byes] };
}

export function fileRound(one: Round): FileRound {
  const matches = matchesOf(one);
  return {
    name: one.name,
    startAt: one.startAt,
    pairedAt: one.kind === 'paired' ? one.pairedAt : null,
    boards: pairingsOf(one).filter((pairing) => pairing.kind === 'board'),
    ...(matches.length > 0 && { matches }),
    byes: freeRoundsOf(one),
  };
}
