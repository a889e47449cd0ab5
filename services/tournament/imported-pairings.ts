import type { PairingRow } from '../../db/read/tournament.ts';
import type { AccountId, TournamentId } from '../../domain/ids.ts';
import { assert } from '../../domain/result.ts';
import type { Bye, Field, RoundResult } from '../../domain/tournament/field.ts';
import type { GameResult } from '../../domain/tournament/game-result.ts';

type Accounts = ReadonlyMap<number, AccountId>;

/** The boards and byes of a file's rounds, and the byes that are booked for rounds to come. */
export function importedPairings(
  tournament: TournamentId,
  field: Field,
  pairedRounds: number,
  booked: ReadonlyMap<number, ReadonlyMap<number, Bye>>,
  accounts: Accounts,
): PairingRow[] {
  const account = accountIn(accounts);
  const rows: PairingRow[] = [];
  for (let round = 1; round <= pairedRounds; round += 1) {
    const blank = { tournament, round, unrated: false, online: false, overridden: false, bye: null, result: null };
    const scores = scoresBefore(field, round);
    const boards = field.entrants.flatMap(({ number, results }) => {
      const own = results[round - 1] ?? null;
      return own !== null && isWhite(own, number) ? [{ number, own }] : [];
    });
    // A file has no board numbers: the order of publication is that of the scores, then of the starting list.
    const strength = ({ number, own }: (typeof boards)[number]) => {
      const pair = [number, own.opponent];
      return {
        top: Math.max(...pair.map((one) => scores.get(one) ?? 0)),
        sum: pair.reduce((total, one) => total + (scores.get(one) ?? 0), 0),
        first: Math.min(...pair),
      };
    };
    boards.sort((a, b) => {
      const [x, y] = [strength(a), strength(b)];
      return y.top - x.top || y.sum - x.sum || x.first - y.first;
    });
    boards.forEach(({ number, own }, index) => {
      const other = field.entrants.find((entrant) => entrant.number === own.opponent)?.results[round - 1] ?? null;
      rows.push({
        ...blank,
        board: index + 1,
        white: account(number),
        black: account(own.opponent),
        result: combined(own, other),
        unrated: own.kind === 'game' && own.unrated === true,
      });
    });
    let board = boards.length;
    for (const { number, results } of field.entrants) {
      const own = results[round - 1] ?? null;
      if (own?.kind === 'bye')
        rows.push({ ...blank, board: (board += 1), white: account(number), black: null, bye: own.bye });
    }
  }
  for (const [round, byes] of booked) {
    if (round <= pairedRounds) continue;
    let board = 0;
    for (const [number, bye] of byes) {
      rows.push({
        tournament,
        round,
        board: (board += 1),
        white: account(number),
        black: null,
        bye,
        result: null,
        unrated: false,
        online: false,
        overridden: false,
      });
    }
  }
  return rows;
}

type Paired = Exclude<RoundResult, { kind: 'bye' }>;

/** One row for each board: the side that has White tells it; without colours, the lower number. */
function isWhite(result: RoundResult, number: number): result is Paired {
  if (result.kind === 'bye') return false;
  return result.color === null ? number < result.opponent : result.color === 'white';
}

const POINTS = { win: 2, draw: 1, loss: 0 } as const;

function scoresBefore({ entrants }: Field, round: number): ReadonlyMap<number, number> {
  return new Map(
    entrants.map(({ number, results }) => [
      number,
      results.slice(0, round - 1).reduce((sum, result) => {
        if (result?.kind === 'game' || result?.kind === 'forfeit') return sum + POINTS[result.outcome];
        return result?.kind === 'bye' && (result.bye === 'pairing-allocated' || result.bye === 'full-point')
          ? sum + 2
          : sum;
      }, 0),
    ]),
  );
}

/** Both sides' results in one. */
function combined(white: Paired, black: RoundResult | null): GameResult | null {
  if (white.kind === 'pending') return null;
  const other = black !== null && (black.kind === 'game' || black.kind === 'forfeit') ? black.outcome : null;
  if (white.kind === 'forfeit') {
    if (white.outcome === 'win') return 'whiteWinsByForfeit';
    return other === 'win' ? 'blackWinsByForfeit' : 'notPlayed';
  }
  switch (white.outcome) {
    case 'win':
      return 'whiteWins';
    case 'draw':
      return other === 'loss' ? 'whiteDrawBlackLoses' : 'draw';
    case 'loss':
      if (other === 'win') return 'blackWins';
      return other === 'draw' ? 'whiteLosesBlackDraw' : 'bothLose';
  }
}

function accountIn(accounts: Accounts): (number: number) => AccountId {
  return (number) => {
    const account = accounts.get(number);
    assert(account !== undefined, `no player has the number ${number}`);
    return account;
  };
}
