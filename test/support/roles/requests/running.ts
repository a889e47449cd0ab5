import * as calls from '../../../../contract/calls.ts';
import { DAY, HOUR } from '../../../../domain/kernel/time.ts';
import { firstOf } from '../../lists.ts';
import { must } from '../../workers/browser.ts';
import { type Event, inTime } from '../../workers/event.ts';
import type { RUNNING_ROWS } from '../rows/running.ts';
import { each, nameOfRole, next, one, type RequestContext, type RequestsFor } from './prepare.ts';
import { callingEvent, closed, running, tomorrow } from './targets.ts';

const startedEvent = each(({ make }) => make.started({ rounds: 1 }, 2));
/** A knockout in the hall whose first pairing is planned for tomorrow. */
const waitingCup = each(({ make }) =>
  make.started({ kind: 0, rounds: undefined, tb1: undefined, tb2: undefined, ...dayAhead() }, 2),
);

/** Its first round is paired, and begins tomorrow. */
const pairedAhead = each(({ make }) => make.paired({ rounds: 1, ...dayAhead() }));

const dayAhead = () => {
  const { at, ...first } = inTime(DAY);
  return { ...first, end_date: at.slice(0, 10) };
};

const byesGranted = each(({ make }) => make.build({ rounds: 1, requestable_byes: 1 }));

/** Who is expected is paired unless away. */
const EXPECTED = {
  mode: 'unlessAway',
  closes_at: 10,
  absence_points: 'half',
  absence_quota: 1,
  absence_not_last: 1,
  absence_notice: 'none',
  no_show_to_on_call: true,
  withdraw_after_no_shows: 0,
  announced_is_enough: false,
  check_in_opens: 45,
  room_code: false,
  trust_names: false,
};

/** Round 1 is not paired. */
const evening = each(({ make }) => make.build({ rounds: 3, attendance: EXPECTED }));

/** Round 1 begins in half an hour. */
const openCheckIn = each(({ make }) => make.build({ rounds: 3, attendance: EXPECTED, ...inTime(HOUR / 2) }));

const draftedEvent = each(async ({ make }) => {
  const event = await make.started({ rounds: 1 }, 2);
  must(await event.host.ask(calls.draftRound, { id: event.id }));
  return event;
});

/** A round over the board without results. */
const unplayed = each(({ make }) => make.paired({ rounds: 1 }));

const reportingEvent = each(({ make }) => make.paired({ rounds: 1, players_report: true }));

/** Its only round was to be played until yesterday. */
const overdueEvent = each(({ make }) =>
  make.paired({ rounds: 1, start_date: inTime(-3 * DAY).at.slice(0, 10), end_date: inTime(-2 * DAY).at.slice(0, 10) }),
);

/** The first of two rounds begins tomorrow; the guest is seeded last, and has its bye. */
const postponingEvent = each(async ({ make, people, founder }) => {
  const event = await make.build({
    rounds: 2,
    players_postpone: true,
    ...dayAhead(),
    end_date: inTime(90 * DAY).at.slice(0, 10),
  });
  const guest = await event.guest();
  // Whoever is in no column of the table may be the opponent.
  const both = [people.player, founder];
  await event.with(both);
  const order = [...both.map(({ id }) => id), guest];
  must(await event.host.ask(calls.setStartingOrder, { id: event.id, body: { order } }));
  must(await event.start());
  must(await event.next());
  return event;
});

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
async function nextRound(context: RequestContext, changes: Record<string, unknown> = {}): Promise<[string, number]> {
  const event = await byHand(context);
  const number = (await event.page()).rounds.length + 1;
  const sent = { tournament: event.id, number, start_date: inTime(number * DAY).at, ...changes };
  if (context.may) must(await event.host.ask(calls.addRound, { body: sent }));
  return [event.id, context.may ? number : 1];
}

const entrantsOf = async (event: Event): Promise<string[]> =>
  (await event.page()).participants.map(({ account }) => account);

