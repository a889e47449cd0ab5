import { z } from 'zod';
import { END_REASONS } from '../../../domain/game/game-end.ts';
import { CAPTAINS_WORDS_MAX } from '../../../domain/kernel/limits.ts';
import { assert } from '../../../domain/kernel/result.ts';
import { type ArchivedGame, gameKey } from '../../../domain/tournament/archive/archive.ts';
import { boardReportState, NO_REPORTS, REPORTED_RESULTS } from '../../../domain/tournament/value/board-report.ts';
import { GAME_RESULTS } from '../../../domain/tournament/value/game-result.ts';
import type { Board, BoardGame, OnlineGame } from '../../../domain/tournament/value/state.ts';
import { list, record, recordOf } from '../../codec/record.ts';
import { freeText } from '../../http/fields.ts';
import { color, count, moment, playerKey } from './fields.ts';

export const result = z.enum(GAME_RESULTS);
const reported = z.enum(REPORTED_RESULTS).nullable();
const milliseconds = z.number().int().min(0);

const game = recordOf(
  {
    sequence: count.min(1),
    white: playerKey,
    black: playerKey,
    startAt: moment,
    finishedAt: moment,
    outcome: z.union([z.literal(1), z.literal(0), z.literal(-1), z.null()]),
    /** An unfinished game is annulled and keeps its moves (TOUR-9). */
    reason: z.enum(END_REASONS),
    /** In the format of `domain/chess/moves.ts`, which includes draw offers between the moves. */
    moves: z.string().max(40_000),
    plies: count,
    /** The mover's remaining time after each move, in milliseconds; missing in older files. */
    clocks: list(milliseconds, 5_000).exactOptional(),
    /** The same game for people and other programs; not read on import. */
    pgn: z.string().max(200_000),
  },
  {
    decode: ({ sequence, white, black, startAt, pgn: _, ...end }): OnlineGame => ({
      id: gameKey(sequence),
      sequence,
      white,
      black,
      startAt,
      end,
    }),
    encode: ({ end, pgn = '', ...one }: OnlineGame & Pick<ArchivedGame, 'pgn'>) => {
      assert(end !== null, 'a game of an archive has ended');
      return { ...one, ...end, pgn };
    },
  },
);

const matchGame = recordOf(
  { switched: z.boolean(), result, game: count.nullable() },
  {
    decode: ({ game: sequence, ...one }): BoardGame => ({
      ...one,
      online: sequence === null ? null : gameKey(sequence),
    }),
    encode: ({ online, ...one }: BoardGame) => ({ ...one, game: online === null ? null : Number(online) }),
  },
);

const anotherDay = {
  at: moment,
  words: freeText(CAPTAINS_WORDS_MAX),
  startAt: moment.nullable(),
  /** Missing if the players were not reminded since the date was set. */
  remindedAt: moment.exactOptional(),
};
const postponedGame = z.discriminatedUnion('kind', [
  record({ kind: z.literal('postponed'), by: z.enum(['white', 'black']).nullable(), ...anotherDay }),
  record({ kind: z.literal('adjourned'), ...anotherDay }),
]);

/** A request to play a match or a single game on another day. */
export const dayRequest = record({
  by: color,
  /** The side that has asked first; missing if it is `by`. */
  asker: color.exactOptional(),
  startAt: moment,
  words: freeText(CAPTAINS_WORDS_MAX),
  askedAt: moment,
  answer: z.enum(['agreed', 'refused', 'decided']).nullable(),
});

export const board = recordOf(
  {
    board: count.min(1),
    white: playerKey,
    black: playerKey,
    result: result.nullable(),
    /** Unconfirmed board reports; missing if there are none. */
    reports: record({ white: reported, black: reported }).exactOptional(),
    unrated: z.boolean(),
    online: z.boolean(),
    overridden: z.boolean(),
    games: list(game, 100),
    /** If a pairing is a match of several games; `game` is the sequence number of the online game. */
    matchGames: list(matchGame, 100),
    /** Missing for a game that is played with its round. */
    postponed: postponedGame.exactOptional(),
    /** A player's last request for another day; missing for none. */
    dayRequest: dayRequest.exactOptional(),
    /** The first round that was paired with a late result; missing if there is none. */
    knownFromRound: count.min(1).exactOptional(),
  },
  {
    decode: ({ reports = NO_REPORTS, ...one }): Board => ({ kind: 'board', ...one, reports }),
    encode: ({ reports, ...one }: Board) => ({ ...one, ...(boardReportState(reports) !== 'none' && { reports }) }),
  },
);
