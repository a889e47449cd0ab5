import type { AccountId } from '../ids.ts';
import { assert } from '../result.ts';
import { type Columns, columnsOf } from './columns.ts';
import type { Bye, Entrant, Field } from './field.ts';
import { hasMatches, KINDS } from './kinds.ts';
import { legsOf } from './match.ts';
import { nextSeats } from './match-score.ts';
import { type PlayedSeats, rowResults } from './row-results.ts';
import { pointsOf } from './settings.ts';
import { type Board, boardsOf, freeRoundsOf, matchesOf, playersOf, type Round, type Tournament } from './state.ts';

/** A tournament as pairing and tie-breaks read it, with the way back from numbers to people. */
export interface NumberedField {
  readonly field: Field;
  readonly numberOf: ReadonlyMap<AccountId, number>;
  readonly accountOf: (number: number) => AccountId;
  /** Columns of the field up to a round: as many as rounds, unless somebody has several games in one. */
  readonly columnsThrough: (round: number) => number;
}

/**
 * The players by their places in the starting list. What somebody in `without` has played stays out, for both sides; a
 * bye that is booked for a round to come counts when the round is paired.
 */
export function numberedField(tournament: Tournament, without: readonly AccountId[] = []): NumberedField {
  const made = gamesIn(tournament).filter(({ white, black }) => !isIn(without, white) && !isIn(without, black));
  return fieldOf(tournament, made, mayPlayTwice(tournament) ? columnsOf(made) : ROUND_BY_ROUND);
}

/** The players of a knockout with the outcome of a whole match in each stage, as its bracket reads them. */
export const stageField = (tournament: Tournament): NumberedField =>
  fieldOf(
    tournament,
    tournament.rounds.flatMap((round) => boardsOf(round).map((board) => entryOf(round, board))),
    ROUND_BY_ROUND,
  );

/** Whether somebody may have several games in a round: in a knockout, and where an arbiter makes every pairing. */
export const mayPlayTwice = (tournament: Tournament): boolean =>
  KINDS[tournament.settings.kind].roundMaking === 'byHand' || hasMatches(tournament);

function fieldOf(tournament: Tournament, made: readonly RoundEntry[], columns: Columns<RoundEntry>): NumberedField {
  const { settings } = tournament;
  const players = playersOf(tournament);
  const numberOf = new Map(players.map(({ account, seed }) => [account, seed]));
  const accounts = new Map(players.map(({ account, seed }) => [seed, account]));
  const results = rowResults<string, RoundEntry>(made, columns.of, numberOf);
  const rounds = columns.through(settings.rounds ?? Math.max(1, ...made.map(({ round }) => round)));
  return {
    field: {
      rounds,
      points: pointsOf(settings),
      entrants: players.map(
        ({ seed, rating }): Entrant => ({ number: seed, rating, results: results.get(seed) ?? [] }),
      ),
    },
    numberOf,
    accountOf: (number) => {
      const account = accounts.get(number);
      assert(account !== undefined, `no player has the number ${number}`);
      return account;
    },
    columnsThrough: columns.through,
  };
}

const ROUND_BY_ROUND: Columns<RoundEntry> = {
  of: ({ round }) => round,
  roundOf: (column) => column,
  through: (round) => round,
};

type RoundEntry = PlayedSeats<string>;

/** Every game and every bye, round by round. */
function gamesIn(tournament: Tournament): RoundEntry[] {
  const isOneGame = !hasMatches(tournament);
  return tournament.rounds.flatMap((round) => [
    ...boardsOf(round).flatMap((board) => (isOneGame ? [entryOf(round, board)] : gamesOn(round, board))),
    ...freeRoundsOf(round).map(({ who, bye }) => byeOf(round, who, bye)),
    // Who finds an empty chair has won without an opponent.
    ...matchesOf(round).flatMap((match) =>
      match.walkovers.flatMap(({ who }) =>
        Array.from({ length: legsOf(match) }, () => byeOf(round, who, 'full-point')),
      ),
    ),
  ]);
}

const entryOf = ({ number }: Round, board: Board): RoundEntry => ({ ...board, round: number, bye: null });

/** The games of a match in their own colours, with the next one where it goes on. */
function gamesOn(round: Round, board: Board): RoundEntry[] {
  const { white, black } = board;
  const decided = board.decided.map(({ switched, result }) => ({
    ...entryOf(round, board),
    ...(switched ? { white: black, black: white } : {}),
    result,
  }));
  return board.result === null ? [...decided, { ...entryOf(round, board), ...nextSeats(board) }] : decided;
}

const byeOf = ({ number }: Round, who: string, bye: Bye): RoundEntry => ({
  round: number,
  white: who,
  black: null,
  bye,
  result: null,
});

const isIn = (list: readonly string[], side: string | null): boolean => side !== null && list.includes(side);