async function board(
  context: RequestContext,
): Promise<{ readonly id: string; readonly white: string; readonly black: string }> {
  const event = await running(context);
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
  changeSeeding: async (context) => ({
    of: { id: (await closed(context)).id, by: 'random' },
  }),
  setStartingOrder: async (context) => {
    const event = await closed(context);
    const { participants } = await event.page();
    return { of: { id: event.id }, body: { order: participants.map(({ account }) => account).reverse() } };
  },
  renumber: async (context) => {
    const event = await startedEvent(context);
    // With the last number and the highest rating.
    await event.host.read(calls.addGuest, {
      id: event.id,
      query: { late: 'true' },
      body: { first_name: 'Gro', last_name: 'Gjest', fide_rating: 2900 },
    });
    return { of: { id: event.id } };
  },
  pairNextRound: async (context) => ({
    of: { id: (await startedEvent(context)).id, button: 'pairings' },
  }),
  pairNow: async (context) => ({ of: { id: (await waitingCup(context)).id, round: 1 } }),
  startRound: async (context) => ({ of: { id: (await pairedAhead(context)).id, round: 1 } }),
  addForbiddenPair: async (context) => {
    const event = await startedEvent(context);
    return { of: { id: event.id }, body: { players: await entrantsOf(event) } };
  },
  removeForbiddenPair: async (context) => {
    const event = await startedEvent(context);
    const body = { players: await entrantsOf(event) };
    if (context.may) must(await event.host.ask(calls.addForbiddenPair, { id: event.id, body }));
    return { of: { id: event.id }, body };
  },
  addRequestedBye: async (context) => {
    const event = await startedEvent(context);
    const [player = ''] = await entrantsOf(event);
    return { of: { id: event.id }, body: { player, round: 1, bye: 'half-point' } };
  },
  requestBye: async (context) => {
    const event = await byesGranted(context);
    if (context.may) await event.add(nameOfRole(context));
    return { of: { id: event.id, round: 1 } };
  },
  withdrawBye: async (context) => {
    const event = await byesGranted(context);
    if (context.may) {
      const player = nameOfRole(context);
      await event.add(player);
      must(
        await event.host.ask(calls.addRequestedBye, { id: event.id, body: { player, round: 1, bye: 'half-point' } }),
      );
    }
    return { of: { id: event.id, round: 1 } };
  },
  draftRound: async (context) => ({ of: { id: (await startedEvent(context)).id } }),
  swapInDraft: async (context) => {
    const event = await draftedEvent(context);
    const [one = '', other = ''] = await entrantsOf(event);
    return { of: { id: event.id }, body: { players: [one, other], version: 1 } };
  },
  publishDraft: async (context) => ({ of: { id: (await draftedEvent(context)).id }, body: { version: 1 } }),
  discardDraft: async (context) => ({ of: { id: (await draftedEvent(context)).id } }),
  accelerate: async (context) => ({
    of: { id: (await startedEvent(context)).id },
    body: { acceleration: 'baku' },
  }),
  setTournamentCategory: async (context) => ({
    of: { id: (await startedEvent(context)).id },
    body: { name: 'Juniors', born_from: 2006 },
  }),
  setPrizes: async (context) => ({
    of: { id: (await startedEvent(context)).id },
    body: { currency: 'NOK', split: 'hort', several: false, prizes: [{ category: null, amount: 500, gift: '' }] },
  }),
  removeTournamentCategory: async (context) => {
    const event = await startedEvent(context);
    const body = { name: 'Seniors', born_to: 1966 };
    if (context.may) must(await event.host.ask(calls.setTournamentCategory, { id: event.id, body }));
    return { of: { id: event.id }, body: { name: body.name } };
  },
  markAttendance: async (context) => {
    const { id, pupil } = await classRoom(context);
    return { of: { id }, body: { accounts: [pupil], attendance: 'away' } };
  },
  excuseAbsence: async (context) => {
    const event = await evening(context);
    const player = nameOfRole(context);
    if (context.may) await event.add(player);
    return { of: { id: event.id, round: 1, account: player }, body: { excused: true } };
  },
  setAttendanceTerms: async (context) => {
    const event = await evening(context);
    const player = nameOfRole(context);
    if (context.may) await event.add(player);
    return { of: { id: event.id, account: player }, body: { card: 'onCall', no_half_points: false } };
  },
  announceAttendance: async (context) => {
    const event = await evening(context);
    if (context.may) await event.add(nameOfRole(context));
    // Of the first round it is too late, as it begins at once.
    return { of: { id: event.id, round: 2 }, body: { attendance: 'away' } };
  },
  checkIn: async (context) => {
    const event = await openCheckIn(context);
    const account = await event.guest();
    return { of: { id: event.id, round: 1 }, body: { account } };
  },
  changeNextPairing: async (context) => {
    const at = inTime(DAY + next() * HOUR);
    return {
      of: { id: (await tomorrow(context)).id },
      body: { next_pairing_date: at.first_pairing_date, next_pairing_time: at.first_pairing_time },
    };
  },
  setResult: async (context) => {
    const { id, white, black } = await board(context);
    return { of: { id, round: 1, white, black, result: 1 } };
  },
  setResults: async (context) => {
    const { id, white, black } = await board(context);
    return { of: { id, round: 1 }, body: { results: [{ white, black, result: 'draw' }] } };
  },
  reportResult: async (context) => {
    const { id, white, black } = await boardWith(await reportingEvent(context), nameOfRole(context));
    return { of: { id, round: 1, white, black }, body: { result: 'draw' } };
  },
  confirmReports: async (context) => {
    const { id, white, black } = await boardWith(await agreedEvent(context));
    return { of: { id, round: 1 }, body: { boards: [{ white, black, result: 'draw' }] } };
  },
  previewSwap: async (context) => {
    const { id, white, black } = await board(context);
    return { of: { id, round: 1, one: white, other: black } };
  },
  swapSeats: async (context) => {
    const { id, white, black } = await boardWith(await callingEvent(context));
    return { of: { id, round: 1, one: white, other: black } };
  },
  postponeGame: async (context) => {
    const { id, white, black } = await boardWith(await unplayed(context));
    const words = `Night shift ${next()}`;
    return { of: { id, round: 1, white, black }, body: { state: 'postponed', by: 'white', words } };
  },
  cancelPostponement: async (context) => {
    const event = await unplayed(context);
    const { id, white, black } = await boardWith(event);
    const of = { id, round: 1, white, black };
    if (context.may) must(await event.host.ask(calls.postponeGame, { ...of, body: { state: 'postponed' } }));
    return { of };
  },
  resolveUnplayed: async (context) => {
    const event = await overdueEvent(context);
    const { id, white, black } = await boardWith(event);
    const of = { id, round: 1, white, black };
    // The one before has been entered.
    if (context.may) {
      must(await event.host.ask(calls.setResult, { ...of, result: 'none' }));
      must(await event.host.ask(calls.postponeGame, { ...of, body: { state: 'postponed', by: 'white' } }));
    }
    return { of, body: { result: 'blackWinsByForfeit' } };
  },
  remindPlayers: async (context) => {
    const event = await unplayed(context);
    const { id, white, black } = await boardWith(event);
    const of = { id, round: 1, white, black };
    if (context.may) must(await event.host.ask(calls.postponeGame, { ...of, body: { state: 'postponed' } }));
    return { of };
  },
  askAnotherDay: async (context) => {
    const { id, white, black } = await boardWith(await postponingEvent(context));
    return { of: { id, round: 1, white, black }, body: { start_date: inTime(DAY + next() * HOUR).at } };
  },
  answerAnotherDay: async (context) => {
    const event = await postponingEvent(context);
    const { id, white, black } = await boardWith(event);
    const of = { id, round: 1, white, black };
    const body = { start_date: inTime(DAY + next() * HOUR).at };
    if (context.may) must(await context.world.founder.browser.ask(calls.askAnotherDay, { ...of, body }));
    return { of, body: { agreed: true } };
  },
  setOnline: async (context) => {
    const { id, white, black } = await board(context);
    if (context.may) online = !online;
    return { of: { id, round: 1, white, black, online: online ? 'true' : 'false' } };
  },
  addRound: async (context) => {
    const event = await byHand(context);
    return { body: { tournament: event.id } };
  },
  setUpRound: async (context) => {
    const [tournament, number] = await nextRound(context);
    return {
      body: { tournament, number, start_date: inTime(90 * DAY + next() * HOUR).at },
    };
  },
  deleteRound: async (context) => {
    const [tournament, number] = await nextRound(context);
    return { body: { tournament, number } };
  },
  addPairing: async (context) => {
    const [tournament, round] = await nextRound(context);
    const [white, black] = context.world.field;
    return { body: { tournament, round, white, black, online: false } };
  },
  deletePairing: async (context) => {
    const [tournament, round] = await nextRound(context);
    const [white, black] = context.world.field;
    const pairing = { tournament, round, white, black };
    if (context.may)
      must(await context.world.people.manager.browser.ask(calls.addPairing, { body: { ...pairing, online: false } }));
    return { body: pairing };
  },
};
