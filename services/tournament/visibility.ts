import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { AccountId } from '../../domain/ids.ts';
import type { Settings } from '../../domain/tournament/settings.ts';
import { type Player, playersOf, type Tournament, teamsOf } from '../../domain/tournament/state.ts';

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
  readonly score: (account: string) => boolean;
  /** Whether the points of this team are shown. */
  readonly team: (team: string) => boolean;
  /** Whether the result between these two is shown: a result tells the scores of both. Players know their own. */
  readonly result: (white: string, black: string | null) => boolean;
}

/** What says how much of a tournament is shown. */
export interface Shown extends Pick<Tournament, 'host'> {
  readonly settings: Pick<Settings, 'publiclyViewable' | 'showOnlyTop' | 'showOnlyUsernames'>;
}

/** What those see who run the tournament. */
export const HOST_SIGHT = 'host';

const isHost = (actor: Actor, { host }: Shown): boolean => can(actor, { do: 'runTournaments', of: host });

/** Whether all scores and results are shown to this reader. */
export const seesWholeTable = (actor: Actor, tournament: Shown): boolean =>
  tournament.settings.showOnlyTop === null || isHost(actor, tournament);

/** Whether real names are shown to this reader. */
export const seesNames = (actor: Actor, tournament: Shown): boolean =>
  !tournament.settings.showOnlyUsernames || isHost(actor, tournament);

export function visibilityFor(actor: Actor, tournament: Tournament): Visibility {
  return visibilityIn(tournament)(actor);
}

/** The same for many readers of one state: what is public is worked out once. */
export function visibilityIn(tournament: Tournament): (actor: Actor) => Visibility {
  const { showOnlyTop: top } = tournament.settings;
  const players = playersOf(tournament);
  const shown = new Set<string>(
    top === null
      ? []
      : byRank(players)
          .slice(0, top)
          .map(({ account }) => account),
  );
  const shownTeams = new Set<string>(
    top === null
      ? []
      : teamsOf(tournament)
          .filter(({ rank }) => rank <= top)
          .map(({ team }) => team),
  );
  const entered = new Set(players.map(({ account }) => account));
  return (actor) => {
    const host = isHost(actor, tournament);
    const names = seesNames(actor, tournament);
    if (host) return { sight: HOST_SIGHT, host, wholeTable: true, names, ...ALL };
    if (top === null) return { sight: 'guest', host, wholeTable: true, names, ...ALL };
    const own: AccountId | null = actor.kind === 'person' && entered.has(actor.account) ? actor.account : null;
    return {
      sight: own === null ? 'guest' : `player-${own}`,
      host,
      wholeTable: false,
      names,
      score: (account) => shown.has(account),
      team: (team) => shownTeams.has(team),
      result: (white, black) =>
        shown.has(white) || (black !== null && shown.has(black)) || (own !== null && (white === own || black === own)),
    };
  };
}

const ALL = { score: () => true, team: () => true, result: () => true } as const;

/** The players in the order of the table; who is not shown stands below it by starting number, which tells nothing. */
export function tableOrder(players: readonly Player[], visible: Visibility): Player[] {
  const hidden = players.filter(({ account }) => !visible.score(account));
  const shown = players.filter(({ account }) => visible.score(account));
  return [...byRank(shown), ...hidden.sort((a, b) => a.seed - b.seed)];
}

const byRank = (players: readonly Player[]): Player[] =>
  [...players].sort((a, b) => a.standing.rank - b.standing.rank || a.seed - b.seed);
