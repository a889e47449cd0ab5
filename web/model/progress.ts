import { BYE, UNSCHEDULED } from '../../contract/codes.ts';
import { byBoard } from '../../contract/page-delta.ts';
import type { MatchView, PairingView, TournamentPage } from '../../contract/tournaments.ts';
import { lastPaired } from '../../domain/tournament/lifecycle.ts';
import type { Seats } from '../../domain/tournament/presence.ts';
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
    .sort((one, other) => Number(isGame(other)) - Number(isGame(one)) || byBoard(one, other));

/** What a board is called in its round: the boards of a match, and the games of one, are numbered from 1 in each. */
export const boardName = ({ match, board, game }: Pick<PairingView, 'match' | 'board'> & { game?: number }): string =>
  [match, board, game].filter((part) => part !== undefined).join('.');

/** The matches of a round, where teams meet. */
export const matchesOf = ({ matches = [] }: Pick<TournamentPage, 'matches'>, round: number): readonly MatchView[] =>
  matches.filter((match) => match.round === round);

type Rounds = Pick<TournamentPage, 'rounds'>;

/** The last round that is paired; 0 before the first. */
export const lastPairedRound = ({ rounds }: Rounds): number =>
  lastPaired(rounds.map(({ number, paired }) => ({ number, isPaired: paired })));

/** When a round begins; null where nobody has said so yet. */
export function startOf({ rounds }: Rounds, round: number): string | null {
  const start = rounds.find(({ number }) => number === round)?.start_date ?? UNSCHEDULED;
  return Date.parse(start) === Date.parse(UNSCHEDULED) ? null : start;
}

export function progressOf(page: TournamentPage): Progress {
  const { started, finished, rounds } = page.tournament;
  const current = currentRound(page);
  return {
    started,
    finished,
    rounds: rounds ?? (page.rounds.length || null),
    round: current,
    roundStart: startOf(page, current),
    // A round of an evening where nobody has come yet has begun, and nothing of it is played.
    roundDone: hasPairings(page, current) && !openRounds(page).includes(current),
  };
}

const hasPairings = ({ pairings, matches = [] }: TournamentPage, round: number): boolean =>
  [...pairings, ...matches].some((one) => one.round === round);

/** Who sits where, without the word that stands for nobody. */
export const seatsOf = ({ round, white, black }: Pick<PairingView, 'round' | 'white' | 'black'>): Seats<string> =>
  white === BYE ? { round, white: black, black: null } : { round, white, black: black === BYE ? null : black };

/** The first round with a game or a match that is not finished, else the last that is paired: what people come to see. */
export function currentRound(page: Pick<TournamentPage, 'pairings' | 'matches' | 'rounds'>): number {
  const open = openRounds(page);
  return open.length > 0 ? Math.min(...open) : lastPairedRound(page);
}

/** The rounds in which something is still to be played; a match waits for its line-ups before it has boards. */
function openRounds({ pairings, matches = [] }: Pick<TournamentPage, 'pairings' | 'matches'>): readonly number[] {
  const waiting = matches.filter(({ bye, result, line_ups_open }) => bye === null && result === null && line_ups_open);
  return [...pairings.filter(isPending), ...waiting].map(({ round }) => round);
}

/** The numbers of all rounds there are, from 1, up to the last that a bye is booked for. */
export function roundNumbers(page: Pick<TournamentPage, 'rounds' | 'pairings'>): readonly number[] {
  const told = [...page.rounds.map(({ number }) => number), ...page.pairings.map(({ round }) => round)];
  const last = Math.max(0, ...told);
  return Array.from({ length: last }, (_, at) => at + 1);
}
