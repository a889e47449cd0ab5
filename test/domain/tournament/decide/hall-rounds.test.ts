import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { ROUND_NOTICE_MS } from '../../../../domain/kernel/limits.ts';
import { DAY, HOUR, MINUTE } from '../../../../domain/kernel/time.ts';
import type { TournamentCommand } from '../../../../domain/tournament/command.ts';
import { isFrozen } from '../../../../domain/tournament/guards/editing.ts';
import { lifecycleOf } from '../../../../domain/tournament/guards/lifecycle-of.ts';
import { NO_ROUND_PLAN } from '../../../../domain/tournament/value/round-plan.ts';
import type { Settings } from '../../../../domain/tournament/value/settings.ts';
import { openGames, type Tournament } from '../../../../domain/tournament/value/state.ts';
import {
  asCaptain,
  boardIn,
  changed,
  decided,
  inHours,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  settled,
  startedWith,
  withPlayers,
} from '../../../support/domain/played-tournament.ts';
import { matchIn, teamTournament, withTeams } from '../../../support/domain/team-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

/** Started an hour before the first pairing, which the program is to make. */
const waiting = (kind: Settings['format'], settings: Partial<Settings> = {}): Tournament =>
  changed(
    withPlayers(newTournament({ format: kind, rounds: null, ...settings }, { nextPairingAt: at(0) }), 4),
    { kind: 'start' },
    { now: at(-HOUR) },
  );
const early = { now: at(-HOUR) };
const roundRobin = (settings: Partial<Settings> = {}): Tournament =>
  settled(waiting('RoundRobin', { meetings: 1, ...settings }), early);
const startsOf = ({ rounds }: Tournament) => rounds.map(({ startAt }) => startAt);

/** Teams of three who meet on two boards, one after another, the first round in five hours. */
const teamsWaiting = (settings: Partial<Settings> = {}, sizes = [3, 3, 3, 3]): Tournament => {
  const event = teamTournament({ format: 'TeamRoundRobin', rounds: null, firstPairingAt: inHours(5), ...settings });
  return settled(changed(withTeams(event, sizes), { kind: 'start' }));
};

describe('pairing a round before its time', () => {
  it('[ROUND-12] [CUP-6] the first round of an over-the-board knockout can be paired early, and only once', () => {
    const before = waiting('Knockout');
    expect(settled(before, early).rounds).toEqual([]);
    const paired = changed(before, { kind: 'pairNow', round: 1 }, early);
    expect(paired.rounds).toMatchObject([{ kind: 'paired', number: 1, startAt: at(0), pairedAt: at(-HOUR) }]);
    expect(changed(paired, { kind: 'pairNow', round: 1 }, early)).toBe(paired);
    expect(settled(paired, { now: at(0) }).rounds).toHaveLength(1);
  });

  it('[ROUND-12] a round of a team format that is paired by the clock can be paired early', () => {
    for (const kind of ['LimitedPlayerTeam', 'TeamKonrad', 'TeamKnockout'] as const) {
      const event = {
        ...teamTournament({ format: kind, rounds: kind === 'TeamKnockout' ? null : 2 }),
        nextPairingAt: at(0),
      };
      const teams = withTeams(event, [4, 4, 4, 4]);
      const here = teams.participants.flatMap((one) => (one.kind === 'team' ? one.members : []));
      const accounts = here.map(({ account }) => account);
      const seen =
        kind === 'TeamKonrad' ? changed(teams, { kind: 'markAttendance', accounts, attendance: 'here' }) : teams;
      const before = changed(seen, { kind: 'start' }, early);
      expect(changed(before, { kind: 'pairNow', round: 1 }, early).rounds, kind).toHaveLength(1);
    }
  });

  it('[ROUND-12] a round cannot be paired early before the round before it has all its results', () => {
    const paired = changed(waiting('Knockout'), { kind: 'pairNow', round: 1 }, early);
    expect(refusalOf(paired, { kind: 'pairNow', round: 2 }, early)).toBe('roundNotFinished');
    expect(refusalOf(waiting('Knockout'), { kind: 'pairNow', round: 2 }, early)).toBe('notTheNextRound');
  });

  it('[ROUND-12] a round cannot be paired early online, with a pairing button, or if all rounds exist already', () => {
    expect(refusalOf(waiting('Knockout', { online: true }), { kind: 'pairNow', round: 1 }, early)).toBe(
      'roundIsOnline',
    );
    expect(refusalOf(startedWith(6), { kind: 'pairNow', round: 1 })).toBe('noNextRoundButton');
    expect(refusalOf(roundRobin(), { kind: 'pairNow', round: 1 })).toBe('noNextRoundButton');
    const open = newTournament({ format: 'Knockout', rounds: null });
    expect(refusalOf(open, { kind: 'pairNow', round: 1 })).toBe('tournamentNotStarted');
  });
});

