import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import * as calls from '../../../../contract/calls.ts';
import { openDb } from '../../../../db/client.ts';
import { clubs } from '../../../../db/schema/index.ts';
import { asId } from '../../../../domain/kernel/ids.ts';
import { firstOf } from '../../lists.ts';
import { must } from '../../workers/browser.ts';
import { Event } from '../../workers/event.ts';
import { League, newCategory, newSeason } from '../../workers/league.ts';
import { freshId, invite, newAccount } from '../../workers/people.ts';
import type { LEAGUE_ROWS } from '../rows/leagues.ts';
import { each, nameOfRole, next, type RequestsFor } from './prepare.ts';
import { freeClub } from './targets.ts';

const newLeague = each(({ people, club }) => League.make(people.manager, { club }));

const endedLeague = each(async ({ people, club }) => {
  const made = await League.make(people.manager, { club });
  must(await made.end());
  return made;
});

/** With a member of its lower category. */
const playedLeague = each(async ({ people, club, field }) => {
  const made = await League.make(people.manager, { club });
  const played = firstOf(field);
  must(await (await made.build(1)).add(played));
  return { made, member: played };
});

const outsideLeagues = each(({ make }) => make.build());

const foreignTournament = each(({ people, otherClub }) => Event.build(people.top, otherClub));

const clubInvitation = each(({ people, club }) => invite(people.manager, club, 'club'));
const federationInvitation = each(({ people, federation }) => invite(people.chief, federation, 'organization'));

const setManager = (club: string, manager: string): Promise<unknown> =>
  openDb(env.DB)
    .update(clubs)
    .set({ manager: asId(manager) })
    .where(eq(clubs.id, asId(club)));

/** Where a tournament is put, and which one. */
const placeOf = (made: League, { id }: Event) => ({
  of: { id: made.id, tournament: id },
  body: { season: made.season, category: made.category(0) },
});

/** What is asked of leagues and invitations. */
export const LEAGUE_REQUESTS: RequestsFor<typeof LEAGUE_ROWS> = {
  makeLeague: ({ world }) => ({ body: { name: `Serien ${next()}`, club: world.club } }),
  makeFederationLeague: ({ world }) => ({ body: { name: `Serien ${next()}`, organization: world.federation } }),
  editLeague: ({ world }) => ({ of: { id: world.ownLeague.id }, body: { name: `Serien ${next()}` } }),
  addToLeague: async (context) => placeOf(context.world.ownLeague, await outsideLeagues(context)),
  addToForeignLeague: async (context) => placeOf(context.world.league, await outsideLeagues(context)),
  addForeignToLeague: async (context) => placeOf(context.world.ownLeague, await foreignTournament(context)),
  removeFromLeague: async (context) => {
    const { people, club } = context.world;
    const made = await League.make(people.manager, { club });
    return { of: { id: made.id, tournament: (await made.build(0)).id } };
  },
  deleteLeague: async (context) => ({ of: { id: (await newLeague(context)).id } }),
  makeSeason: ({ world }) => ({ of: { id: world.ownLeague.id }, body: newSeason() }),
  editSeason: ({ world }) => ({ of: world.ownLeague.of(), body: newSeason({ name: `Sesong ${next()}` }) }),
  endSeason: async (context) => ({ of: (await newLeague(context)).of() }),
  startSeason: async (context) => {
    const { id, season } = await endedLeague(context);
    return { of: { id }, body: { ...newSeason(), old_season_id: season } };
  },
  makeCategory: ({ world }) => ({ of: { id: world.ownLeague.id }, body: newCategory() }),
  editCategory: ({ world: { ownLeague } }) => ({
    of: { id: ownLeague.id, category: ownLeague.category(0) },
    body: newCategory({ name: `Divisjon ${next()}` }),
  }),
  deleteCategory: async (context) => {
    const made = await newLeague(context);
    return { of: { id: made.id, category: made.category(0) } };
  },
  swapCategories: ({ world: { ownLeague } }) => ({
    of: { id: ownLeague.id, category: ownLeague.category(0), other: ownLeague.category(1) },
  }),
  enterMove: async (context) => {
    const { made, member: user_id } = await playedLeague(context);
    return { of: made.of(), body: { user_id, old_category: made.category(1), new_category: made.category(0) } };
  },
  takeBackMove: async (context) => {
    const { made, member: moved } = await playedLeague(context);
    if (context.may) must(await made.enter(moved, 1, 0));
    return { of: { ...made.of(), member: moved } };
  },
  closeCategory: ({ world: { ownLeague } }) => ({
    of: { ...ownLeague.of(), category: ownLeague.category(0) },
    body: { moves: [] },
  }),
  inviteToClub: ({ world }) => ({
    of: { entity: world.club },
    body: { invitertype: 1, registerertype: 2 },
  }),
  inviteToFederation: ({ world }) => ({
    of: { entity: world.federation },
    body: { invitertype: 0, registerertype: 2 },
  }),
  withdrawClubInvitation: async (context) => ({
    of: { entity: context.world.club },
    body: { invitertype: 1, invitation: await clubInvitation(context) },
  }),
  withdrawFederationInvitation: async (context) => ({
    of: { entity: context.world.federation },
    body: { invitertype: 0, invitation: await federationInvitation(context) },
  }),
  register: ({ world }) => ({
    body: newAccount({
      country: 'NOR',
      region: 'Oslo',
      email: `ny-${next()}@example.org`,
      password: `grønn hest ${next()} kvart`,
      invitation_id: world.thirdClubInvitation,
    }),
  }),
  joinClub: async (context) => {
    const { founder, thirdClub, thirdClubInvitation } = context.world;
    if (context.may) await founder.browser.ask(calls.removeMember, { id: thirdClub, account: nameOfRole(context) });
    return { body: { invitation_id: thirdClubInvitation } };
  },
  createClub: ({ world }) => {
    const id = freshId('nyklubb');
    return {
      body: { id, name: `Klubb ${id}`, country: 'NOR', region: 'Oslo', invitation_id: world.elsewhereInvitation },
      after: () => setManager(id, world.founder.id),
    };
  },
  bringClub: async (context) => {
    const club = await freeClub(context);
    const { founder, elsewhereInvitation } = context.world;
    if (context.may) await setManager(club, nameOfRole(context));
    return {
      body: { invitation_id: elsewhereInvitation },
      after: () => setManager(club, founder.id),
    };
  },
  bringForeignClub: async (context) => ({
    body: { invitation_id: context.world.elsewhereInvitation, club: await freeClub(context) },
  }),
};
