import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../../domain/kernel/time.ts';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import { noticesOf } from '../../../../domain/tournament/value/notices.ts';
import type { Settings } from '../../../../domain/tournament/value/settings.ts';
import type { BoardKey, Tournament } from '../../../../domain/tournament/value/state.ts';
import {
  asPlayer,
  boardIn,
  changed,
  HOST,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  startedWith,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

/** Paired a day before its first round, which leaves time to ask. */
const EARLY = { now: at(-DAY) };

const clubNight = (settings: Partial<Settings> = {}): Tournament =>
  nextRound(
    startedWith(6, newTournament({ playersPostpone: true, rounds: 4, endDate: '2026-12-20', ...settings })),
    at(-DAY),
  );

const keyOf = (tournament: Tournament, round = 1, board = 1): BoardKey => {
  const { white, black } = boardIn(tournament, round, board);
  return { round, white, black };
};

const asking = (key: BoardKey, startAt = at(2 * DAY)) =>
  ({ kind: 'askAnotherDay', ...key, startAt, words: 'Night shift' }) as const;
const answering = (key: BoardKey, agreed: boolean) => ({ kind: 'answerAnotherDay', ...key, agreed }) as const;

describe('players who agree on another day', () => {
  it('[OPEN-9] a game is postponed once the opponent agrees, to the day and with the player who asked', () => {
    const before = clubNight();
    const key = keyOf(before);
    const asked = changed(before, asking(key), { ...EARLY, actor: asPlayer(key.black) });
    expect(boardIn(asked, 1)).not.toHaveProperty('postponed');
    const agreed = changed(asked, answering(key, true), { ...EARLY, actor: asPlayer(key.white) });
    expect(boardIn(agreed, 1).postponed).toEqual({
      kind: 'postponed',
      by: 'black',
      at: at(-DAY),
      words: 'Night shift',
      startAt: at(2 * DAY),
    });
    const refused = changed(asked, answering(key, false), { ...EARLY, actor: asPlayer(key.white) });
    expect(boardIn(refused, 1)).not.toHaveProperty('postponed');
    expect(boardIn(refused, 1).dayRequest?.answer).toBe('refused');
  });

  it('[OPEN-9] only the opponent answers, once, and may propose another day instead', () => {
    const before = clubNight();
    const key = keyOf(before);
    const [white, black] = [asPlayer(key.white), asPlayer(key.black)];
    const asked = changed(before, asking(key), { ...EARLY, actor: white });
    expect(refusalOf(asked, answering(key, true), { ...EARLY, actor: white })).toBe('nothingToAnswer');
    expect(refusalOf(asked, answering(key, true), { ...EARLY, actor: asPlayer('p99') })).toBe('notYourBoard');
    expect(refusalOf(before, answering(key, true), { ...EARLY, actor: black })).toBe('nothingToAnswer');
    const counter = changed(asked, asking(key, at(3 * DAY)), { ...EARLY, actor: black });
    expect(boardIn(counter, 1).dayRequest).toMatchObject({ by: 'black', startAt: at(3 * DAY), answer: null });
    const agreed = changed(counter, answering(key, true), { ...EARLY, actor: white });
    expect(refusalOf(agreed, answering(key, false), { ...EARLY, actor: white })).toBe('nothingToAnswer');
  });

  it('[OPEN-9] it is asked until an hour before the round by default, and for a day to come', () => {
    const before = clubNight();
    const key = keyOf(before);
    const actor = asPlayer(key.white);
    expect(refusalOf(before, asking(key), { actor, now: at(-HOUR - MINUTE) })).toBe('done');
    expect(refusalOf(before, asking(key), { actor, now: at(-HOUR) })).toBe('postponeTooLate');
    expect(refusalOf(before, asking(key, at(-2 * DAY)), { ...EARLY, actor })).toBe('timeInThePast');
    const asked = changed(before, asking(key), { ...EARLY, actor });
    expect(refusalOf(asked, answering(key, true), { actor: asPlayer(key.black), now: at(3 * DAY) })).toBe(
      'timeInThePast',
    );
  });

  it('[OPEN-9] not in the last round, and not with an open game, except for the date of that game', () => {
    const before = clubNight();
    const key = keyOf(before);
    const open = changed(before, {
      kind: 'postponeGame',
      ...key,
      state: 'postponed',
      by: null,
      words: '',
      startAt: null,
    });
    const second = changed(playedBut(open, key), { kind: 'pairNextRound', button: 'pairings' }, { now: at(HOUR) });
    const other = [1, 2, 3]
      .map((board) => keyOf(second, 2, board))
      .find((one) => one.white === key.white || one.black === key.white);
    if (other === undefined) throw new Error('the player has no game in round 2');
    const late = second.rounds[1]?.startAt ?? null;
    expect(late).not.toBeNull();
    const moved = { ...second, rounds: second.rounds.map((round) => ({ ...round, startAt: at(9 * DAY) })) };
    const actor = asPlayer(key.white);
    expect(refusalOf(moved, asking(other, at(10 * DAY)), { actor })).toBe('tooManyOpenGames');
    expect(refusalOf(second, asking(key), { actor, now: at(HOUR) })).toBe('done');
    const last = clubNight({ rounds: 1 });
    expect(refusalOf(last, asking(keyOf(last)), { ...EARLY, actor: asPlayer(keyOf(last).white) })).toBe(
      'notInTheLastRounds',
    );
  });

  it('[OPEN-9] only where the organiser leaves it to the players', () => {
    const before = clubNight({ playersPostpone: false });
    const key = keyOf(before);
    expect(refusalOf(before, asking(key), { ...EARLY, actor: asPlayer(key.white) })).toBe('postponeNotOffered');
    const robin = startedWith(
      4,
      newTournament({ format: 'RoundRobin', rounds: null, meetings: 1, playersPostpone: true }),
    );
    expect(refusalOf(robin, asking(keyOf(robin)), { actor: asPlayer(keyOf(robin).white) })).toBe('postponeNotOffered');
  });

  it('[OPEN-9] a date of the arbiter answers what has been asked', () => {
    const before = clubNight();
    const key = keyOf(before);
    const asked = changed(before, asking(key), { ...EARLY, actor: asPlayer(key.white) });
    const set = {
      kind: 'postponeGame',
      ...key,
      state: 'postponed',
      by: 'white',
      words: '',
      startAt: at(4 * DAY),
    } as const;
    expect(boardIn(changed(asked, set), 1).dayRequest?.answer).toBe('decided');
  });

  it('[OPEN-10] the opponent is told of the request, the player who asked of the answer, both of the arbiter’s date', () => {
    const before = clubNight();
    const key = keyOf(before);
    const { white, black } = key;
    const asked = changed(before, asking(key), { ...EARLY, actor: asPlayer(white) });
    const told = (one: Tournament, other: Tournament, actor = HOST) =>
      noticesOf(one, other, actor).map(({ account, notice }) => `${notice.kind} ${account}`);
    expect(told(before, asked, asPlayer(white))).toEqual([`anotherDayAsked ${black}`]);
    const answer = (agreed: boolean) => changed(asked, answering(key, agreed), { ...EARLY, actor: asPlayer(black) });
    expect(told(asked, answer(true), asPlayer(black))).toEqual([`anotherDayAgreed ${white}`]);
    expect(told(asked, answer(false), asPlayer(black))).toEqual([`anotherDayRefused ${white}`]);
    const set = {
      kind: 'postponeGame',
      ...key,
      state: 'postponed',
      by: null,
      words: '',
      startAt: at(4 * DAY),
    } as const;
    expect(told(before, changed(before, set))).toEqual([`anotherDaySet ${white}`, `anotherDaySet ${black}`]);
    expect(JSON.stringify(noticesOf(before, asked, asPlayer(white)))).not.toContain('Night shift');
  });

  it('[TOUR-8] what players ask and answer is in the log, without their words', () => {
    const before = clubNight();
    const key = keyOf(before);
    const who = [key.white, key.black];
    const asked = changed(before, asking(key), { ...EARLY, actor: asPlayer(key.white) });
    const agreed = changed(asked, answering(key, true), { ...EARLY, actor: asPlayer(key.black) });
    expect(factsOf(before, asked)).toEqual([{ kind: 'dayRequest', round: 1, who, after: 'asked' }]);
    expect(factsOf(asked, agreed)).toEqual([
      { kind: 'dayRequest', round: 1, who, after: 'agreed' },
      { kind: 'gamePostponed', round: 1, who, before: null, after: 'postponed' },
      { kind: 'gameDate', round: 1, who, before: null, after: at(2 * DAY) },
    ]);
  });
});

/** The other boards of round 1 won by White. */
const playedBut = (tournament: Tournament, key: BoardKey): Tournament => {
  const all = playedOut(tournament, 1);
  return changed(all, { kind: 'setResult', ...key, result: null });
};
