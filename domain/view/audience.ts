import type { Actor } from '../access/actor.ts';
import { can } from '../access/policy.ts';
import type { AccountId } from '../kernel/ids.ts';
import type { Settings } from '../tournament/value/settings.ts';
import { type Player, playersOf, type Tournament, teamsOf } from '../tournament/value/state.ts';

/** What a user may see of a tournament's results and names. Every public answer uses it (checklist D-73, D-74). */
export interface Visibility {
  /** Identifies this view: users with the same key see the same page. */
  readonly audienceKey: string;
  /** The user runs the tournament and sees everything. */
  readonly host: boolean;
  /** All scores and results. */
  readonly wholeTable: boolean;
  /** Real names instead of user names. */
  readonly names: boolean;
  /** The clubs of the players. */
  readonly clubs: boolean;
  /** Whether the score of this participant is shown. */
  readonly score: (account: string) => boolean;
  /** Whether the points of this team are shown. */
  readonly team: (team: string) => boolean;
  /** Whether the result of these two is shown, since it reveals both scores. Players see their own. */
  readonly result: (white: string, black: string | null) => boolean;
}

/** The fields of a tournament that determine its visibility. */
export interface Shown extends Pick<Tournament, 'host'> {
  readonly settings: Pick<Settings, 'publiclyViewable' | 'showOnlyTop' | 'showOnlyUsernames'>;
}

/** The audience of the organisers. */
export const HOST_AUDIENCE = 'host';
/** The audience of visitors, and of everybody who sees what they see. */
export const GUEST_AUDIENCE = 'guest';

const isHost = (actor: Actor, { host }: Shown): boolean => can(actor, { do: 'runTournaments', of: host });

export const canSeeWholeTable = (actor: Actor, tournament: Shown): boolean =>
  tournament.settings.showOnlyTop === null || isHost(actor, tournament);

export const canSeeNames = (actor: Actor, tournament: Shown): boolean =>
  !tournament.settings.showOnlyUsernames || isHost(actor, tournament);

export function visibilityFor(actor: Actor, tournament: Tournament): Visibility {
  return visibilityIn(tournament)(actor);
}

/** The same for many users of one state; the public part is computed once. */
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
    const names = canSeeNames(actor, tournament);
    const clubs = host || (names && tournament.settings.showClubs);
    if (host) return { audienceKey: HOST_AUDIENCE, host, wholeTable: true, names, clubs, ...ALL };
    if (top === null) return { audienceKey: GUEST_AUDIENCE, host, wholeTable: true, names, clubs, ...ALL };
    const own: AccountId | null = actor.kind === 'person' && entered.has(actor.account) ? actor.account : null;
    return {
      audienceKey: own === null ? GUEST_AUDIENCE : `player-${own}`,
      host,
      wholeTable: false,
      names,
      clubs,
      score: (account) => shown.has(account),
      team: (team) => shownTeams.has(team),
      result: (white, black) =>
        shown.has(white) || (black !== null && shown.has(black)) || (own !== null && (white === own || black === own)),
    };
  };
}

/**
 * Whether a user needs no right for what they see, and gets no events of their own: anybody may pass the events of this
 * tournament on to them. Players get the reports of their board, and their own results if only the top is shown.
 */
export function seesAsVisitor(actor: Actor, tournament: Tournament): boolean {
  const { publiclyViewable } = tournament.settings;
  if (actor.kind === 'visitor') return publiclyViewable;
  return publiclyViewable && !isHost(actor, tournament) && !ownEventsOf(tournament)(actor.account);
}

/** Whether a player gets events that visitors do not get. */
export function ownEventsOf(tournament: Tournament): (account: AccountId) => boolean {
  const { showOnlyTop, playersReport } = tournament.settings;
  if (showOnlyTop === null && !playersReport) return () => false;
  const entered = new Set(playersOf(tournament).map(({ account }) => account));
  return (account) => entered.has(account);
}

const ALL = { score: () => true, team: () => true, result: () => true } as const;

/** The players in table order. Players whose score is hidden follow by starting number, which reveals nothing. */
export function tableOrder(players: readonly Player[], visible: Visibility): Player[] {
  const hidden = players.filter(({ account }) => !visible.score(account));
  const shown = players.filter(({ account }) => visible.score(account));
  return [...byRank(shown), ...hidden.sort((a, b) => a.seed - b.seed)];
}

const byRank = (players: readonly Player[]): Player[] =>
  [...players].sort((a, b) => a.standing.rank - b.standing.rank || a.seed - b.seed);