describe('starting a round early', () => {
  it('[ROUND-13] a round started by the arbiter begins at once, and the others keep their times', () => {
    const before = roundRobin();
    const begun = changed(before, { kind: 'startRound', number: 1 }, early);
    expect(startsOf(begun)).toEqual([at(-HOUR), at(HOUR), at(2 * HOUR)]);
    expect(changed(begun, { kind: 'startRound', number: 1 }, early)).toBe(begun);
    expect(refusalOf(before, { kind: 'startRound', number: 2 }, early)).toBe('notTheNextRound');
    expect(startsOf(changed(begun, { kind: 'startRound', number: 2 }, early))[1]).toBe(at(-HOUR));
  });

  it('[ROUND-13] starting a round closes its line-ups, except for a match with a day of its own', () => {
    const before = teamsWaiting();
    const { white: own } = matchIn(before, 1, 'A');
    const other = before.rounds[0]?.kind === 'paired' ? before.rounds[0].pairings.at(-1) : undefined;
    if (other?.kind !== 'match') throw new Error('two matches were to be paired');
    const day = { kind: 'arrangeMatch', home: null, place: null, startAt: inHours(30) } as const;
    const arranged = changed(before, { ...day, round: 1, team: other.white });
    const begun = changed(arranged, { kind: 'startRound', number: 1 });
    expect(matchIn(begun, 1, own)).toMatchObject({ lineUps: null, boards: [{ board: 1 }, { board: 2 }] });
    expect(matchIn(begun, 1, other.white).lineUps).not.toBeNull();
    expect(begun.rounds[0]?.startAt).toBe(at(0));
  });

  it('[ROUND-13] an online game of a round started early gets the usual notice', () => {
    const { white, black } = boardIn(roundRobin(), 1);
    const online = changed(roundRobin(), { kind: 'setOnline', round: 1, white, black, online: true }, early);
    const begun = changed(online, { kind: 'startRound', number: 1 }, early);
    const [game] = openGames(boardIn(begun, 1));
    expect(game?.startAt).toBe(at(-HOUR + ROUND_NOTICE_MS));
  });

  it('[ROUND-13] only a paired over-the-board round of a running tournament can be started early', () => {
    const online = roundRobin({ online: true });
    expect(refusalOf(online, { kind: 'startRound', number: 1 }, early)).toBe('roundIsOnline');
    expect(refusalOf(waiting('Knockout'), { kind: 'startRound', number: 1 }, early)).toBe('roundNotPaired');
    expect(refusalOf(newTournament(), { kind: 'startRound', number: 1 }, early)).toBe('tournamentNotStarted');
  });
});

