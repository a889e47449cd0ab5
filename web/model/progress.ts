import { BYE, UNSCHEDULED } from '../../contract/codes.ts';
import type { PairingView, TournamentPage } from '../../contract/tournaments.ts';
import { millis } from '../../domain/time.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import type { Progress as RoundsProgress } from '../../domain/tournament/next-round.ts';
import { pairsEverybody, type Seats, unpairedIn } from '../../domain/tournament/presence.ts';
import { isUnderWay, lastPaired } from '../../domain/tournament/tournament.ts';
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

type Rounds = Pick<TournamentPage, 'rounds'>;

/** The last round that is paired; 0 before the first. */
export const lastPairedRound = ({ rounds }: Rounds): number =>
  lastPaired(rounds.map(({ number, paired }) => ({ number, isPaired: paired })));

export const isPaired = ({ rounds }: Rounds, round: number): boolean =>
  rounds.some(({ number, paired }) => paired && number === round);

/** When a round begins; null where nobody has said so yet. */
export function startOf({ rounds }: Rounds, round: number): string | null {
  const start = rounds.find(({ number }) => number === round)?.start_date ?? UNSCHEDULED;
  return Date.parse(start) === Date.parse(UNSCHEDULED) ? null : start;
}

/** Whether the first round has begun: from then on the tournament cannot be deleted. */
export const hasBegun = (page: TournamentPage, now: number): boolean =>
  page.rounds.some(({ number, paired }) => {
    const start = startOf(page, number);
    const results = pairingsOf(page, number).filter((pairing) => isGame(pairing) && !isPending(pairing)).length;
    const startAt = start === null ? null : millis(Date.parse(start));
    return isUnderWay({ isPaired: paired, results, startAt }, millis(now));
  });

export function progressOf(page: TournamentPage): Progress {
  const { started, finished, rounds } = page.tournament;
  const current = currentRound(page);
  return {
    started,
    finished,
    rounds: rounds ?? (page.rounds.length || null),
    round: current,
    roundStart: startOf(page, current),
    roundDone: current > 0 && !pairingsOf(page, current).some(isPending),
  };
}

/** The rounds that were announced; null where the arbiter adds them, though the page counts them (D-08). */
export const announcedRounds = ({ kind, rounds }: TournamentPage['tournament']): number | null =>
  KINDS[kind].roundMaking === 'byHand' ? null : rounds;

/** The page as the rules of the next round read it. */
export function roundsProgress(page: TournamentPage): RoundsProgress {
  const { tournament } = page;
  return {
    kind: tournament.kind,
    isStarted: tournament.started,
    isFinished: tournament.finished,
    pairingFailed: tournament.pairing_generation_failed,
    announcedRounds: announcedRounds(tournament),
    rounds: page.rounds.map(({ number, paired }) => ({
      number,
      isPaired: paired,
      missing: pairingsOf(page, number).filter(isPending).length,
      unpaired: unpairedOf(page, number).length,
    })),
  };
}

/** The accounts that wait for an opponent or a bye in a round that is paired. */
export function unpairedOf(page: TournamentPage, round: number): readonly string[] {
  if (!isPaired(page, round) || !pairsEverybody(KINDS[page.tournament.kind])) return [];
  return withoutSeat(page, round);
}

/** The accounts that are present in a round and have neither a game nor a bye in it. */
export function withoutSeat(page: Pick<TournamentPage, 'participants' | 'pairings'>, round: number): readonly string[] {
  const entrants = page.participants.map(({ account, withdrawn_from, eliminated }) => ({
    id: account,
    withdrawnFrom: withdrawn_from,
    eliminated,
  }));
  return unpairedIn(round, entrants, page.pairings.map(seatsOf));
}

/** Who sits where, without the word that stands for nobody. */
export const seatsOf = ({ round, white, black }: Pick<PairingView, 'round' | 'white' | 'black'>): Seats<string> =>
  white === BYE ? { round, white: black, black: null } : { round, white, black: black === BYE ? null : black };

/** The first round with a game that is not finished, else the last that is paired: what people come to see. */
export function currentRound(page: Pick<TournamentPage, 'pairings' | 'rounds'>): number {
  const open = page.pairings.filter(isPending).map(({ round }) => round);
  return open.length > 0 ? Math.min(...open) : lastPairedRound(page);
}

/** Rounds that are paired and of which every game has its result. */
export function roundsPlayed(page: Pick<TournamentPage, 'pairings' | 'rounds'>): number {
  const open = new Set(page.pairings.filter(isPending).map(({ round }) => round));
  return page.rounds.filter(({ number, paired }) => paired && !open.has(number)).length;
}

/** The numbers of all rounds there are, from 1, up to the last that a bye is booked for. */
export function roundNumbers(page: Pick<TournamentPage, 'rounds' | 'pairings'>): readonly number[] {
  const told = [...page.rounds.map(({ number }) => number), ...page.pairings.map(({ round }) => round)];
  const last = Math.max(0, ...told);
  return Array.from({ length: last }, (_, at) => at + 1);
}
