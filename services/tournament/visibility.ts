import type { ParticipantRow, TournamentState } from '../../db/read/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId } from '../../domain/ids.ts';
import { runs } from './access.ts';

/** What a reader may see of a tournament's results and names. Every public answer asks here (checklist D-73, D-74). */
export interface Visibility {
  /** Names this view: two readers with the same one are shown the same. */
  readonly sight: string;
  /** The reader runs the tournament: nothing is held back. */
  readonly host: boolean;
  /** All scores and results. */
  readonly wholeTable: boolean;
  /** Real names; otherwise user names only. */
  readonly names: boolean;
  /** Whether the score of this participant is shown. */
  readonly score: (account: AccountId) => boolean;
  /** Whether the result between these two is shown: a result tells the scores of both. Players know their own. */
  readonly result: (white: AccountId, black: AccountId | null) => boolean;
}

export function visibilityFor(actor: Actor, state: TournamentState): Visibility {
  return visibilityIn(state)(actor);
}

/** The same for many readers of one state: what is public is worked out once. */
export function visibilityIn({ tournament, participants }: TournamentState): (actor: Actor) => Visibility {
  const top = tournament.showOnlyTop;
  const shown = new Set(
    top === null
      ? []
      : byRank(participants)
          .slice(0, top)
          .map(({ account }) => account),
  );
  const entered = new Set(participants.map(({ account }) => account));
  return (actor) => {
    const host = runs(actor, tournament);
    const names = host || !tournament.showOnlyUsernames;
    if (host) return { sight: 'host', host, wholeTable: true, names, score: () => true, result: () => true };
    if (top === null) return { sight: 'guest', host, wholeTable: true, names, score: () => true, result: () => true };
    const own = actor.kind === 'person' && entered.has(actor.account) ? actor.account : null;
    return {
      sight: own === null ? 'guest' : `player-${own}`,
      host,
      wholeTable: false,
      names,
      score: (account) => shown.has(account),
      result: (white, black) =>
        shown.has(white) || (black !== null && shown.has(black)) || (own !== null && (white === own || black === own)),
    };
  };
}

/** The participants in the order of the table; who is not shown stands below it by starting number, which tells nothing. */
export function tableOrder(participants: readonly ParticipantRow[], visible: Visibility): ParticipantRow[] {
  const hidden = participants.filter(({ account }) => !visible.score(account));
  const shown = participants.filter(({ account }) => visible.score(account));
  return [...byRank(shown), ...hidden.sort((a, b) => a.seed - b.seed)];
}

const byRank = (participants: readonly ParticipantRow[]): ParticipantRow[] =>
  [...participants].sort((a, b) => a.rank - b.rank || a.seed - b.seed);