describe('line-ups and the arbiter', () => {
  const close = (before: Tournament, doing = {}): Tournament =>
    changed(before, { kind: 'closeLineUps', round: 1, team: asId('A') }, doing);
  const handIn = (team: string, players: readonly string[]): TournamentCommand => ({
    kind: 'handInLineUp',
    team: asId(team),
    round: 1,
    players: players.map((one): AccountId => asId(one)),
  });

  it('[HANDIN-4] the arbiter closes line-ups early with those handed in, and then results can be entered', () => {
    const named = changed(teamsWaiting(), handIn('A', ['a2', 'a3']), { actor: asCaptain('A') });
    const closed = close(named);
    const { boards } = matchIn(closed, 1, 'A');
    const [first] = boards;
    if (first === undefined) throw new Error('the match was to have boards');
    expect(
      boards
        .flatMap(({ white, black }) => [white, black])
        .filter((one) => one.startsWith('a'))
        .sort(),
    ).toEqual(['a2', 'a3']);
    const { white, black } = first;
    expect(refusalOf(closed, { kind: 'setResult', round: 1, white, black, result: 'draw' })).toBe('done');
    expect(close(closed)).toBe(closed);
    expect(closed.rounds.slice(1)).toEqual(named.rounds.slice(1));
    expect(refusalOf(named, { kind: 'closeLineUps', round: 1, team: asId('A') }, { actor: asCaptain('A') })).toBe(
      'forbidden',
    );
    expect(refusalOf(named, { kind: 'closeLineUps', round: 9, team: asId('A') })).toBe('noSuchPairing');
  });

  it('[HANDIN-4] the arbiter can change a closed line-up, and the other team keeps its seats', () => {
    const closed = close(teamsWaiting());
    const mine = matchIn(closed, 1, 'A');
    const side = mine.white === 'A' ? 'black' : 'white';
    const other = mine[side].toLowerCase();
    const seats = (tournament: Tournament) =>
      matchIn(tournament, 1, 'A').boards.map(({ white, black }) => [white, black]);
    const theirs = seats(closed).map((both) => both.find((one) => one.startsWith(other)));
    const changedSeats = seats(changed(closed, handIn('A', ['a3', 'a1'])));
    expect(changedSeats.map((both) => both.find((one) => one.startsWith('a')))).toEqual(['a1', 'a3']);
    expect(changedSeats.map((both) => both.find((one) => one.startsWith(other)))).toEqual(theirs);
    expect(refusalOf(closed, handIn('A', ['a3']), { actor: asCaptain('A') })).toBe('lineUpClosed');
  });

  it('[HANDIN-4] a line-up cannot be changed once a board of the match has a result', () => {
    const closed = close(teamsWaiting());
    const [board] = matchIn(closed, 1, 'A').boards;
    if (board === undefined) throw new Error('the match was to have boards');
    const { white, black } = board;
    const begun = changed(closed, { kind: 'setResult', round: 1, white, black, result: 'draw' });
    expect(refusalOf(begun, handIn('A', ['a3']))).toBe('lineUpClosed');
  });

  it('[HANDIN-4] a line-up with a missing player leaves a board without a game until a player is named', () => {
    const short = close(changed(teamsWaiting(), handIn('A', ['a1'])));
    expect(matchIn(short, 1, 'A')).toMatchObject({ boards: [{ board: 1 }], walkovers: [{ board: 2 }] });
    const full = changed(short, handIn('A', ['a1', 'a2']));
    expect(matchIn(full, 1, 'A')).toMatchObject({ boards: [{ board: 1 }, { board: 2 }], walkovers: [] });
  });
});

