import { BYE, UNSCHEDULED } from '../../contract/http/codes.ts';
import { byBoard } from '../../contract/tournament/page-delta.ts';
import { isMissing, isPending, roundStates } from '../../contract/tournament/page-rounds.ts';
import type { MatchView, PairingView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { lastPaired } from '../../domain/tournament/guards/lifecycle.ts';
import type { Seats } from '../../domain/tournament/guards/presence.ts';
import {
  currentRound as roundOf,
  shownRound as shownOf,
  standingsRound,
} from '../../domain/tournament/rounds/current-round.ts';
import type { TournamentProgress } from '../ui/tournament/status-chip.tsx';

/** A pairing of two players; byes are left out of the tables. */
export const isGame = ({ white, black }: PairingView): boolean => white !== BYE && black !== BYE;

/** The pairings of a round by board, byes last. */
export const pairingsOf = ({ pairings }: Pick<TournamentPage, 'pairings'>, round: number): readonly PairingView[] =>
  pairings
    .filter((pairing) => pairing.round === round)
    .sort((one, other) => Number(isGame(other)) - Number(isGame(one)) || byBoard(one, other));

/** A board's name in its round: the boards of a match, and the games of one, are numbered from 1 in each. */
export const boardName = ({ match, board, game }: Pick<PairingView, 'match' | 'board'> & { game?: number }): string =>
  [match, board, game].filter((part) => part !== undefined).join('.');

/** The matches of a round, in team formats. */
export const matchesOf = ({ matches = [] }: Pick<TournamentPage, 'matches'>, round: number): readonly MatchView[] =>
  matches.filter((match) => match.round === round);

export { isMissing, isPending };

type Rounds = Pick<TournamentPage, 'rounds'>;

/** The last paired round; 0 before the first. */
export const lastPairedRound = ({ rounds }: Rounds): number =>
  lastPaired(rounds.map(({ number, paired }) => ({ number, isPaired: paired })));

/** The start of a round; null where it is not set. */
export function startOf({ rounds }: Rounds, round: number): string | null {
  const start = rounds.find(({ number }) => number === round)?.startDate ?? UNSCHEDULED;
  return Date.parse(start) === Date.parse(UNSCHEDULED) ? null : start;
}

export function progressOf(page: TournamentPage): TournamentProgress {
  const { started, finished, rounds } = page.tournament;
  const states = roundStates(page);
  const current = roundOf(states);
  const state = states.find(({ number }) => number === current);
  return {
    started,
    finished,
    rounds: rounds ?? (page.rounds.length || null),
    round: current,
    // A round with a result has begun, whatever its time.
    roundStart: (state?.results ?? 0) > 0 ? null : startOf(page, current),
    // A round may begin without pairings, while no player is present: it is not done.
    roundDone: hasPairings(page, current) && state?.open === 0,
    isLive: Object.entries(page.games).some(
      ([pairing, games]) => pairing.startsWith(`${current}_`) && games.some(({ finished }) => !finished),
    ),
  };
}

const hasPairings = ({ pairings, matches = [] }: TournamentPage, round: number): boolean =>
  [...pairings, ...matches].some((one) => one.round === round);

/** The seats of a pairing, with null instead of the marker of a bye. */
export const seatsOf = ({ round, white, black }: Pick<PairingView, 'round' | 'white' | 'black'>): Seats<string> =>
  white === BYE ? { round, white: black, black: null } : { round, white, black: black === BYE ? null : black };

/** The page's current round by the domain's rule; 0 before round 1 is paired. */
export const currentRound = (page: Pick<TournamentPage, 'pairings' | 'matches' | 'rounds'>): number =>
  roundOf(roundStates(page));

/** The default round to show; round 1 before any is paired. */
export const shownRound = (page: Pick<TournamentPage, 'pairings' | 'matches' | 'rounds'>): number =>
  shownOf(roundStates(page));

/** The round after which the standings are; null before the first is over, and during a round. */
export const standingsAfter = (page: Pick<TournamentPage, 'pairings' | 'matches' | 'rounds'>): number | null =>
  standingsRound(roundStates(page));

/** The numbers of all rounds, from 1 up to the last with a pairing or a requested bye. */
export function roundNumbers(page: Pick<TournamentPage, 'rounds' | 'pairings'>): readonly number[] {
  const numbers = [...page.rounds.map(({ number }) => number), ...page.pairings.map(({ round }) => round)];
  const last = Math.max(0, ...numbers);
  return Array.from({ length: last }, (_, at) => at + 1);
}
