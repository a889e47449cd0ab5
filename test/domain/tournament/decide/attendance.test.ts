import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../../../domain/access/actor.ts';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { DAY, HOUR, MINUTE, type Millis } from '../../../../domain/kernel/time.ts';
import { checkInOpens, checkInState } from '../../../../domain/tournament/guards/attendance-guards.ts';
import { lifecycleOf } from '../../../../domain/tournament/guards/lifecycle-of.ts';
import {
  type AttendancePlan,
  attendancePlanOf,
  usualAttendance,
} from '../../../../domain/tournament/value/attendance-plan.ts';
import { type RoundMark, recordOf } from '../../../../domain/tournament/value/attendance-record.ts';
import { FORMATS, type FormatName } from '../../../../domain/tournament/value/formats.ts';
import {
  boardsOf,
  freeRoundsOf,
  type Player,
  playerOf,
  playersOf,
  type Tournament,
} from '../../../../domain/tournament/value/state.ts';
import {
  asPlayer,
  changed,
  decided,
  newTournament,
  playedOut,
  refusalOf,
  withPlayers,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const id = (name: string): AccountId => asId(name);

/** A weekly tournament in a hall: round 1 at the first pairing, round 2 a week later, and so on. */
const evening = (
  format: FormatName,
  plan: Partial<AttendancePlan>,
  {
    players = 6,
    rounds = 5,
    online = false,
  }: { readonly players?: number; readonly rounds?: number; readonly online?: boolean } = {},
): Tournament => {
  const laterRounds = Array.from({ length: rounds - 1 }, (_, week) => ({
    date: new Date(at((week + 1) * 7 * DAY)).toISOString().slice(0, 10),
    time: '13:00',
  }));
  const attendance = { ...usualAttendance(FORMATS[format]), ...plan };
  const built = newTournament(
    {
      format,
      rounds,
      online,
      startingOrder: 'manual',
      attendance,
      roundPlan: { laterRounds, postponedGames: [], daysOff: [] },
      requestableByes: 2,
    },
    { randomSeeding: true },
  );
  return changed(withPlayers(built, players), { kind: 'start' });
};

const EARLY = at(-2 * HOUR);
/** The evening of a round, two hours before it. */
const hoursBefore = (round: number): Millis => at((round - 1) * 7 * DAY - 2 * HOUR);

const announce = (
  tournament: Tournament,
  who: string,
  round: number,
  attendance: 'comes' | 'away' | null,
  now: Millis = hoursBefore(round),
) => changed(tournament, { kind: 'announceAttendance', round, attendance }, { actor: asPlayer(who), now });

const answerOf = (tournament: Tournament, who: string, round: number, now: Millis = hoursBefore(round)) => {
  const result = decided(
    tournament,
    { kind: 'announceAttendance', round, attendance: 'away' },
    { actor: asPlayer(who), now },
  );
  if (!result.ok) throw new Error(result.key);
  return result.value.answer;
};

const mark = (tournament: Tournament, round: number, attendance: RoundMark | null, ...who: string[]) =>
  changed(
    tournament,
    { kind: 'markAttendance', round, attendance, accounts: who.map(id) },
    { now: hoursBefore(round) },
  );

const pair = (tournament: Tournament, round: number): Tournament =>
  changed(tournament, { kind: 'pairNextRound', button: 'pairings' }, { now: at((round - 1) * 7 * DAY) });

const played = (tournament: Tournament, round: number): Tournament => playedOut(pair(tournament, round), round);

const byesIn = (tournament: Tournament, round: number): Record<string, string> =>
  Object.fromEntries(
    freeRoundsOf(tournament.rounds[round - 1] ?? { kind: 'planned', number: round, name: null, startAt: null }).map(
      ({ who, bye }) => [who, bye],
    ),
  );

const playersIn = (tournament: Tournament, round: number): string[] => {
  const paired = tournament.rounds[round - 1];
  return paired === undefined
    ? []
    : boardsOf(paired)
        .flatMap(({ white, black }) => [white, black])
        .sort();
};

const player = (tournament: Tournament, who: string): Player => {
  const found = playerOf(tournament, id(who));
  if (found === undefined) throw new Error(who);
  return found;
};

const card = (tournament: Tournament, who: string, value: 'expected' | 'onCall' | null, noHalfPoints = false) =>
  changed(tournament, { kind: 'setAttendanceTerms', account: id(who), card: value, noHalfPoints });

const SEVLAND: Partial<AttendancePlan> = {
  mode: 'unlessAway',
  absencePoints: 'half',
  absenceQuota: 2,
  absenceNotice: 'closesAt',
};

const STJERNEN: Partial<AttendancePlan> = {
  mode: 'unlessAway',
  absencePoints: 'half',
  absenceQuota: 2,
  absenceNotLast: 2,
  absenceNotice: 'beforePreviousRound',
};

const TROMSOE: Partial<AttendancePlan> = { mode: 'ifHere', absencePoints: 'half', absenceQuota: 2, absenceNotLast: 1 };

const SARPSBORG: Partial<AttendancePlan> = {
  mode: 'ifHere',
  absencePoints: 'half',
  absenceQuota: 3,
  absenceNotLast: 1,
  noShowToOnCall: false,
};

describe('attendance of a round', () => {
  it.each(['SwissDutch', 'Monrad', 'Konrad'] as const)(
    '[ATT-2] in a %s the last mark of a round counts, with its time and author',
    (format) => {
      const said = announce(evening(format, { mode: 'unlessAway' }), 'p2', 1, 'away', EARLY);
      expect(recordOf(player(said, 'p2')).rounds).toMatchObject([{ round: 1, mark: 'away', by: 'player', at: EARLY }]);
      const seen = mark(said, 1, 'here', 'p2');
      expect(recordOf(player(seen, 'p2')).rounds).toMatchObject([{ mark: 'here', by: 'arbiter' }]);
      expect(announce(seen, 'p2', 1, null).participants).toEqual(evening(format, { mode: 'unlessAway' }).participants);
      expect(mark(seen, 1, 'here', 'p2')).toBe(seen);
    },
  );

  it('[ATT-3] players are refused from ten minutes before the round, and the arbiter once it is paired', () => {
    const event = evening('SwissDutch', { mode: 'unlessAway' });
    const own = { kind: 'announceAttendance', round: 1, attendance: 'away' } as const;
    expect(decided(event, own, { actor: asPlayer('p2'), now: at(-10 * MINUTE - 1) }).ok).toBe(true);
    expect(refusalOf(event, own, { actor: asPlayer('p2'), now: at(-10 * MINUTE) })).toBe('attendanceClosed');
    const arbiters = { kind: 'markAttendance', round: 1, attendance: 'away', accounts: [id('p2')] } as const;
    const marked = changed(event, arbiters, { now: at(HOUR) });
    expect(byesIn(pair(marked, 1), 1)).toMatchObject({ p2: 'zero-point' });
    expect(refusalOf(pair(marked, 1), arbiters)).toBe('roundIsPaired');
  });

  it('[ATT-3] only players of the tournament say whether they come, and only of its rounds', () => {
    const event = evening('SwissDutch', { mode: 'unlessAway' });
    const own = { kind: 'announceAttendance', round: 1, attendance: 'away' } as const;
    expect(refusalOf(event, own, { actor: asPlayer('stranger'), now: EARLY })).toBe('notParticipating');
    expect(refusalOf(event, { ...own, round: 6 }, { actor: asPlayer('p1'), now: EARLY })).toBe('allRoundsPaired');
    const everybody = evening('SwissDutch', { mode: 'everybody' });
    expect(refusalOf(everybody, own, { actor: asPlayer('p1'), now: EARLY })).toBe('everybodyIsPaired');
  });

  it('[CHK-1] players who have logged in are here by one press, and a second press changes nothing', () => {
    const event = evening('Konrad', { mode: 'ifHere' });
    const atTheDoor = { actor: asPlayer('p1'), now: at(-30 * MINUTE) };
    const checkedIn = decided(event, { kind: 'checkIn', round: 1 }, atTheDoor);
    if (!checkedIn.ok || checkedIn.value.kind !== 'done' || checkedIn.value.after === null) throw new Error('refused');
    expect(checkedIn.value.answer).toEqual({ confirmed: true });
    const here = checkedIn.value.after;
    expect(recordOf(player(here, 'p1')).rounds).toMatchObject([{ round: 1, mark: 'here', by: 'player' }]);
    expect(changed(here, { kind: 'checkIn', round: 1 }, atTheDoor)).toBe(here);
    expect(playersIn(pair(mark(here, 1, 'here', 'p2'), 1), 1)).toEqual(['p1', 'p2']);
  });

  it('[CHK-1] a name at the door is only noted until the arbiter marks the player, unless names are trusted', () => {
    const claim = { kind: 'checkIn', round: 1, account: id('p1') } as const;
    const atTheDoor = { actor: VISITOR, now: at(-30 * MINUTE) };
    const noted = changed(evening('Konrad', { mode: 'ifHere' }), claim, atTheDoor);
    expect(recordOf(player(noted, 'p1'))).toMatchObject({ rounds: [], unconfirmedRound: 1 });
    expect(playersIn(pair(mark(noted, 1, 'here', 'p2', 'p3'), 1), 1)).toEqual(['p2', 'p3']);
    expect(recordOf(player(mark(noted, 1, 'here', 'p1'), 'p1'))).toMatchObject({
      rounds: [{ mark: 'here', by: 'arbiter' }],
      unconfirmedRound: null,
    });
    const trusted = changed(evening('Konrad', { mode: 'ifHere', trustNames: true, roomCode: true }), claim, atTheDoor);
    expect(recordOf(player(trusted, 'p1')).rounds).toMatchObject([{ mark: 'here', by: 'name' }]);
    const fromHome = changed(
      evening('Konrad', { mode: 'ifHere', trustNames: true, roomCode: false }),
      claim,
      atTheDoor,
    );
    expect(recordOf(player(fromHome, 'p1'))).toMatchObject({ rounds: [], unconfirmedRound: 1 });
  });

  it('[CHK-1] nobody takes a mark away at the door, and only players of the tournament check in', () => {
    const event = mark(evening('Konrad', { mode: 'ifHere' }), 1, 'here', 'p1');
    const atTheDoor = { actor: VISITOR, now: at(-30 * MINUTE) };
    expect(changed(event, { kind: 'checkIn', round: 1, account: id('p1') }, atTheDoor)).toBe(event);
    const answers = ['p1', 'p2'].map((name) =>
      decided(event, { kind: 'checkIn', round: 1, account: id(name) }, atTheDoor),
    );
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { answer: { confirmed: false } } });
    expect(refusalOf(event, { kind: 'checkIn', round: 1, account: id('x') }, atTheDoor)).toBe('notParticipating');
    expect(refusalOf(event, { kind: 'checkIn', round: 1 }, atTheDoor)).toBe('forbidden');
    const hidden = { ...event, settings: { ...event.settings, publiclyViewable: false } };
    expect(refusalOf(hidden, { kind: 'checkIn', round: 1, account: id('p2') }, atTheDoor)).toBe('tournamentPrivate');
  });

  it.each([
    [-45 * MINUTE - 1, 'checkInNotOpen', 'early'],
    [-45 * MINUTE, null, 'open'],
    [-10 * MINUTE - 1, null, 'open'],
    [-10 * MINUTE, 'attendanceClosed', 'closed'],
  ] as const)('[CHK-3] %i ms from the start of the round a check-in answers %s', (from, refusal, state) => {
    const event = evening('Konrad', { mode: 'ifHere' });
    const now = at(from);
    const answer = decided(event, { kind: 'checkIn', round: 1 }, { actor: asPlayer('p1'), now });
    expect(answer.ok ? null : answer.key).toBe(refusal);
    expect(checkInState(lifecycleOf(event), attendancePlanOf(event.settings), 1, now)).toBe(state);
  });

  it('[CHK-3] a check-in never opens later than attendance closes', () => {
    const event = evening('Konrad', { mode: 'ifHere', checkInOpens: 5, closesAt: 10 });
    const now = at(-10 * MINUTE - 1);
    expect(checkInState(lifecycleOf(event), attendancePlanOf(event.settings), 1, now)).toBe('early');
    expect(checkInState(lifecycleOf(event), attendancePlanOf(event.settings), 1, at(-10 * MINUTE))).toBe('closed');
    expect(checkInOpens(lifecycleOf(event), attendancePlanOf(event.settings), 1)).toBe(at(-10 * MINUTE));
  });

  it('[ATT-4] whoever comes is paired only once they are here, unless the announcement is enough', () => {
    const coming = (announcedIsEnough: boolean) =>
      mark(announce(evening('Konrad', { mode: 'ifHere', announcedIsEnough }), 'p1', 1, 'comes'), 1, 'here', 'p2', 'p3');
    expect(playersIn(pair(mark(coming(false), 1, 'here', 'p4'), 1), 1)).not.toContain('p1');
    expect(playersIn(pair(mark(coming(true), 1, 'here', 'p4'), 1), 1)).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  it('[ATT-4] a card goes before the mode of the tournament, and a mark of the round before one of all rounds', () => {
    const expecting = card(evening('Monrad', { mode: 'unlessAway' }), 'p6', 'onCall');
    expect(byesIn(pair(expecting, 1), 1)).toHaveProperty('p6');
    expect(playersIn(pair(mark(expecting, 1, 'here', 'p6'), 1), 1)).toContain('p6');
    const onCall = card(evening('Konrad', { mode: 'ifHere' }), 'p1', 'expected');
    expect(playersIn(pair(mark(onCall, 1, 'here', 'p2'), 1), 1)).toEqual(['p1', 'p2']);
    const away = changed(expecting, { kind: 'markAttendance', attendance: 'away', accounts: [id('p1')] });
    expect(playersIn(pair(mark(away, 1, 'here', 'p1', 'p6'), 1), 1)).toHaveLength(6);
  });

  it('[ATT-7] two arbiters who set the card and bar half points leave each other’s choice as it is', () => {
    const before = card(evening('Monrad', SEVLAND), 'p1', 'onCall');
    const barred = changed(before, { kind: 'setAttendanceTerms', account: id('p1'), noHalfPoints: true });
    expect(recordOf(player(barred, 'p1'))).toMatchObject({ card: 'onCall', noHalfPoints: true });
    const expected = changed(barred, { kind: 'setAttendanceTerms', account: id('p1'), card: 'expected' });
    expect(recordOf(player(expected, 'p1'))).toMatchObject({ card: 'expected', noHalfPoints: true });
  });
});

describe('the points of an absence', () => {
  it('[ATT-5] Sevland: two absences with notice earn half a point, the third and one without notice nothing', () => {
    const event = evening('SwissDutch', SEVLAND, { players: 8 });
    expect(answerOf(event, 'p1', 1)).toEqual({ bye: 'half-point', left: 1, quota: 2 });
    const first = played(announce(event, 'p1', 1, 'away'), 1);
    expect(byesIn(first, 1)).toMatchObject({ p1: 'half-point' });
    // Two absences of two are announced; a later round knows of the earlier ones.
    const five = announce(first, 'p1', 5, 'away', hoursBefore(4));
    expect(answerOf(announce(first, 'p1', 2, 'away'), 'p1', 5, hoursBefore(4))).toEqual({
      bye: 'zero-point',
      because: 'quotaUsed',
    });
    const second = played(announce(five, 'p1', 2, 'away'), 2);
    expect(byesIn(second, 2)).toMatchObject({ p1: 'half-point' });
    expect(answerOf(second, 'p1', 3)).toEqual({ bye: 'zero-point', because: 'quotaUsed' });
    const late = changed(
      event,
      { kind: 'markAttendance', round: 1, attendance: 'away', accounts: [id('p2')] },
      { now: at(-MINUTE) },
    );
    expect(byesIn(pair(late, 1), 1)).toMatchObject({ p2: 'zero-point' });
  });

  it('[ATT-5] Stjernen: the notice ends when the round before begins, and the last two rounds earn nothing', () => {
    const event = evening('SwissDutch', STJERNEN, { players: 10, rounds: 9 });
    expect(answerOf(event, 'p1', 2, EARLY)).toMatchObject({ bye: 'half-point', left: 1 });
    const first = pair(event, 1);
    expect(answerOf(first, 'p1', 2, at(HOUR))).toEqual({ bye: 'zero-point', because: 'tooLate' });
    expect(answerOf(first, 'p1', 3, at(HOUR))).toMatchObject({ bye: 'half-point', left: 1 });
    expect(answerOf(event, 'p1', 7, EARLY)).toMatchObject({ bye: 'half-point' });
    expect(answerOf(event, 'p1', 8, EARLY)).toEqual({ bye: 'zero-point', because: 'lastRounds' });
  });

  it('[ATT-5] Tromsø: whoever is not here earns half a point twice, and nothing in the last round', () => {
    let event = evening('Konrad', TROMSOE, { rounds: 4 });
    const here = ['p2', 'p3', 'p4', 'p5'];
    const byes: (string | undefined)[] = [];
    for (const round of [1, 2, 3, 4]) {
      event = played(mark(event, round, 'here', ...here, ...(round === 1 || round === 3 ? ['p6'] : [])), round);
      byes.push(byesIn(event, round).p1, byesIn(event, round).p6);
    }
    expect(byes.filter((_, index) => index % 2 === 0)).toEqual([
      'half-point',
      'half-point',
      'zero-point',
      'zero-point',
    ]);
    // p6 has one of two left, but not in the last round.
    expect([byes[3], byes[7]]).toEqual(['half-point', 'zero-point']);
  });

  it('[ATT-5] Sarpsborg: whoever signs up and loses by forfeit earns nothing and keeps the quota', () => {
    const event = evening('Konrad', SARPSBORG);
    const paired = pair(mark(event, 1, 'here', 'p1', 'p2', 'p3', 'p4'), 1);
    const [board] = boardsOf(paired.rounds[0] ?? { kind: 'planned', number: 1, name: null, startAt: null });
    if (board === undefined) throw new Error('no board');
    const { white, black } = board;
    const lost = changed(paired, { kind: 'setResult', round: 1, white, black, result: 'blackWinsByForfeit' });
    expect(player(lost, white).standing.score).toBe(0);
    expect(byesIn(lost, 1)).toEqual({ p5: 'half-point', p6: 'half-point' });
    expect(answerOf(playedOut(lost, 1), white, 2)).toMatchObject({ bye: 'half-point', left: 2 });
  });

  it('[ATT-5] requested half-point byes use the same quota', () => {
    const event = evening('SwissDutch', SEVLAND, { players: 8 });
    const booked = changed(event, { kind: 'requestBye', round: 2 }, { actor: asPlayer('p1'), now: EARLY });
    expect(answerOf(booked, 'p1', 1)).toMatchObject({ bye: 'half-point', left: 0 });
    expect(answerOf(announce(booked, 'p1', 1, 'away'), 'p1', 3, EARLY)).toMatchObject({ because: 'quotaUsed' });
  });

  it('[ATT-6] an excused absence earns half a point outside the quota, or a full point where it is set', () => {
    const excused = (plan: Partial<AttendancePlan>) =>
      changed(
        evening('SwissDutch', { ...SEVLAND, ...plan }, { players: 8 }),
        { kind: 'excuseAbsence', account: id('p1'), round: 1, excused: true },
        { now: hoursBefore(1) },
      );
    const half = played(excused({}), 1);
    expect(byesIn(half, 1)).toMatchObject({ p1: 'half-point' });
    expect(answerOf(half, 'p1', 2)).toMatchObject({ bye: 'half-point', left: 1 });
    expect(byesIn(pair(excused({ absencePoints: 'full' }), 1), 1)).toMatchObject({ p1: 'full-point' });
    expect(byesIn(pair(excused({ absenceNotLast: 5 }), 1), 1)).toMatchObject({ p1: 'zero-point' });
  });

  it('[ATT-7] absences of a player without half points earn nothing', () => {
    const event = card(evening('Monrad', SEVLAND), 'p1', null, true);
    expect(answerOf(event, 'p1', 1)).toEqual({ bye: 'zero-point', because: 'noHalfPoints' });
  });

  it('[ATT-9] a round that is deleted decides its absences again, and keeps the byes that were requested', () => {
    const event = changed(
      evening('SwissDutch', SEVLAND, { players: 8 }),
      { kind: 'requestBye', round: 1 },
      { actor: asPlayer('p2'), now: EARLY },
    );
    const paired = pair(announce(event, 'p1', 1, 'away'), 1);
    expect(byesIn(paired, 1)).toMatchObject({ p1: 'half-point', p2: 'half-point' });
    const deleted = changed(paired, { kind: 'deleteRound', number: 1 });
    expect(deleted.requestedByes).toEqual([{ who: 'p2', round: 1, bye: 'half-point' }]);
    expect(playersIn(pair(mark(deleted, 1, 'here', 'p1'), 1), 1)).toContain('p1');
  });
});

describe('no-shows', () => {
  const forfeited = (tournament: Tournament, round: number, who: string): Tournament => {
    const board = boardsOf(
      tournament.rounds[round - 1] ?? { kind: 'planned', number: 1, name: null, startAt: null },
    ).find(({ white, black }) => white === who || black === who);
    if (board === undefined) throw new Error(who);
    const { white, black } = board;
    const result = white === who ? 'blackWinsByForfeit' : 'whiteWinsByForfeit';
    return changed(tournament, { kind: 'setResult', round, white, black, result });
  };

  it('[ATT-8] Sevland: a no-show turns the card to on call, and a corrected result turns it back', () => {
    const paired = pair(card(evening('SwissDutch', SEVLAND, { players: 8 }), 'p1', 'expected'), 1);
    const absent = forfeited(paired, 1, 'p1');
    expect(recordOf(player(absent, 'p1'))).toMatchObject({ card: 'onCall', noShows: [{ round: 1 }] });
    expect(byesIn(pair(playedOut(absent, 1), 2), 2)).toMatchObject({ p1: 'zero-point' });
    const [white, black] = boardsOf(absent.rounds[0] ?? { kind: 'planned', number: 1, name: null, startAt: null })
      .filter((board) => board.white === 'p1' || board.black === 'p1')
      .flatMap((board) => [board.white, board.black]);
    if (white === undefined || black === undefined) throw new Error('no board');
    const corrected = changed(absent, { kind: 'setResult', round: 1, white, black, result: 'draw' });
    expect(recordOf(player(corrected, 'p1'))).toMatchObject({ card: 'expected', noShows: [] });
  });

  it('[ATT-8] who never makes a move in an online game is a no-show, until another result replaces it', () => {
    const paired = pair(card(evening('SwissDutch', SEVLAND, { players: 8, online: true }), 'p1', 'expected'), 1);
    const board = boardsOf(paired.rounds[0] ?? { kind: 'planned', number: 1, name: null, startAt: null }).find(
      ({ white, black }) => white === 'p1' || black === 'p1',
    );
    const game = board?.games[0];
    if (board === undefined || game === undefined) throw new Error('no game');
    const result = board.white === 'p1' ? 'blackWinsByForfeit' : 'whiteWinsByForfeit';
    const absent = changed(paired, {
      kind: 'gameFinished',
      game: game.id,
      result,
      reason: 'absence',
      moves: '',
      plies: 0,
      finishedAt: at(HOUR),
      absent: [id('p1')],
    });
    expect(recordOf(player(absent, 'p1'))).toMatchObject({ card: 'onCall', noShows: [{ round: 1 }] });
    const { white, black } = board;
    const corrected = changed(absent, { kind: 'setResult', round: 1, white, black, result: 'draw' });
    expect(recordOf(player(corrected, 'p1'))).toMatchObject({ card: 'expected', noShows: [] });
  });

  it('[ATT-8] the second no-show withdraws where it is set so, and the player can be reinstated', () => {
    const event = evening('Monrad', { ...SEVLAND, withdrawAfterNoShows: 2, noShowToOnCall: false }, { players: 8 });
    const once = playedOut(forfeited(pair(event, 1), 1, 'p1'), 1);
    expect(player(once, 'p1').withdrawnFrom).toBeNull();
    const twice = forfeited(pair(once, 2), 2, 'p1');
    expect(player(twice, 'p1').withdrawnFrom).toBe(3);
    expect(playersOf(twice).filter(({ withdrawnFrom }) => withdrawnFrom !== null)).toHaveLength(1);
    const back = changed(twice, { kind: 'addParticipant', account: id('p1') });
    expect(player(back, 'p1').withdrawnFrom).toBeNull();
  });
});

it('[ATT-9] everybody who is not paired has a bye in the round', () => {
  const event = pair(mark(evening('Konrad', { mode: 'ifHere' }), 1, 'here', 'p1', 'p2', 'p3'), 1);
  expect([...playersIn(event, 1), ...Object.keys(byesIn(event, 1))].sort()).toEqual([
    'p1',
    'p2',
    'p3',
    'p4',
    'p5',
    'p6',
  ]);
});
