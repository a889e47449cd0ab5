import * as calls from '../../../../contract/calls.ts';
import { DAY, HOUR } from '../../../../domain/time.ts';
import { must } from '../../browser.ts';
import { type Event, inTime } from '../../event.ts';
import { firstOf } from '../../lists.ts';
import type { RUNNING_ROWS } from '../rows/running.ts';
import { type Asking, each, nameOfRole, next, one, type RequestsFor } from './prepare.ts';
import { callingEvent, closed, running, tomorrow } from './targets.ts';

const startedEvent = each(({ make }) => make.started({ rounds: 1 }, 2));
const byesGranted = each(({ make }) => make.build({ rounds: 1, player_byes: 1 }));

const draftedEvent = each(async ({ make }) => {
  const event = await make.started({ rounds: 1 }, 2);
  must(await event.host.ask(calls.draftRound, { id: event.id }));
  return event;
});

const reportingEvent = each(({ make }) => make.paired({ rounds: 1, players_report: true }));

/** Both who play in it have said that it was a draw. */
const agreedEvent = each(async ({ make, people }) => {
  const both = [people.player, people.stranger];
  const event = await (await make.build({ rounds: 1, players_report: true })).started(both);
  if ((await event.boards(1)).length === 0) must(await event.next());
  const { white, black } = firstOf(await event.boards(1));
  const draw = { id: event.id, round: 1, white, black, body: { result: 'draw' } };
  for (const { browser } of both) must(await browser.ask(calls.reportResult, draw));
  return event;
});

const byHand = one(({ make }) => make.started({ kind: 7, rounds: undefined, tb1: undefined, tb2: undefined }));

/** School chess with a class in which one pupil plays. */
const classRoom = each(async ({ make, team }) => {
  const event = await make.build({ kind: 'TeamMonrad', rounds: 1 });
  const pupil = await make.member();
  must(await event.addTeam(team));
  must(await event.addFor(team, pupil));
  return { id: event.id, pupil };
});

/** Where the board of `setOnline` is played, by what those who may have asked for. */
let online = false;

/** The next round of the tournament that is made by hand. */
async function nextRound(asking: Asking, changes: Record<string, unknown> = {}): Promise<[string, number]> {
  const event = await byHand(asking);
  const number = (await event.page()).rounds.length + 1;
  const sent = { tournament: event.id, number, start_date: inTime(number * DAY).at, ...changes };
  if (asking.may) must(await event.host.ask(calls.addRound, { body: sent }));
  return [event.id, asking.may ? number : 1];
}

const entrantsOf = async (event: Event): Promise<string[]> =>
  (await event.page()).participants.map(({ account }) => account);

async function board(asking: Asking): Promise<{ readonly id: string; readonly white: string; readonly black: string }> {
  const event = await running(asking);
  const [{ white = '', black = '' } = {}] = await event.boards(1);
  return { id: event.id, white, black };
}

/** A board of the first round: that of somebody, or any. */
async function boardWith(event: Event, player = '') {
  const boards = await event.boards(1);
  const { white, black } = boards.find((one) => one.white === player || one.black === player) ?? firstOf(boards);
  return { id: event.id, white, black };
}

