/** The matches of a tournament as a list of fixtures. */
import type { MatchView, TournamentPage } from '../../contract/tournament/tournaments.ts';

/** Whether matches have dates and venues to look up: over the board, at home and away or reported by captains. */
export const hasFixtures = ({ matches, tournament }: Pick<TournamentPage, 'matches' | 'tournament'>): boolean =>
  matches !== undefined && tournament.defaultOtb && (tournament.homeAndAway || tournament.captainsReport);

/** The matches in order of play; those without a time come last, by round. */
export const byTime = (matches: readonly MatchView[]): readonly MatchView[] =>
  matches
    .filter(({ bye }) => bye === null)
    .sort((one, other) => timeOf(one) - timeOf(other) || one.round - other.round || one.match - other.match);

const timeOf = ({ startDate: start }: MatchView): number =>
  start === null ? Number.MAX_SAFE_INTEGER : Date.parse(start);
