import { describe, expect, it } from 'vitest';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import { DAY, HOUR, MINUTE, millis } from '../../../../domain/kernel/time.ts';
import { endOfDay } from '../../../../domain/kernel/time-zone.ts';
import { recordsBefore } from '../../../../domain/pairing/entrant-record.ts';
import { deadlineOf, isOverdue } from '../../../../domain/tournament/guards/postponement-deadline.ts';
import { proposedResult } from '../../../../domain/tournament/guards/unplayed-games.ts';
import { pairingInput } from '../../../../domain/tournament/rounds/pairing-input.ts';
import { usualAttendance } from '../../../../domain/tournament/value/attendance-plan.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { noticesOf } from '../../../../domain/tournament/value/notices.ts';
import {
  type PostponementPlan,
  postponementIn,
  USUAL_POSTPONEMENT,
} from '../../../../domain/tournament/value/postponement-plan.ts';
import type { Settings } from '../../../../domain/tournament/value/settings.ts';
import { type BoardKey, boardsOf, playerOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { fromTemplate, templateOf } from '../../../../domain/tournament/value/template.ts';
import {
  asPlayer,
  boardIn,
  changed,
  decided,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  startedWith,
} from '../../../support/domain/played-tournament.ts';
import { at, playedRounds, started } from '../../../support/domain/tournament.ts';
import { firstOf } from '../../../support/lists.ts';

const EARLY = { now: at(-DAY) };
const PAIR = { kind: 'pairNextRound', button: 'pairings' } as const;
/** The first round is on the 21st. */
const LAST_DAY = '2026-12-20';

/** Paired a day before its first round. */
const clubNight = (plan: Partial<PostponementPlan> = {}, settings: Partial<Settings> = {}): Tournament => {
  const postponement = { ...USUAL_POSTPONEMENT, ...plan };
  const event = newTournament({ playersPostpone: true, rounds: 4, endDate: LAST_DAY, postponement, ...settings });
  return nextRound(startedWith(6, event), at(-DAY));
};

const keyOf = (tournament: Tournament, round = 1, board = 1): BoardKey => {
  const { white, black } = boardIn(tournament, round, board);
  return { round, white, black };
};

const asking = (key: BoardKey, startAt = at(2 * DAY)) =>
  ({ kind: 'askAnotherDay', ...key, startAt, words: 'Night shift' }) as const;
const answering = (key: BoardKey, agreed: boolean) => ({ kind: 'answerAnotherDay', ...key, agreed }) as const;
const postponing = (key: BoardKey, by: 'white' | 'black' | null = 'white') =>
  ({ kind: 'postponeGame', ...key, state: 'postponed', by, words: '', startAt: null }) as const;
const resolving = (key: BoardKey, result: 'draw' | 'notPlayed' | 'whiteWinsByForfeit' | 'blackWinsByForfeit') =>
  ({ kind: 'resolveUnplayed', ...key, result }) as const;

/** The other boards of the round won by White. */
const playedBut = (tournament: Tournament, { round, white, black }: BoardKey): Tournament =>
  changed(playedOut(tournament, round), { kind: 'setResult', round, white, black, result: null });

/** The board of a player in round 2. */
function secondOf({ rounds }: Tournament, account: AccountId): BoardKey {
  const boards = rounds.slice(1).flatMap(boardsOf);
  const { white, black } = firstOf(boards.filter((one) => one.white === account || one.black === account));
  return { round: 2, white, black };
}

/** Board 1 of round 1 is open when round 3 could be paired. */
function overdue(plan: Partial<PostponementPlan> = {}, by: 'white' | 'black' | null = 'white', settings = {}) {
  const before = clubNight(plan, settings);
  const key = keyOf(before);
  const open = changed(playedBut(before, key), postponing(key, by));
  return { key, tournament: playedOut(nextRound(open, at(HOUR)), 2) };
}

describe('the rules of postponed games', () => {
  it('[OPEN-9] the notice of the tournament counts in minutes; 0 is until the round begins', () => {
    const long = clubNight({ notice: 120 });
    const actor = asPlayer(keyOf(long).white);
    expect(refusalOf(long, asking(keyOf(long)), { actor, now: at(-121 * MINUTE) })).toBe('done');
    expect(refusalOf(long, asking(keyOf(long)), { actor, now: at(-120 * MINUTE) })).toBe('postponeTooLate');
    const none = clubNight({ notice: 0 });
    expect(refusalOf(none, asking(keyOf(none)), { actor, now: at(-MINUTE) })).toBe('done');
    expect(refusalOf(none, asking(keyOf(none)), { actor, now: at(0) })).toBe('postponeTooLate');
  });

  it('[OPEN-9] games of as many last rounds as the tournament says are not postponed', () => {
    const asked = (noPostponeLast: number, rounds: number) => {
      const before = clubNight({ noPostponeLast }, { rounds });
      return refusalOf(before, asking(keyOf(before)), { ...EARLY, actor: asPlayer(keyOf(before).white) });
    };
    expect([asked(0, 1), asked(1, 1), asked(1, 2), asked(2, 2), asked(2, 3)]).toEqual([
      'done',
      'notInTheLastRounds',
      'done',
      'notInTheLastRounds',
      'done',
    ]);
  });

  it('[OPEN-9] as many games of a player may be open as the tournament says', () => {
    const asked = (maxOpenGames: number) => {
      const before = clubNight({ maxOpenGames });
      const key = keyOf(before);
      const second = nextRound(playedBut(changed(before, postponing(key)), key), at(HOUR));
      const moved = { ...second, rounds: second.rounds.map((round) => ({ ...round, startAt: at(9 * DAY) })) };
      return refusalOf(moved, asking(secondOf(moved, key.white), at(10 * DAY)), { actor: asPlayer(key.white) });
    };
    expect([asked(1), asked(2)]).toEqual(['tooManyOpenGames', 'done']);
  });

  it('[OPEN-9] a game is postponed by the player who has asked first, whoever proposed the day', () => {
    const before = clubNight();
    const key = keyOf(before);
    const [white, black] = [asPlayer(key.white), asPlayer(key.black)];
    const asked = changed(before, asking(key), { ...EARLY, actor: white });
    const counter = changed(asked, asking(key, at(3 * DAY)), { ...EARLY, actor: black });
    const again = changed(counter, asking(key, at(4 * DAY)), { ...EARLY, actor: white });
    const agreed = (one: Tournament, actor: typeof white) => changed(one, answering(key, true), { ...EARLY, actor });
    expect(boardIn(agreed(counter, white), 1).postponed).toMatchObject({ by: 'white', startAt: at(3 * DAY) });
    expect(boardIn(agreed(again, black), 1).postponed).toMatchObject({ by: 'white', startAt: at(4 * DAY) });
    const refused = changed(asked, answering(key, false), { ...EARLY, actor: black });
    const own = changed(refused, asking(key, at(3 * DAY)), { ...EARLY, actor: black });
    expect(boardIn(agreed(own, white), 1).postponed).toMatchObject({ by: 'black' });
  });

  it('[OPEN-11] a player postpones no more games than the limit, and those of the opponent do not count', () => {
    const before = clubNight({ maxPostponements: 1 });
    const key = keyOf(before);
    const played = changed(changed(before, postponing(key, 'white')), { kind: 'setResult', ...key, result: 'draw' });
    const second = nextRound(playedOut(played, 1), at(HOUR));
    const moved = { ...second, rounds: second.rounds.map((round) => ({ ...round, startAt: at(9 * DAY) })) };
    const askedBy = (account: AccountId) =>
      refusalOf(moved, asking(secondOf(moved, account), at(10 * DAY)), { actor: asPlayer(account) });
    expect([askedBy(key.white), askedBy(key.black)]).toEqual(['noPostponementsLeft', 'done']);
  });

  it('[OPEN-11] where the opponent need not agree asking postpones the game, and the day is still agreed', () => {
    const before = clubNight({ opponentMustAgree: false });
    const key = keyOf(before);
    const [white, black] = [asPlayer(key.white), asPlayer(key.black)];
    const asked = changed(before, asking(key), { ...EARLY, actor: white });
    expect(boardIn(asked, 1).postponed).toEqual({
      kind: 'postponed',
      by: 'white',
      at: at(-DAY),
      words: 'Night shift',
      startAt: null,
    });
    const told = noticesOf(before, asked, white).map(({ account, notice }) => `${notice.kind} ${account}`);
    expect(told).toEqual([`gamePostponed ${key.black}`]);
    const agreed = changed(asked, answering(key, true), { ...EARLY, actor: black });
    expect(boardIn(agreed, 1).postponed).toMatchObject({ by: 'white', startAt: at(2 * DAY) });
    const refused = changed(asked, answering(key, false), { ...EARLY, actor: black });
    expect(boardIn(refused, 1).postponed).toMatchObject({ by: 'white', startAt: null });
  });

  it('[OPEN-12] a game is to be played before the round so many later, and at the latest before the last one', () => {
    const event = started({ announcedRounds: 5, endsAt: at(30 * DAY), rounds: playedRounds(0) });
    const roundBefore = (rounds: number, round: number) =>
      deadlineOf(event, { until: { kind: 'rounds', rounds } }, round).beforeRound;
    expect([1, 2, 3, 4, 5].map((round) => roundBefore(2, round))).toEqual([3, 4, 5, 5, null]);
    expect([1, 2, 3, 4, 5].map((round) => roundBefore(1, round))).toEqual([2, 3, 4, 5, null]);
    expect([1, 2, 3, 4, 5].map((round) => roundBefore(9, round))).toEqual([5, 5, 5, 5, null]);
    const dated = (round: number) => deadlineOf(event, { until: { kind: 'date', date: '2026-11-30' } }, round);
    expect([1, 3, 4, 5].map((round) => dated(round).beforeRound)).toEqual([null, null, 5, null]);
    expect(dated(1).at).toBe(endOfDay('2026-11-30', 'Europe/Oslo'));
  });

  it('[OPEN-12] the deadline is never after the last day, nor after the known time of the round', () => {
    const event = started({ announcedRounds: 5, endsAt: at(3 * DAY), rounds: playedRounds(0) });
    const until = { kind: 'date', date: '2027-02-01' } as const;
    expect(deadlineOf(event, { until }, 1).at).toBe(at(3 * DAY));
    const evening = (date: string) => ({ date, time: '19:00' });
    const roundPlan = { laterRounds: ['2026-11-22', '2026-11-23'].map(evening), postponedGames: [], daysOff: [] };
    const planned = deadlineOf({ ...event, roundPlan }, USUAL_POSTPONEMENT, 1);
    expect(planned).toEqual({ beforeRound: 3, at: millis(Date.parse('2026-11-23T18:00Z')) });
  });

  it('[OPEN-12] a game is overdue at the time of the round, or once nothing else holds it up', () => {
    const paired = (...missing: number[]) => started({ announcedRounds: 5, rounds: playedRounds(...missing) });
    const late = (event: ReturnType<typeof paired>, now = at(HOUR)) =>
      isOverdue(event, deadlineOf(event, USUAL_POSTPONEMENT, 1), now);
    expect([late(paired(0)), late(paired(0, 2)), late(paired(0, 0)), late(paired(0, 0, 2))]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const evening = (date: string) => ({ date, time: '19:00' });
    const roundPlan = { laterRounds: ['2026-11-22', '2026-11-23'].map(evening), postponedGames: [], daysOff: [] };
    const planned = { ...paired(0, 0), roundPlan, endsAt: at(9 * DAY) };
    expect([late(planned), late(planned, millis(Date.parse('2026-11-23T18:00Z')))]).toEqual([false, true]);
    expect(late({ ...paired(0), endsAt: at(DAY) }, at(DAY))).toBe(true);
  });

  it('[OPEN-12] players agree on no day after the deadline, and the arbiter sets any', () => {
    const before = clubNight({ until: { kind: 'date', date: '2026-11-25' } });
    const key = keyOf(before);
    const asked = (startAt: ReturnType<typeof at>) =>
      refusalOf(before, asking(key, startAt), { ...EARLY, actor: asPlayer(key.white) });
    expect([asked(at(3 * DAY)), asked(at(9 * DAY))]).toEqual(['done', 'afterTheDeadline']);
    expect(refusalOf(before, { ...postponing(key), startAt: at(9 * DAY) }, EARLY)).toBe('done');
  });

  it('[OPEN-13] the rule proposes a forfeit of the player who asked, a draw, a double forfeit, or nothing', () => {
    const day = { at: at(0), words: '', startAt: null };
    const of = (by: 'white' | 'black' | null) =>
      (['askerLoses', 'draw', 'bothLose', 'arbiter'] as const).map((rule) =>
        proposedResult({ kind: 'postponed', by, ...day }, rule),
      );
    expect(of('white')).toEqual(['blackWinsByForfeit', 'draw', 'notPlayed', null]);
    expect(of('black')).toEqual(['whiteWinsByForfeit', 'draw', 'notPlayed', null]);
    expect(of(null)).toEqual([null, 'draw', 'notPlayed', null]);
    expect(proposedResult({ kind: 'adjourned', ...day }, 'bothLose')).toBeNull();
  });

  it('[OPEN-13] the arbiter enters the forfeit of the player who asked, which is no meeting and no colour', () => {
    const { key, tournament } = overdue();
    const after = changed(tournament, resolving(key, 'blackWinsByForfeit'), { now: at(2 * HOUR) });
    expect(boardIn(after, 1)).toMatchObject({ result: 'blackWinsByForfeit', unrated: false, knownFromRound: 3 });
    const { field } = pairingInput(after, 3);
    const record = [...recordsBefore(field, 3).values()].find(({ number }) => `p${number}` === key.white);
    expect([record?.opponents.length, record?.colors.length]).toEqual([1, 1]);
  });

  it('[OPEN-13] an unrated draw is entered, and a result that replaces it is rated', () => {
    const { key, tournament } = overdue({ unresolvedRule: 'draw' }, null);
    const after = changed(tournament, resolving(key, 'draw'), { now: at(2 * HOUR) });
    expect(boardIn(after, 1)).toMatchObject({ result: 'draw', unrated: true });
    const corrected = changed(after, { kind: 'setResult', ...key, result: 'whiteWins' });
    expect(boardIn(corrected, 1)).toMatchObject({ result: 'whiteWins', unrated: false });
  });

  it('[OPEN-13] a proposed forfeit is no no-show', () => {
    const attendance = { ...usualAttendance(FORMATS.SwissDutch), mode: 'unlessAway', withdrawAfterNoShows: 1 } as const;
    const { key, tournament } = overdue({}, 'white', { attendance });
    const [now, result] = [at(2 * HOUR), 'blackWinsByForfeit'] as const;
    const resolved = playerOf(changed(tournament, resolving(key, result), { now }), key.white);
    expect([resolved?.attendanceRecord, resolved?.withdrawnFrom]).toEqual([undefined, null]);
    const entered = playerOf(changed(tournament, { kind: 'setResult', ...key, result }, { now }), key.white);
    expect(entered?.attendanceRecord?.noShows).toMatchObject([{ round: 1 }]);
  });

  it('[OPEN-13] nothing else is entered so, not before the deadline, and by arbiters only', () => {
    const { key, tournament } = overdue();
    const now = at(2 * HOUR);
    expect(refusalOf(tournament, resolving(key, 'whiteWinsByForfeit'), { now })).toBe('nothingProposed');
    expect(refusalOf(tournament, resolving(key, 'blackWinsByForfeit'), { actor: asPlayer(key.black) })).toBe(
      'forbidden',
    );
    const nobody = overdue({}, null);
    expect(refusalOf(nobody.tournament, resolving(nobody.key, 'draw'), { now })).toBe('nothingProposed');
    const early = clubNight();
    const open = changed(early, postponing(keyOf(early)));
    expect(refusalOf(open, resolving(keyOf(early), 'blackWinsByForfeit'))).toBe('deadlineToCome');
    expect(refusalOf(early, resolving(keyOf(early), 'blackWinsByForfeit'))).toBe('notPostponed');
  });

  it('[OPEN-14] the last round is refused while a game of the last but one is open, and paired with the arbiter’s word', () => {
    const before = clubNight({}, { rounds: 2 });
    const key = keyOf(before);
    const open = playedBut(changed(before, postponing(key)), key);
    expect(decided(open, PAIR)).toEqual({ ok: false, key: 'lastRoundWaits', params: { round: 1, boards: '1' } });
    expect(refusalOf(open, { kind: 'draftRound' })).toBe('lastRoundWaits');
    expect(changed(open, { ...PAIR, adjourn: true }, { now: at(HOUR) }).rounds).toHaveLength(2);
    const drafted = changed(open, { kind: 'draftRound', adjourn: true });
    expect(changed(drafted, { kind: 'publishDraft', version: 1 }, { now: at(HOUR) }).rounds).toHaveLength(2);
    const longer = clubNight({}, { rounds: 3 });
    expect(refusalOf(playedBut(changed(longer, postponing(key)), key), PAIR, { now: at(HOUR) })).toBe('done');
  });

  it('[SET-1] the usual rules are stored as none, and a date is not part of a template', () => {
    expect(postponementIn(FORMATS.SwissDutch, USUAL_POSTPONEMENT)).toBeNull();
    const dated = { ...USUAL_POSTPONEMENT, notice: 30, until: { kind: 'date', date: LAST_DAY } } as const;
    expect(postponementIn(FORMATS.SwissDutch, dated)).toEqual(dated);
    expect(postponementIn(FORMATS.RoundRobin, dated)).toBeNull();
    const kept = fromTemplate(templateOf(newTournament({ postponement: dated }).settings));
    expect(kept.postponement).toEqual({ ...dated, until: USUAL_POSTPONEMENT.until });
  });
});
