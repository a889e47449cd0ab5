import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import type { Chance } from '../../../domain/kernel/chance.ts';
import type { GameFinishedReport } from '../../../durable-objects/game/game-report.ts';
import { chanceFrom } from '../../support/chance.ts';
import { nth, type Tuple } from '../../support/lists.ts';
import type { Answer } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';
import type { TournamentPage } from '../../support/workers/wire.ts';

const HOUR = 3_600_000;
/** A hundred others found nothing that these do not. */
const SEEDS = [1003, 1007, 1009, 1011, 1014, 1016, 1018, 1021];
const STEPS = 40;

let cast: Cast;
let players: Tuple<Somebody, 7>;
beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 7);
});

/** How often each thing was done, not refused. */
const done = new Map<string, number>();

type CommandGenerator = (event: Event, page: TournamentPage, below: Chance) => Promise<Answer>;

const one = <Value>(list: readonly Value[], below: Chance): Value | undefined => list[below(list.length)];
const somebody = (page: TournamentPage, below: Chance): string =>
  one(page.participants, below)?.account ?? nth(players, below(players.length)).id;
const board = (page: TournamentPage, below: Chance) => {
  const { round = 1, white = 'nobody', black = 'nobody' } = one(page.pairings, below) ?? {};
  return { round, white, black };
};

const openBoards = ({ pairings }: TournamentPage) => pairings.filter(({ result }) => result === null);

const ENDS: readonly Partial<GameFinishedReport>[] = [
  { result: 'draw', reason: 'agreement' },
  { result: 'blackWins', reason: 'resignation' },
  { result: null, reason: 'annulled' },
  { result: 'whiteWins', reason: 'arbiter' },
];

/** What an organiser can press, in any order, and games that end meanwhile. */
const COMMAND_GENERATORS: Readonly<Record<string, CommandGenerator>> = {
  add: (event, _, below) => event.add(nth(players, below(players.length)).id),
  guest: ({ host, id }) => host.ask(calls.addGuest, { id, body: { first_name: 'Gro', last_name: 'Gjest' } }),
  remove: (event, page, below) => event.remove(somebody(page, below)),
  seed: ({ host, id }, _, below) => host.ask(calls.changeSeeding, { id, by: below(2) ? 'random' : 'rating' }),
  start: (event) => event.start(),
  next: (event) => event.next(),
  result: (event, page, below) => {
    const { round, white, black } = board(page, below);
    return event.result(
      round,
      white,
      black,
      one(['1', '0', '-1', 'none', 'blackWinsByForfeit', 'notPlayed'], below) ?? '1',
    );
  },
  finish: async (event, page, below) => {
    for (const { round, white, black, result } of page.pairings) {
      if (result === null) await event.result(round, white, black, one(['1', '0', '-1'], below) ?? '1');
    }
    return event.host.ask(calls.viewTournament, { id: event.id });
  },
  gameEnds: async (event, page, chance) => {
    const running = page.pairings.filter(({ round, white, black }) =>
      page.games[`${round}_${white}_${black}`]?.some(({ finished }) => !finished),
    );
    const { round, white, black } = one(running, chance) ?? { round: 0, white: '', black: '' };
    if (round === 0) return { status: 404, body: { message: 'noSuchGame' }, headers: new Headers() };
    await event.gameEnds(round, white, black, one(ENDS, chance));
    return event.host.ask(calls.viewTournament, { id: event.id });
  },
  online: ({ host, id }, page, below) => {
    const { round, white, black } = board(page, below);
    return host.ask(calls.setOnline, { id, round, white, black, online: below(2) === 1 });
  },
  addRound: ({ host, id }, _, below) =>
    host.ask(calls.addRound, { body: { tournament: id, ...(below(2) && { start_date: inTime(HOUR).at }) } }),
  setUpRound: ({ host, id }, page, below) =>
    host.ask(calls.setupRound, {
      body: {
        tournament: id,
        number: below(page.rounds.length) + 1,
        start_date: inTime(below(5) * HOUR).at,
      },
    }),
  deleteRound: ({ host, id }, page) =>
    host.ask(calls.deleteRound, { body: { tournament: id, number: page.rounds.length || 1 } }),
  pair: ({ host, id }, page, below) =>
    host.ask(calls.addPairing, {
      body: {
        tournament: id,
        round: below(page.rounds.length) + 1,
        white: somebody(page, below),
        black: somebody(page, below),
        online: below(2) === 1,
      },
    }),
  bye: ({ host, id }, page, below) =>
    host.ask(calls.addPairing, {
      body: {
        tournament: id,
        round: lastPaired(page) || 1,
        white: one(waitingIn(page, lastPaired(page)), below) ?? somebody(page, below),
        black: 'bye',
      },
    }),
  pairLeft: ({ host, id }, page) => {
    const round = lastPaired(page);
    const [white = 'nobody', black = 'nobody'] = waitingIn(page, round);
    return host.ask(calls.addPairing, { body: { tournament: id, round, white, black } });
  },
  unpair: ({ host, id }, page, below) => {
    const { round, white, black } = one(openBoards(page), below) ?? board(page, below);
    return host.ask(calls.deletePairing, { body: { tournament: id, round, white, black } });
  },
  edit: (event, page, below) =>
    event.host.ask(calls.editTournament, {
      id: event.id,
      body: {
        ...page.tournament,
        default_game_location: below(2),
        publicly_viewable: below(2) === 1,
        show_only_top: below(2) === 1,
        online_pairing_interval_n: 1 + below(3),
        online_pairing_interval_t: 1,
      },
    }),
  move: ({ host, id }, _, below) => {
    const { first_pairing_date: day, first_pairing_time: time } = inTime(below(4) * HOUR);
    return host.ask(calls.changeNextPairing, { id, body: { next_pairing_date: day, next_pairing_time: time } });
  },
};
const NAMES = Object.keys(COMMAND_GENERATORS);
/** Without these nothing happens for long. */
const OFTEN = [
  'start',
  'next',
  'next',
  'finish',
  'finish',
  'add',
  'add',
  'result',
  'gameEnds',
  'unpair',
  'pairLeft',
  'pair',
];

