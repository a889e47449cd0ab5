import type { TournamentState } from '../../db/read/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId } from '../../domain/ids.ts';
import { runs } from './access.ts';

/** What a reader may see of a tournament's results and names. Every public answer asks here (checklist D-73, D-74). */
export interface Visibility {
  /** The reader runs the tournament: nothing is held back. */
  readonly host: boolean;
  /** All scores and results. */
  readonly wholeTable: boolean;
  /** Real names; otherwise user names only. */
  readonly names: boolean;
  /** Whether the score of this participant is shown. */
  readonly score: (account: AccountId) => boolean;
  /** Whether the result between these two is shown: a result tells the scores of both. */
  readonly result: (white: AccountId, black: AccountId | null) => boolean;
}

export function visibilityFor(actor: Actor, { tournament, participants }: TournamentState): Visibility {
  const host = runs(actor, tournament);
  const names = host || !tournament.showOnlyUsernames;
  const top = tournament.showOnlyTop;
  if (host || top === null) return { host, wholeTable: true, names, score: () => true, result: () => true };
  const shown = new Set(
    [...participants]
      .sort((a, b) => a.rank - b.rank || a.seed - b.seed)
      .slice(0, top)
      .map(({ account }) => account),
  );
  return {
    host,
    wholeTable: false,
    names,
    score: (account) => shown.has(account),
    result: (white, black) => shown.has(white) || (black !== null && shown.has(black)),
  };
}
