import * as calls from '../../../../contract/calls.ts';
import { asId, type TeamId } from '../../../../domain/ids.ts';
import { HOUR } from '../../../../domain/time.ts';
import { must } from '../../browser.ts';
import { type Event, inTime } from '../../event.ts';
import type { ENTERING_ROWS } from '../rows/entering.ts';
import { browserOf, type World } from '../world.ts';
import { each, nameOfRole, next, one, type RequestsFor } from './prepare.ts';
import { closed, member, teammate } from './targets.ts';

const openToAll = one(({ make }) => make.build({ self_joinable: true }));

/** Whoever is logged in plays in it. */
const withEverybody = async ({ make, people }: World): Promise<Event> =>
  (await make.build({ self_joinable: true, rounds: 3 })).started(Object.values(people));

const someGo = one(withEverybody);
const someAreRemoved = one(withEverybody);
const privateToJoin = one(({ make }) => make.build({ self_joinable: true, publicly_viewable: false }));
const teamEvent = each(({ make }) => make.ofTeams());

/** A team tournament with a team of the club, in which two play, and one of another club. */
const lineUp = one(async ({ make, team, thirdTeam }) => {
  const event = await make.ofTeams();
  for (const id of [team, thirdTeam]) must(await event.addTeam(id));
  for (const account of [await make.member(), await make.member()]) must(await event.addFor(team, account));
  return event;
});

/** The match of these two in a round that begins in an hour. */
const openMatch = one(async ({ make, team, thirdTeam }) => {
  const event = await make.ofTeams({ rounds: 1, ...inTime(HOUR) });
  const player = await make.member();
  for (const id of [team, thirdTeam]) must(await event.addTeam(id));
  must(await event.addFor(team, player));
  must(await event.addFor(thirdTeam, await make.member()));
  must(await event.start());
  must(await event.next());
  return { id: event.id, player };
});

/** What is asked of who plays in a tournament. */
export const ENTERING_REQUESTS: RequestsFor<typeof ENTERING_ROWS> = {
  selfJoin: async (asking) => ({ of: { id: (await openToAll(asking)).id } }),
  selfJoinClosed: async (asking) => ({ of: { id: (await closed(asking)).id } }),
  selfJoinPrivate: async (asking) => ({ of: { id: (await privateToJoin(asking)).id } }),
  selfReturn: async (asking) => {
    const { id } = await someGo(asking);
    if (asking.may) must(await browserOf(asking.world, asking.role).ask(calls.leaveTournament, { id }));
    return { of: { id } };
  },
  selfReturnAfterRemoval: async (asking) => {
    const event = await someAreRemoved(asking);
    if (asking.role !== 'visitor') must(await event.remove(nameOfRole(asking)));
    return { of: { id: event.id } };
  },
  selfLeave: async (asking) => {
    const event = await openToAll(asking);
    if (asking.may) await event.add(nameOfRole(asking));
    return { of: { id: event.id } };
  },
  selfLeaveForeign: async (asking) => ({ of: { id: (await closed(asking)).id } }),
  addParticipant: async (asking) => ({
    of: { id: (await closed(asking)).id, account: await member(asking) },
  }),
  addGuest: async (asking) => ({
    of: { id: (await closed(asking)).id },
    body: { first_name: 'Gro', last_name: 'Gjest' },
  }),
  addEntrants: async (asking) => ({
    of: { id: (await closed(asking)).id },
    body: { accounts: [await member(asking)], guests: [{ first_name: 'Gro', last_name: 'Gjest' }] },
  }),
  editEntrant: async (asking) => {
    const event = await closed(asking);
    const account = await member(asking);
    if (asking.may) must(await event.add(account));
    return { of: { id: event.id, account }, body: { title: 'FM', fide_rating: 2300 + next(), federation: 'NOR' } };
  },
  identifyEntrant: async (asking) => {
    const event = await closed(asking);
    const account = asking.may ? await event.guest() : 'guest-unknown';
    return { of: { id: event.id, account }, body: { account: await member(asking) } };
  },
  removeParticipant: async (asking) => {
    const event = await closed(asking);
    const id = await member(asking);
    if (asking.may) must(await event.add(id));
    return { of: { id: event.id, account: id } };
  },
  joinForForeignTeam: async (asking) => ({
    of: { id: (await lineUp(asking)).id, query: { team: asId(asking.world.thirdTeam) } },
  }),
  enterTeam: async (asking) => ({ of: { id: (await teamEvent(asking)).id, team: asking.world.team } }),
  takeTeamOut: async (asking) => {
    const event = await teamEvent(asking);
    must(await event.addTeam(asking.world.team));
    return { of: { id: event.id, team: asking.world.team } };
  },
  setMemberCount: async (asking) => ({
    of: { id: (await lineUp(asking)).id, team: asking.world.team },
    body: { member_count: 1 + (next() % 99) },
  }),
  openLineUp: async (asking) => ({ of: { id: (await lineUp(asking)).id, team: asking.world.team } }),
  openForeignLineUp: async (asking) => ({ of: { id: (await lineUp(asking)).id, team: asking.world.thirdTeam } }),
  enterForTeam: async (asking) => {
    const query = { team: asId<TeamId>(asking.world.team) };
    return { of: { id: (await lineUp(asking)).id, account: await teammate(asking), query } };
  },
  takeOutOfTeam: async (asking) => {
    const event = await lineUp(asking);
    const account = await teammate(asking);
    if (asking.may) must(await event.addFor(asking.world.team, account));
    return { of: { id: event.id, account } };
  },
  seatMember: async (asking) => {
    const { team } = asking.world;
    const event = await lineUp(asking);
    const last = (await event.manageTeam(team)).participating.at(-1);
    return { of: { id: event.id, team, account: last?.account ?? '', place: 1 } };
  },
  readLineUp: async (asking) => ({
    of: { id: (await openMatch(asking)).id, round: 1, team: asking.world.team },
  }),
  readForeignLineUp: async (asking) => ({
    of: { id: (await openMatch(asking)).id, round: 1, team: asking.world.thirdTeam },
  }),
  handInLineUp: async (asking) => {
    const { id, player } = await openMatch(asking);
    return { of: { id, round: 1, team: asking.world.team }, body: { players: [player] } };
  },
};
