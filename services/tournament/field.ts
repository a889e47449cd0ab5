import type { PairingRow, TournamentState } from '../../db/read/tournament.ts';
import type { AccountId } from '../../domain/ids.ts';
import { type PointSystem, pointSystem, toPoints } from '../../domain/points.ts';
import { assert } from '../../domain/result.ts';
import { type Columns, columnsOf } from '../../domain/tournament/columns.ts';
import type { Color, Entrant, Field, RoundResult } from '../../domain/tournament/field.ts';
import { isForfeit, sideOf } from '../../domain/tournament/game-result.ts';

/** A tournament as pairing and tie-breaks read it, with the way back from numbers to people. */
export interface NumberedField {
  readonly field: Field;
  readonly numberOf: ReadonlyMap<AccountId, number>;
  readonly accountOf: (number: number) => AccountId;
  /** Columns of the field up to a round: as many as rounds, unless somebody plays twice in one. */
  readonly columnsThrough: (round: number) => number;
}

/** The place in the starting list is the pairing number. */
export function toField(state: TournamentState): NumberedField {
  const { tournament, participants } = state;
  // A bye that is booked for a round to come counts when the round is paired.
  const paired = new Set(state.rounds.filter(({ pairedAt }) => pairedAt !== null).map(({ number }) => number));
  const pairings = state.pairings.filter(({ round }) => paired.has(round));
  const numberOf = new Map(participants.map(({ account, seed }) => [account, seed]));
  const accounts = new Map(participants.map(({ account, seed }) => [seed, account]));
  const columns = columnsOf(pairings);
  const results = resultsByNumber(pairings, columns, numberOf);
  const entrants = participants.map(
    ({ seed, rating }): Entrant => ({ number: seed, rating, results: results.get(seed) ?? [] }),
  );
  const rounds = columns.through(tournament.rounds ?? Math.max(1, ...pairings.map(({ round }) => round)));
  return {
    field: { rounds, points: pointsOf(tournament), entrants },
    numberOf,
    accountOf: (number) => {
      const account = accounts.get(number);
      assert(account !== undefined, `no participant has the number ${number}`);
      return account;
    },
    columnsThrough: columns.through,
  };
}

/** The tournament's own points; byes and forfeits follow from them. */
export function pointsOf({
  winPoints,
  drawPoints,
  lossPoints,
  ...tournament
}: TournamentState['tournament']): PointSystem {
  return tournament.pointSystem ?? pointSystem(toPoints(winPoints), toPoints(drawPoints), toPoints(lossPoints));
}

function resultsByNumber(
  pairings: readonly PairingRow[],
  columns: Columns<PairingRow>,
  numberOf: ReadonlyMap<AccountId, number>,
) {
  const results = new Map<number, (RoundResult | null)[]>();
  const put = (number: number, column: number, result: RoundResult): void => {
    const list = results.get(number) ?? [];
    while (list.length < column) list.push(null);
    list[column - 1] = result;
    results.set(number, list);
  };
  for (const pairing of pairings) {
    const white = numberOf.get(pairing.white);
    if (white === undefined) continue;
    const column = columns.of(pairing);
    if (pairing.black === null) {
      put(white, column, { kind: 'bye', bye: pairing.bye ?? 'pairing-allocated' });
      continue;
    }
    const black = numberOf.get(pairing.black);
    if (black === undefined) continue;
    put(white, column, resultOf(pairing, 'white', black));
    put(black, column, resultOf(pairing, 'black', white));
  }
  return results;
}

function resultOf({ result, unrated }: PairingRow, color: Color, opponent: number): RoundResult {
  if (result === null) return { kind: 'pending', opponent, color };
  const outcome = sideOf(result, color);
  if (isForfeit(result)) return { kind: 'forfeit', opponent, color, outcome: outcome === 'win' ? 'win' : 'loss' };
  return unrated
    ? { kind: 'game', opponent, color, outcome, unrated: true }
    : { kind: 'game', opponent, color, outcome };
}
