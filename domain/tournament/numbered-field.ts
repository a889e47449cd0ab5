import type { AccountId } from '../ids.ts';
import { assert } from '../result.ts';
import { type Columns, columnsOf } from './columns.ts';
import type { Bye, Entrant, Field } from './field.ts';
import { KINDS } from './kinds.ts';
import { type PlayedSeats, rowResults } from './row-results.ts';
import { pointsOf } from './settings.ts';
import { boardsOf, freeRoundsOf, matchesOf, playersOf, type Round, type Tournament } from './state.ts';

/** A tournament as pairing and tie-breaks read it, with the way back from numbers to people. */
export interface NumberedField {
  readonly field: Field;
  readonly numberOf: ReadonlyMap<AccountId, number>;
  readonly accountOf: (number: number) => AccountId;
  /** Columns of the field up to a round: as many as rounds, unless somebody plays twice in one. */
  readonly columnsThrough: (round: number) => number;
}

/**
 * The players by their places in the starting list. What somebody in `without` has played stays out, for both sides; a
 * bye that is booked for a round to come counts when the round is paired.
 */
export function numberedField(tournament: Tournament, without: readonly AccountId[] = []): NumberedField {
  const { settings } = tournament;
  const players = playersOf(tournament);
  const numberOf = new Map(players.map(({ account, seed }) => [account, seed]));
  const accounts = new Map(players.map(({ account, seed }) => [seed, account]));
  const made = entriesOf(tournament).filter(({ white, black }) => !isIn(without, white) && !isIn(without, black));
  // Only an arbiter who makes every pairing lets somebody play twice in a round.
  const columns = KINDS[settings.kind].roundMaking === 'byHand' ? columnsOf(made) : ROUND_BY_ROUND;
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

const entriesOf = ({ rounds }: Tournament): RoundEntry[] =>
  rounds.flatMap((round) => [
    ...boardsOf(round).map((board) => ({ ...board, round: round.number, bye: null })),
    ...freeRoundsOf(round).map(({ who, bye }) => byeOf(round, who, bye)),
    // Who finds an empty chair has won without an opponent.
    ...matchesOf(round).flatMap(({ walkovers }) => walkovers.map(({ who }) => byeOf(round, who, 'full-point'))),
  ]);

const byeOf = ({ number }: Round, who: string, bye: Bye): RoundEntry => ({
  round: number,
  white: who,
  black: null,
  bye,
  result: null,
});

const isIn = (list: readonly string[], side: string | null): boolean => side !== null && list.includes(side);
