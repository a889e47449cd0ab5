import type { AccountId } from '../ids.ts';
import { assert } from '../result.ts';
import { type Columns, columnsOf } from './columns.ts';
import type { Color, Entrant, Field, RoundResult } from './field.ts';
import { isForfeit, sideOf } from './game-result.ts';
import { KINDS } from './kinds.ts';
import type { Seats } from './presence.ts';
import { type Board, boardsOf, type FreeRound, freeRoundsOf, playersOf, type Tournament } from './state.ts';

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
  const results = resultsByNumber(made, columns, numberOf);
  const rounds = columns.through(settings.rounds ?? Math.max(1, ...made.map(({ round }) => round)));
  return {
    field: {
      rounds,
      points: settings.points,
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

interface RoundEntry extends Seats<string> {
  readonly entry: Board | FreeRound;
}

const entriesOf = ({ rounds }: Tournament): RoundEntry[] =>
  rounds.flatMap((round) => [
    ...boardsOf(round).map((entry) => ({ round: round.number, white: entry.white, black: entry.black, entry })),
    ...freeRoundsOf(round).map((entry) => ({ round: round.number, white: entry.who, black: null, entry })),
  ]);

const isIn = (list: readonly string[], side: string | null): boolean => side !== null && list.includes(side);

function resultsByNumber(
  made: readonly RoundEntry[],
  columns: Columns<RoundEntry>,
  numberOf: ReadonlyMap<string, number>,
): ReadonlyMap<number, readonly (RoundResult | null)[]> {
  const results = new Map<number, (RoundResult | null)[]>();
  const put = (number: number | undefined, column: number, result: RoundResult): void => {
    if (number === undefined) return;
    const list = results.get(number) ?? [];
    while (list.length < column) list.push(null);
    list[column - 1] = result;
    results.set(number, list);
  };
  for (const one of made) {
    const column = columns.of(one);
    const { entry } = one;
    const white = numberOf.get(one.white);
    if (entry.kind === 'bye') {
      put(white, column, { kind: 'bye', bye: entry.bye });
      continue;
    }
    const black = numberOf.get(entry.black);
    if (white === undefined || black === undefined) continue;
    put(white, column, sideOfBoard(entry, 'white', black));
    put(black, column, sideOfBoard(entry, 'black', white));
  }
  return results;
}

/** What a board was to one of its sides. */
export function sideOfBoard({ result, unrated }: Board, color: Color, opponent: number): RoundResult {
  if (result === null) return { kind: 'pending', opponent, color };
  const outcome = sideOf(result, color);
  if (isForfeit(result)) return { kind: 'forfeit', opponent, color, outcome: outcome === 'win' ? 'win' : 'loss' };
  return { kind: 'game', opponent, color, outcome, ...(unrated && { unrated }) };
}
