import { describe, expect, it } from 'vitest';
import * as limits from '../../../domain/kernel/limits.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../domain/kernel/time.ts';

const byName = new Map<string, unknown>(Object.entries(limits));

/** The numbers of the specification, written out once more: who changes one of them changes what was agreed. */
const SPECIFIED: readonly (readonly [rule: string, name: keyof typeof limits, value: unknown])[] = [
  ['R-036', 'CALENDAR_SOON_MS', 7 * 24 * 3600 * 1000],
  ['R-058', 'PAGE_SIZES', [15, 30, 50]],
  ['R-058', 'DEFAULT_PAGE_SIZE', 15],
  ['R-062', 'DEFAULT_MEMBER_COUNT', 40],
  ['R-070', 'MINI_BOARDS_PER_PAGE', 12],
  ['R-071', 'MINI_BOARDS_MAX_PARTICIPANTS', 350],
  ['R-081', 'LOBBY_BANNER_MS', 600_000],
  ['R-083', 'DEFAULT_ROUND_TIME', '09:00'],
  ['R-102, R-211', 'NEXT_PAIRING_WARNING_MS', 300_000],
  ['R-190', 'RESCHEDULE_NOTICE_MS', 600_000],
  ['R-209', 'CLOCK_TICK_MS', 100],
  ['R-211', 'NEXT_PAIRING_CHECK_MS', 10_000],
  ['R-214', 'PROPOSED_ID_LENGTH', { min: 7, max: 8 }],
  ['R-224', 'DEFAULT_POINTS', { win: 1, draw: 0.5, loss: 0 }],
  ['R-225', 'POINTS_MIN', 0],
  ['R-225', 'POINTS_STEP', 0.5],
  ['R-226, R-227', 'SHOW_TOP', { min: 0, default: 5 }],
  ['R-229', 'INITIAL_TIME_MINUTES', { min: 1, default: 1 }],
  ['R-230', 'INCREMENT_SECONDS', { min: 0, default: 0 }],
  ['R-231', 'PAIRING_INTERVAL_COUNT', { min: 1, default: 1 }],
  ['R-236', 'FORM_DATES', { first: '2000-01-01', last: '2099-12-31' }],
  ['R-239', 'ROUND_DATES', { first: '2020-01-01', last: '2099-12-31' }],
  ['R-342', 'TOAST_MS', 6_000],
  ['R-348', 'CLOCK_TENTHS_MS', 15_000],
  ['R-350, D-49', 'FIRST_MOVE_MS', 20_000],
  ['R-414', 'COPY_TOOLTIP_MS', 1_000],
  ['R-508', 'RECONNECT_MS', { first: 250, max: 10_000 }],
  ['R-511, R-676', 'LOBBY_REDIRECT_CHECK_MS', 250],
  ['R-515', 'COUNTDOWN_MAX_DAYS', 365],
  ['R-521, D-24', 'PASSWORD_LENGTH', { min: 7, max: 128 }],
  ['R-537', 'LICHESS_NAME_MIN_LENGTH', 2],
  ['R-615', 'LOBBY_POLL_MS', 45_000],
  ['R-615', 'NOTIFIER_POLL_MS', 30_000],
  ['R-676', 'LOBBY_REDIRECT_MARGIN_MS', 200],
  ['R-677', 'NOTIFIER_WINDOW_MS', 600_000],
  ['R-678', 'DEFAULT_COUNTRY', 'NOR'],
  ['D-46', 'LIST_MAX_ROWS', 1000],
  ['D-77', 'NAME_MAX_LENGTH', 100],
  ['D-77', 'DESCRIPTION_MAX_LENGTH', 20_000],
  ['D-77', 'MESSAGE_MAX_LENGTH', 4_000],
  ['D-77', 'URL_MAX_LENGTH', 2_000],
];

describe('the limits of the specification', () => {
  it.each(SPECIFIED)('(%s) the limit %s is %j', (_, name, value) => {
    expect(byName.get(name)).toEqual(value);
  });

  it('the limits of formats are two knockout games, four boards, two substitutes and classes of 10 to 40', () => {
    expect(limits.KNOCKOUT_GAMES).toBe(2);
    expect([limits.LIMITED_PLAYER_TEAM_SIZE, limits.LIMITED_PLAYER_TEAM_ROSTER]).toEqual([4, 6]);
    expect([limits.SCHOOL_CLASS_MIN, limits.SCHOOL_CLASS_WEIGHT]).toEqual([10, 40]);
  });
});

describe('limits that depend on each other', () => {
  it('one address may send at least as many requests as one person, so that a club can share it', () => {
    for (const { address, ...others } of Object.values(limits.REQUESTS_PER_MINUTE)) {
      expect(address).toBeGreaterThanOrEqual(Math.max(...Object.values(others)));
    }
    expect(limits.MOST_CONNECTIONS.address).toBeGreaterThan(limits.MOST_CONNECTIONS.person);
  });

  it('fewer password guesses for an account are allowed from one address than from all addresses together', () => {
    const { accountFromAddress, account, address } = limits.REQUESTS_PER_MINUTE.wrongPassword;
    expect(accountFromAddress).toBeLessThan(account);
    expect(account).toBeLessThan(address);
  });

  it('the body limits have room for the longest description, however many bytes a letter takes', () => {
    expect(limits.BODY_BYTES.description).toBeGreaterThan(4 * limits.DESCRIPTION_MAX_LENGTH);
    expect(limits.BODY_BYTES.default).toBeGreaterThan(4 * limits.MESSAGE_MAX_LENGTH);
    expect(limits.BODY_BYTES.import).toBeGreaterThan(limits.BODY_BYTES.description);
  });

  it('notice periods are shorter than the time for a first move, so that nobody is late for a new board', () => {
    expect(limits.ROUND_NOTICE_MS).toBeLessThan(limits.FIRST_MOVE_MS);
    expect(limits.NEXT_PAIRING_WARNING_MS).toBeLessThanOrEqual(limits.RESCHEDULE_NOTICE_MS);
    expect([limits.RESULT_ANSWER_MS, limits.STREAM_KEEP_ALIVE_MS, limits.GAME_START_CHECK_MS]).toEqual([
      5 * SECOND,
      25 * SECOND,
      SECOND,
    ]);
    expect([MINUTE, HOUR, DAY]).toEqual([60_000, 3_600_000, 86_400_000]);
  });
});
