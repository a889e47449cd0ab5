import type { AccountId } from '../../kernel/ids.ts';
import { assert } from '../../kernel/result.ts';
import { type PlayedSeats, rowResults } from '../standings/row-results.ts';
import { legsOf } from '../teams/match.ts';
import { nextSeats } from '../teams/match-score.ts';
import type { Bye, Entrant, Field } from '../value/field.ts';
import { FORMATS, hasMatches } from '../value/formats.ts';
import { pointsOf } from '../value/settings.ts';
import {
  type Board,
  boardsOf,
  freeRoundsOf,
  matchesOf,
  playersOf,
  type Round,
  type Tournament,
} from '../value/state.ts';
import { type Columns, columnsOf } from './columns.ts';

export interface NumberedField {
  readonly field: Field;
  readonly numberOf: ReadonlyMap<AccountId, number>;
  readonly accountOf: (number: number) => AccountId;
  /** Columns of the field up to a round; more than rounds if someone has several games in one. */
  readonly columnsThrough: (round: number) => number;
}

/** `without` excludes games for both sides; a requested bye counts once its round is paired. */
export function numberedField(tournament: Tournament, without: readonly AccountId[] = []): NumberedField {
  const made = gamesIn(tournament).filter(({ white, black }) => !isIn(without, white) && !isIn(without, black));
  return fieldOf(tournament, made, mayPlayTwice(tournament) ? columnsOf(made) : ROUND_BY_ROUND);
}

/** A knockout with one match outcome per stage, as its bracket needs it. */
export const stageField = (tournament: Tournament): NumberedField =>
  fieldOf(
    tournament,
    tournament.rounds.flatMap((round) => boardsOf(round).map((board) => entryOf(round, board))),
    ROUND_BY_ROUND,
  );

/** True if a player may have several games in a round: in a knockout and with purely manual pairing. */
export const mayPlayTwice = (tournament: Tournament): boolean =>
  FORMATS[tournament.settings.format].roundMaking === 'byHand' || hasMatches(tournament);

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
        ({ seed, rating, decisions = [] }): Entrant => ({
          number: seed,
          rating,
          results: results.get(seed) ?? [],
          ...(decisions.length > 0 && {
            decisions: decisions.map(({ points, after }) => ({
              points,
              after: after === null ? null : columns.through(after),
            })),
          }),
        }),
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

function gamesIn(tournament: Tournament): RoundEntry[] {
  const isOneGame = !hasMatches(tournament);
  return tournament.rounds.flatMap((round) => [
    ...boardsOf(round).flatMap((board) => (isOneGame ? [entryOf(round, board)] : gamesOn(round, board))),
    ...freeRoundsOf(round).map(({ who, bye }) => byeOf(round, who, bye)),
    // A vacant board opposite is a win without an opponent.
    ...matchesOf(round).flatMap((match) =>
      match.walkovers.flatMap(({ who }) =>
        Array.from({ length: legsOf(match) }, () => byeOf(round, who, 'full-point')),
      ),
    ),
  ]);
}

const entryOf = ({ number }: Round, board: Board): RoundEntry => ({ ...board, round: number, bye: null });

/** Games of a match in their own colours, with the next open one. */
function gamesOn(round: Round, board: Board): RoundEntry[] {
  const { white, black } = board;
  const matchGames = board.matchGames.map(({ switched, result }) => ({
    ...entryOf(round, board),
    ...(switched ? { white: black, black: white } : {}),
    result,
  }));
  return board.result === null ? [...matchGames, { ...entryOf(round, board), ...nextSeats(board) }] : matchGames;
}

const byeOf = ({ number }: Round, who: string, bye: Bye): RoundEntry => ({
  round: number,
  white: who,
  black: null,
  bye,
  result: null,
});

const isIn = (list: readonly string[], side: string | null): boolean => side !== null && list.includes(side);