describe('the interval between rounds', () => {
  const hourly = (count: number): Settings['interval'] => ({ count, unit: 'hours' });
  const every = (before: Tournament, count: number): TournamentCommand => ({
    kind: 'edit',
    settings: { ...before.settings, interval: hourly(count) },
  });

  it('[ROUND-14] a new interval moves the rounds that have not begun, in order', () => {
    const before = roundRobin();
    expect(startsOf(changed(before, every(before, 24), early))).toEqual([at(0), at(24 * HOUR), at(48 * HOUR)]);
    const begun = playedOut(changed(before, { kind: 'startRound', number: 1 }, early), 1);
    const later = changed(begun, every(begun, 3), early);
    expect(startsOf(later)).toEqual([at(-HOUR), at(2 * HOUR), at(5 * HOUR)]);
  });

  it('[ROUND-14] a new interval leaves rounds that begin within ten minutes and moves none into the past', () => {
    const before = roundRobin();
    const soon = changed(before, every(before, 5), { now: at(HOUR - 10 * MINUTE) });
    expect(startsOf(soon)).toEqual([at(0), at(HOUR), at(6 * HOUR)]);
    const slow = roundRobin({ interval: hourly(24) });
    expect(refusalOf(slow, every(slow, 1), { now: at(20 * HOUR) })).toBe('timeInThePast');
  });

  it('[ROUND-14] a new interval moves online games with their rounds', () => {
    const before = roundRobin({ online: true });
    const { messages, after } = must(decided(before, every(before, 24), early));
    expect(openGames(boardIn(after, 2))[0]?.startAt).toBe(at(24 * HOUR));
    expect(messages.map(({ kind }) => kind).filter((kind) => kind === 'cancelGame')).toHaveLength(4);
  });

  it('[ROUND-14] moving the first round moves the start of the tournament', () => {
    const moved = changed(roundRobin(), { kind: 'setupRound', number: 1, startAt: at(30 * MINUTE) }, early);
    expect([moved.rounds[0]?.startAt, moved.settings.firstPairingAt]).toEqual([at(30 * MINUTE), at(30 * MINUTE)]);
  });

  it('[TIME-7] the rounds of a round robin begin on the evenings of the plan, and move with it until they begin', () => {
    const plan = (...dates: readonly string[]) => ({
      ...NO_ROUND_PLAN,
      laterRounds: dates.map((date) => ({ date, time: '19:00' })),
    });
    const before = roundRobin({ roundPlan: plan('2026-11-28', '2026-12-12') });
    const evening = 6 * HOUR;
    expect(startsOf(before)).toEqual([at(0), at(7 * DAY + evening), at(21 * DAY + evening)]);
    const settings = { ...before.settings, roundPlan: plan('2026-12-05', '2026-12-19') };
    const moved = [at(0), at(14 * DAY + evening), at(28 * DAY + evening)];
    expect(startsOf(changed(before, { kind: 'edit', settings }, early))).toEqual(moved);
    const begun = playedOut(changed(before, { kind: 'startRound', number: 1 }, early), 1);
    expect(startsOf(changed(begun, { kind: 'edit', settings }, early)).slice(1)).toEqual(moved.slice(1));
    const backwards = { ...before.settings, roundPlan: plan('2026-12-12', '2026-11-28') };
    expect(refusalOf(before, { kind: 'edit', settings: backwards }, early)).toBe('roundsOutOfOrder');
  });

  it('[ROUND-14] a new interval moves nothing in a format whose rounds are paired one after another', () => {
    const first = nextRound(startedWith(6), at(-HOUR));
    expect(startsOf(changed(first, every(first, 9), early))).toEqual(startsOf(first));
  });
});

describe('a round without pairings', () => {
  it('[BOARD-9] a manually paired round without pairings is not paired, and settings can be edited again', () => {
    const event = withPlayers(newTournament({ format: 'ManualPairing', rounds: null }), 4);
    const running = changed(event, { kind: 'start' }, early);
    const added = changed(running, { kind: 'addRound', name: null, startAt: at(HOUR), number: 1 }, early);
    const seats = { round: 1, white: asId<AccountId>('p1'), black: asId<AccountId>('p2') };
    const paired = changed(added, { kind: 'addPairing', ...seats, online: false }, early);
    expect(isFrozen(lifecycleOf(paired), at(-HOUR))).toBe(true);
    const empty = changed(paired, { kind: 'deletePairing', ...seats }, early);
    expect(empty.rounds).toEqual([{ kind: 'planned', number: 1, name: null, startAt: at(HOUR) }]);
    expect(isFrozen(lifecycleOf(empty), at(-HOUR))).toBe(false);
    const rated: TournamentCommand = { kind: 'edit', settings: { ...empty.settings, fideRated: true } };
    expect(refusalOf(paired, rated, early)).toBe('fieldFrozen');
    expect(refusalOf(empty, rated, early)).toBe('done');
  });

  it('[BOARD-9] a round paired by the program stays paired without pairings, and its players are unpaired', () => {
    const first = nextRound(startedWith(2, newTournament({ rounds: 1 })));
    const { white, black } = boardIn(first, 1);
    const empty = changed(first, { kind: 'deletePairing', round: 1, white, black });
    expect(lifecycleOf(empty).rounds[0]).toMatchObject({ unpaired: 2, pairedAt: at(0) });
  });
});

function must(result: ReturnType<typeof decided>) {
  if (!result.ok || result.value.after === null) throw new Error('was to be done');
  return { ...result.value, after: result.value.after };
}