/** What is asked of a tournament that is run. */
export const RUNNING_REQUESTS: RequestsFor<typeof RUNNING_ROWS> = {
  changeSeeding: async (asking) => ({
    of: { id: (await closed(asking)).id, by: 'random' },
  }),
  pairNextRound: async (asking) => ({
    of: { id: (await startedEvent(asking)).id, button: 'pairings' },
  }),
  addBan: async (asking) => {
    const event = await startedEvent(asking);
    return { of: { id: event.id }, body: { players: await entrantsOf(event) } };
  },
  removeBan: async (asking) => {
    const event = await startedEvent(asking);
    const body = { players: await entrantsOf(event) };
    if (asking.may) must(await event.host.ask(calls.addBan, { id: event.id, body }));
    return { of: { id: event.id }, body };
  },
  bookBye: async (asking) => {
    const event = await startedEvent(asking);
    const [player = ''] = await entrantsOf(event);
    return { of: { id: event.id }, body: { player, round: 1, bye: 'half-point' } };
  },
  askBye: async (asking) => {
    const event = await byesGranted(asking);
    if (asking.may) await event.add(nameOfRole(asking));
    return { of: { id: event.id, round: 1 } };
  },
  withdrawBye: async (asking) => {
    const event = await byesGranted(asking);
    if (asking.may) {
      const player = nameOfRole(asking);
      await event.add(player);
      must(await event.host.ask(calls.bookBye, { id: event.id, body: { player, round: 1, bye: 'half-point' } }));
    }
    return { of: { id: event.id, round: 1 } };
  },
  draftRound: async (asking) => ({ of: { id: (await startedEvent(asking)).id } }),
  swapInDraft: async (asking) => {
    const event = await draftedEvent(asking);
    const [one = '', other = ''] = await entrantsOf(event);
    return { of: { id: event.id }, body: { players: [one, other], version: 1 } };
  },
  publishDraft: async (asking) => ({ of: { id: (await draftedEvent(asking)).id }, body: { version: 1 } }),
  discardDraft: async (asking) => ({ of: { id: (await draftedEvent(asking)).id } }),
  accelerate: async (asking) => ({
    of: { id: (await startedEvent(asking)).id },
    body: { acceleration: 'baku' },
  }),
  setTournamentCategory: async (asking) => ({
    of: { id: (await startedEvent(asking)).id },
    body: { name: 'Juniors', born_from: 2006 },
  }),
  setPrizes: async (asking) => ({
    of: { id: (await startedEvent(asking)).id },
    body: { currency: 'NOK', split: 'hort', several: false, prizes: [{ category: null, amount: 500, gift: '' }] },
  }),
  removeTournamentCategory: async (asking) => {
    const event = await startedEvent(asking);
    const body = { name: 'Seniors', born_to: 1966 };
    if (asking.may) must(await event.host.ask(calls.setTournamentCategory, { id: event.id, body }));
    return { of: { id: event.id }, body: { name: body.name } };
  },
  markSeen: async (asking) => {
    const { id, pupil } = await classRoom(asking);
    return { of: { id }, body: { accounts: [pupil], seen: 'away' } };
  },
  changeNextPairing: async (asking) => {
    const at = inTime(DAY + next() * HOUR);
    return {
      of: { id: (await tomorrow(asking)).id },
      body: { next_pairing_date: at.first_pairing_date, next_pairing_time: at.first_pairing_time },
    };
  },
  setResult: async (asking) => {
    const { id, white, black } = await board(asking);
    return { of: { id, round: 1, white, black, result: 1 } };
  },
  setResults: async (asking) => {
    const { id, white, black } = await board(asking);
    return { of: { id, round: 1 }, body: { results: [{ white, black, result: 'draw' }] } };
  },
  reportResult: async (asking) => {
    const { id, white, black } = await boardWith(await reportingEvent(asking), nameOfRole(asking));
    return { of: { id, round: 1, white, black }, body: { result: 'draw' } };
  },
  confirmReports: async (asking) => {
    const { id, white, black } = await boardWith(await agreedEvent(asking));
    return { of: { id, round: 1 }, body: { boards: [{ white, black, result: 'draw' }] } };
  },
  judgeSwap: async (asking) => {
    const { id, white, black } = await board(asking);
    return { of: { id, round: 1, one: white, other: black } };
  },
  swapSeats: async (asking) => {
    const { id, white, black } = await boardWith(await callingEvent(asking));
    return { of: { id, round: 1, one: white, other: black } };
  },
  setOnline: async (asking) => {
    const { id, white, black } = await board(asking);
    if (asking.may) online = !online;
    return { of: { id, round: 1, white, black, online: online ? 'true' : 'false' } };
  },
  addRound: async (asking) => {
    const event = await byHand(asking);
    return { body: { tournament: event.id } };
  },
  setUpRound: async (asking) => {
    const [tournament, number] = await nextRound(asking);
    return {
      body: { tournament, number, start_date: inTime(90 * DAY + next() * HOUR).at },
    };
  },
  deleteRound: async (asking) => {
    const [tournament, number] = await nextRound(asking);
    return { body: { tournament, number } };
  },
  addPairing: async (asking) => {
    const [tournament, round] = await nextRound(asking);
    const [white, black] = asking.world.field;
    return { body: { tournament, round, white, black, online: false } };
  },
  deletePairing: async (asking) => {
    const [tournament, round] = await nextRound(asking);
    const [white, black] = asking.world.field;
    const pairing = { tournament, round, white, black };
    if (asking.may)
      must(await asking.world.people.manager.browser.ask(calls.addPairing, { body: { ...pairing, online: false } }));
    return { body: pairing };
  },
};
