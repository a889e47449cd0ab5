import * as calls from '../../../../contract/calls.ts';
import { asId, type TeamId } from '../../../../domain/kernel/ids.ts';
import { HOUR } from '../../../../domain/kernel/time.ts';
import { must } from '../../workers/browser.ts';
import { type Event, inTime } from '../../workers/event.ts';
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
const withOpenMatch = async ({ make, team, thirdTeam }: World) => {
  const event = await make.ofTeams({ rounds: 1, ...inTime(HOUR) });
  const player = await make.member();
  for (const id of [team, thirdTeam]) must(await event.addTeam(id));
  must(await event.addFor(team, player));
  must(await event.addFor(thirdTeam, await make.member()));
  must(await event.start());
  must(await event.next());
  return { id: event.id, player };
};
const openMatch = one(withOpenMatch);
const matchToClose = each(withOpenMatch);

/** What is asked of who plays in a tournament. */
export const ENTERING_REQUESTS: RequestsFor<typeof ENTERING_ROWS> = {
  selfJoin: async (context) => ({ of: { id: (await openToAll(context)).id } }),
  selfJoinClosed: async (context) => ({ of: { id: (await closed(context)).id } }),
  selfJoinPrivate: async (context) => ({ of: { id: (await privateToJoin(context)).id } }),
  selfReturn: async (context) => {
    const { id } = await someGo(context);
    if (context.may) must(await browserOf(context.world, context.role).ask(calls.leaveTournament, { id }));
    return { of: { id } };
  },
  selfReturnAfterRemoval: async (context) => {
    const event = await someAreRemoved(context);
    if (context.role !== 'visitor') must(await event.remove(nameOfRole(context)));
    return { of: { id: event.id } };
  },
  selfLeave: async (context) => {
    const event = await openToAll(context);
    if (context.may) await event.add(nameOfRole(context));
    return { of: { id: event.id } };
  },
  selfLeaveForeign: async (context) => ({ of: { id: (await closed(context)).id } }),
  addParticipant: async (context) => ({
    of: { id: (await closed(context)).id, account: await member(context) },
  }),
  addGuest: async (context) => ({
    of: { id: (await closed(context)).id },
    body: { first_name: 'Gro', last_name: 'Gjest' },
  }),
  addEntrants: async (context) => ({
    of: { id: (await closed(context)).id },
    body: { accounts: [await member(context)], guests: [{ first_name: 'Gro', last_name: 'Gjest' }] },
  }),
  editEntrant: async (context) => {
    const event = await closed(context);
    const account = await member(context);
    if (context.may) must(await event.add(account));
    return { of: { id: event.id, account }, body: { title: 'FM', fide_rating: 2300 + next(), federation: 'NOR' } };
  },
  setDecisions: async (context) => {
    const event = await closed(context);
    const account = await member(context);
    if (context.may) must(await event.add(account));
    return { of: { id: event.id, account }, body: { decisions: [{ points: -1, after: 0, reason: `No. ${next()}` }] } };
  },
  identifyEntrant: async (context) => {
    const event = await closed(context);
    const account = context.may ? await event.guest() : 'guest-unknown';
    return { of: { id: event.id, account }, body: { account: await member(context) } };
  },
  removeParticipant: async (context) => {
    const event = await closed(context);
    const id = await member(context);
    if (context.may) must(await event.add(id));
    return { of: { id: event.id, account: id } };
  },
  joinForForeignTeam: async (context) => ({
    of: { id: (await lineUp(context)).id, query: { team: asId(context.world.thirdTeam) } },
  }),
  enterTeam: async (context) => ({ of: { id: (await teamEvent(context)).id, team: context.world.team } }),
  takeTeamOut: async (context) => {
    const event = await teamEvent(context);
    must(await event.addTeam(context.world.team));
    return { of: { id: event.id, team: context.world.team } };
  },
  setMemberCount: async (context) => ({
    of: { id: (await lineUp(context)).id, team: context.world.team },
    body: { member_count: 1 + (next() % 99) },
  }),
  openLineUp: async (context) => ({ of: { id: (await lineUp(context)).id, team: context.world.team } }),
  openForeignLineUp: async (context) => ({ of: { id: (await lineUp(context)).id, team: context.world.thirdTeam } }),
  enterForTeam: async (context) => {
    const query = { team: asId<TeamId>(context.world.team) };
    return { of: { id: (await lineUp(context)).id, account: await teammate(context), query } };
  },
  takeOutOfTeam: async (context) => {
    const event = await lineUp(context);
    const account = await teammate(context);
    if (context.may) must(await event.addFor(context.world.team, account));
    return { of: { id: event.id, account } };
  },
  seatMember: async (context) => {
    const { team } = context.world;
    const event = await lineUp(context);
    const last = (await event.manageTeam(team)).participating.at(-1);
    return { of: { id: event.id, team, account: last?.account ?? '', place: 1 } };
  },
  readLineUp: async (context) => ({
    of: { id: (await openMatch(context)).id, round: 1, team: context.world.team },
  }),
  readForeignLineUp: async (context) => ({
    of: { id: (await openMatch(context)).id, round: 1, team: context.world.thirdTeam },
  }),
  handInLineUp: async (context) => {
    const { id, player } = await openMatch(context);
    return { of: { id, round: 1, team: context.world.team }, body: { players: [player] } };
  },
  closeLineUps: async (context) => ({
    of: { id: (await matchToClose(context)).id, round: 1, team: context.world.team },
  }),
};
