import { BYE } from '../../contract/codes.ts';
import type { PairingView, TournamentPage } from '../../contract/tournaments.ts';
import type { Progress } from '../ui/status-chip.tsx';

/** A pairing of two people; byes are left out of the tables. */
export const isGame = ({ white, black }: PairingView): boolean => white !== BYE && black !== BYE;

/** Without a result yet. The one-sided results have no outcome but a result. */
export const isPending = (pairing: PairingView): boolean =>
  isGame(pairing) && pairing.outcome === null && pairing.result === null;

/** The pairings of a round by board, those without an opponent last. */
export const pairingsOf = ({ pairings }: Pick<TournamentPage, 'pairings'>, round: number): readonly PairingView[] =>
  pairings
    .filter((pairing) => pairing.round === round)
    .sort((one, other) => Number(isGame(other)) - Number(isGame(one)) || one.board - other.board);

/** The last round that is paired; 0 before the first. */
export const lastPairedRound = ({ pairings }: Pick<TournamentPage, 'pairings'>): number =>
  Math.max(0, ...pairings.map(({ round }) => round));

export function progressOf(page: TournamentPage): Progress {
  const { started, finished, rounds } = page.tournament;
  const current = currentRound(page);
  return {
    started,
    finished,
    rounds: rounds ?? (page.rounds.length || null),
    round: current,
    roundDone: current > 0 && !pairingsOf(page, current).some(isPending),
  };
}

/** The first round with a game that is not finished, else the last that is paired: what people come to see. */
export function currentRound(page: Pick<TournamentPage, 'pairings'>): number {
  const open = page.pairings.filter(isPending).map(({ round }) => round);
  return open.length > 0 ? Math.min(...open) : lastPairedRound(page);
}

/** Rounds of which every game has its result. */
export function roundsPlayed(page: Pick<TournamentPage, 'pairings'>): number {
  const open = new Set(page.pairings.filter(isPending).map(({ round }) => round));
  return new Set(page.pairings.map(({ round }) => round).filter((round) => !open.has(round))).size;
}

/** The numbers of all rounds there are or will be, from 1. */
export function roundNumbers(page: Pick<TournamentPage, 'rounds' | 'pairings'>): readonly number[] {
  const last = Math.max(lastPairedRound(page), ...page.rounds.map(({ number }) => number));
  return Array.from({ length: last }, (_, at) => at + 1);
}