const lastPaired = ({ rounds }: TournamentPage): number =>
  Math.max(0, ...rounds.filter(({ paired }) => paired).map(({ number }) => number));

/** Who is present in a round and has neither a game nor a bye. */
const waitingIn = ({ participants, pairings }: TournamentPage, round: number): string[] =>
  participants
    .filter(({ withdrawn_from: from }) => from === null || from > round)
    .map(({ account }) => account)
    .filter((account) => !pairings.some((one) => one.round === round && [one.white, one.black].includes(account)));

/** The rounds that were paired over the heads of people who waited in an earlier one; by hand anybody may wait. */
function hastyRounds(before: TournamentPage, after: TournamentPage): string[] {
  if (after.tournament.kind === 'ManualPairing' || lastPaired(after) <= lastPaired(before)) return [];
  const earlier = after.rounds.filter(({ paired, number }) => paired && number < lastPaired(after));
  return earlier
    .filter(({ number }) => waitingIn(after, number).length > 0)
    .map(({ number }) => `somebody waits in round ${number}, and round ${lastPaired(after)} is paired`);
}

/** Who has left a round robin with fewer than half of the games played: those count for nobody. */
const annulled = ({ tournament, participants, pairings }: TournamentPage): string[] =>
  participants
    .filter(({ withdrawn, account }) => {
      const games = pairings.filter(({ white, black }) => black !== 'bye' && [white, black].includes(account));
      const played = games.filter(({ result, forfeit }) => result !== null && !forfeit);
      return tournament.kind === 'RoundRobin' && withdrawn && 2 * played.length < games.length;
    })
    .map(({ account }) => account);

/** What is wrong with a page, or nothing. */
function faultsOf(page: TournamentPage): string[] {
  const { tournament, pairings, participants, games } = page;
  const faults: string[] = [];
  const busy = new Set<string>();
  const byHand = tournament.kind === 'ManualPairing';
  const left = annulled(page);
  const points = new Map<string, number>();
  const give = (account: string, half: number) => points.set(account, (points.get(account) ?? 0) + half);
  for (const { round, white, black, outcome, result } of pairings) {
    for (const account of [white, black].filter((side) => side !== 'bye')) {
      if (busy.has(`${round} ${account}`) && !byHand) faults.push(`${account} plays twice in round ${round}`);
      busy.add(`${round} ${account}`);
      if (!participants.some((row) => row.account === account)) faults.push(`${account} is no participant`);
    }
    if (left.some((account) => [white, black].includes(account))) continue;
    if (black === 'bye') give(white, result === 'pairing-allocated' ? 1 : result === 'half-point' ? 0.5 : 0);
    else if (outcome === 1) give(white, 1);
    else if (outcome === -1) give(black, 1);
    else if (outcome === 0) for (const side of [white, black]) give(side, 0.5);
  }
  for (const { account, score } of participants) {
    if (score !== (points.get(account) ?? 0)) faults.push(`${account} has ${score}, not ${points.get(account) ?? 0}`);
  }
  for (const [pairing, list] of Object.entries(games)) {
    if (list.filter(({ finished }) => !finished).length > 1) faults.push(`${pairing} is played twice at once`);
  }
  return faults;
}

describe('random commands of an organiser', () => {
  it.each(SEEDS)('random commands are done or refused by name and leave a consistent tournament (%i)', async (seed) => {
    const chance = chanceFrom(seed);
    const kind = one([1, 1, 1, 7, 8], chance) ?? 1;
    const event = await Event.build(cast.people.manager, cast.club, {
      kind,
      ...(kind !== 1 && { rounds: undefined, tb1: undefined, tb2: undefined }),
      default_game_location: chance(2),
      online_pairing_interval_t: 1,
      ...(chance(3) === 0 && inTime(HOUR)),
    });
    await event.with(players.slice(0, 3 + chance(4)));
    const diary: string[] = [];
    let page = await event.page();
    for (let step = 0; step < STEPS; step += 1) {
      const name = one(chance(2) ? NAMES : OFTEN, chance) ?? 'next';
      const act = COMMAND_GENERATORS[name];
      if (act === undefined) throw new Error(`${name} is no command`);
      const answer = await act(event, page, chance);
      const { message = 'done' } = (answer.body ?? {}) as { message?: string };
      diary.push(`${name}: ${message}`);
      const before = page;
      page = await event.page();
      const wrong = [...(answer.status >= 500 ? ['a defect'] : []), ...faultsOf(page), ...hastyRounds(before, page)];
      expect(wrong, diary.join('; ')).toEqual([]);
      done.set(name, (done.get(name) ?? 0) + Number(answer.status === 200));
    }
  });

  it('the random commands cover everything that an organiser can do', () => {
    expect(NAMES.filter((name) => !done.get(name))).toEqual([]);
  });
});
