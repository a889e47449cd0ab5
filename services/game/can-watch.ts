import { readVisibilityRows } from '../../db/read/tournament/visibility-rows.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { AccountId, TournamentId } from '../../domain/kernel/ids.ts';
import { maySee } from '../../domain/tournament/guards/authority.ts';
import type { Tournament } from '../../domain/tournament/value/state.ts';
import { visibilityIn } from '../../domain/view/audience.ts';
import type { Deps } from '../deps.ts';

/** The players of a game. */
export interface Seats {
  readonly white: AccountId;
  readonly black: AccountId;
}

/** Which of these users may watch a game of the tournament, by the rule of `loadVisibleGame`. */
export function mayWatch(tournament: Tournament, seats: Seats, actors: readonly Actor[]): boolean[] {
  const visible = visibilityIn(tournament);
  return actors.map(
    (actor) => plays(actor, seats) || (maySee(actor, tournament) && visible(actor).result(seats.white, seats.black)),
  );
}

/** The same by a few rows, without reading the tournament; null if it depends on the standings. */
export async function mayWatchByRows(
  deps: Deps,
  id: TournamentId,
  seats: Seats,
  actors: readonly Actor[],
): Promise<boolean[] | null> {
  const people = actors.filter((actor) => actor.kind === 'person');
  const rows = await readVisibilityRows(deps.db, id, {
    accounts: people.map(({ account }) => account),
    teams: people.flatMap(({ captainOf }) => captainOf),
  });
  if (rows === undefined) return actors.map(() => false);
  if (rows.showOnlyTop !== null) return null;
  const takesPart = (actor: Actor): boolean =>
    actor.kind === 'person' &&
    (rows.participants.has(actor.account) || actor.captainOf.some((team) => rows.teams.has(team)));
  return actors.map(
    (actor) =>
      plays(actor, seats) ||
      can(actor, {
        do: 'viewTournament',
        of: rows.host,
        public: rows.publiclyViewable,
        participating: takesPart(actor),
      }),
  );
}

const plays = (actor: Actor, { white, black }: Seats): boolean =>
  actor.kind === 'person' && (white === actor.account || black === actor.account);
