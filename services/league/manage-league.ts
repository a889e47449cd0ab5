import type { LeaguePayload } from '../../contract/leagues/leagues.ts';
import { commit } from '../../db/commit.ts';
import { deleteEmptyLeague, insertLeague, LEAGUE_ID_UNIQUE, updateLeague } from '../../db/write/league.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { asId, type LeagueId } from '../../domain/kernel/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../domain/kernel/limits.ts';
import { cleanHtml } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { orRefuse } from '../refusal.ts';
import { resolveHost } from '../tournament/host.ts';
import { leagueRunBy } from './view-leagues.ts';

/** Creates a league of a club or an organisation; returns its id. */
export async function makeLeague(deps: Deps, actor: Actor, payload: LeaguePayload): Promise<LeagueId> {
  const owner = await resolveHost(
    deps,
    actor,
    payload.organization
      ? { organiser: payload.organization, organiserType: 'organization' }
      : { organiser: payload.club ?? '', organiserType: 'club' },
  );
  const id = asId<LeagueId>(payload.id ?? deps.newId(PROPOSED_ID_LENGTH.max));
  const row = { ...textsOf(payload), id, ownerType: owner.type, owner: owner.id, createdAt: deps.now() };
  orRefuse(await commit(deps.db, { writes: [insertLeague(deps.db, row)], unique: [LEAGUE_ID_UNIQUE] }));
  return id;
}

type Texts = Pick<LeaguePayload, 'name' | 'description' | 'visible' | 'bannerPicture' | 'profilePicture'>;

export async function editLeague(deps: Deps, actor: Actor, id: LeagueId, texts: Texts): Promise<void> {
  await leagueRunBy(deps, actor, id);
  const write = updateLeague(deps.db, id, textsOf(texts));
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'notFound' }, writes: [] }));
}

const textsOf = ({ name, description, visible, bannerPicture, profilePicture }: Texts) => ({
  name,
  description: cleanHtml(description),
  visible,
  bannerPicture,
  profilePicture,
});

/** Deletes a league with its seasons and categories; a league that has tournaments is kept. */
export async function deleteLeague(deps: Deps, actor: Actor, id: LeagueId): Promise<void> {
  await leagueRunBy(deps, actor, id);
  const write = deleteEmptyLeague(deps.db, id);
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'leagueHasTournaments' }, writes: [] }));
}
