import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { given } from '../../../../../domain/kernel/given.ts';
import { isOver, type Overlaid } from '../../../../live/overlay.ts';
import { type BoardKey, type Entered, withResult } from '../result-log.ts';
import { type Unsent, withUnsent } from './unsent-results.ts';

/** A stored result, shown over the page until the page contains it. */
export interface TakenResult extends BoardKey, Overlaid {
  readonly result: Entered;
}

/** The entries of the arbiter that the page may not contain yet. */
export interface EnteredResults {
  readonly unsent: Unsent;
  readonly taken: readonly TakenResult[];
}

/** The page with the arbiter's entries that it does not contain yet. */
export const withEntered = (page: TournamentPage, { taken, unsent }: EnteredResults): TournamentPage =>
  withUnsent(withTaken(page, taken), unsent);

export const withTaken = (page: TournamentPage, taken: readonly TakenResult[]): TournamentPage =>
  taken.reduce(
    (shown, entry) => (isOver(entry, page.tournament.revision) ? withResult(shown, entry, entry.result) : shown),
    page,
  );

export const takenAt = ({ round, white, black, game }: BoardKey, result: Entered, revision: number): TakenResult => ({
  round,
  white,
  black,
  ...given({ game }),
  result,
  revision,
});
