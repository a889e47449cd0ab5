import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUEST_PREFIX, isGuestId, isId, isReservedId } from '../../../domain/kernel/ids.ts';
import { fromPoints, halfPoints, pointSystem, toPoints } from '../../../domain/kernel/points.ts';
import { assertNever, ok, refuse } from '../../../domain/kernel/result.ts';
import { divideHalfUp } from '../../../domain/kernel/rounding.ts';
import {
  DAY,
  HOUR,
  INTERVAL_UNITS,
  intervalMillis,
  MINUTE,
  millis,
  WEEK,
  wholeMinute,
} from '../../../domain/kernel/time.ts';
import { isRichLink, isRichPicture, RICH_ELEMENTS, UNREAD_ELEMENTS } from '../../../domain/lib/rich-text.ts';
import { FEDERATIONS, isFederation } from '../../../domain/people/federations.ts';
import { REGIONS } from '../../../domain/people/regions.ts';
import { TITLES, titleRank } from '../../../domain/people/titles.ts';
import { byePoints, resultPoints } from '../../../domain/tournament/value/field.ts';

describe('points', () => {
  it('are counted in halves: 4½ are nine', () => {
    expect(fromPoints(4.5)).toBe(9);
    expect(toPoints(halfPoints(9))).toBe(4.5);
    fc.assert(fc.property(fc.nat(2000), (half) => fromPoints(toPoints(halfPoints(half))) === half));
  });

  it('of a win, a draw and a loss make those of byes and forfeits (R-224)', () => {
    expect(pointSystem()).toEqual({
      win: 2,
      draw: 1,
      loss: 0,
      forfeitWin: 2,
      forfeitLoss: 0,
      pairingAllocatedBye: 2,
      fullPointBye: 2,
      halfPointBye: 1,
      zeroPointBye: 0,
    });
  });

  it('of a 3-2-1 event give the absent nothing: who loses a game has more than who stays away', () => {
    const school = pointSystem(3, 2, 1);
    expect([school.loss, school.forfeitLoss, school.zeroPointBye]).toEqual([2, 0, 0]);
    expect([school.forfeitWin, school.fullPointBye, school.pairingAllocatedBye, school.halfPointBye]).toEqual([
      6, 6, 6, 4,
    ]);
  });

  it('of a round are those of what happened in it', () => {
    const points = { ...pointSystem(3, 1, 0), forfeitWin: halfPoints(5), pairingAllocatedBye: halfPoints(4) };
    const game = { kind: 'game', opponent: 2, color: 'white' } as const;
    const forfeit = { kind: 'forfeit', opponent: 2, color: 'white' } as const;
    expect(resultPoints({ ...game, outcome: 'win' }, points)).toBe(6);
    expect(resultPoints({ ...game, outcome: 'draw' }, points)).toBe(2);
    expect(resultPoints({ ...game, outcome: 'loss' }, points)).toBe(0);
    expect(resultPoints({ ...forfeit, outcome: 'win' }, points)).toBe(5);
    expect(resultPoints({ ...forfeit, outcome: 'loss' }, points)).toBe(0);
    expect(resultPoints({ kind: 'pending', opponent: 2, color: null }, points)).toBe(0);
    expect(resultPoints(null, points)).toBe(0);
    const byes = ['pairing-allocated', 'full-point', 'half-point', 'zero-point'] as const;
    expect(byes.map((bye) => byePoints(bye, points))).toEqual([4, 6, 2, 0]);
  });
});

describe('a quotient', () => {
  it.each([
    [1, 2, 1],
    [-1, 2, 0],
    [3, 2, 2],
    [-3, 2, -1],
    [1, 3, 0],
    [2, 3, 1],
    [10, 4, 3],
    [0, 7, 0],
  ])('%i by %i is rounded to %i: halves up, below zero too', (dividend, divisor, rounded) => {
    expect(divideHalfUp(dividend, divisor)).toBe(rounded);
  });

  it('is never further than a half from what it stands for', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 999 }), (dividend, divisor) => {
        const distance = 2 * (divideHalfUp(dividend, divisor) * divisor - dividend);
        expect(distance).toBeGreaterThan(-divisor);
        expect(distance).toBeLessThanOrEqual(divisor);
      }),
    );
  });
});

describe('times', () => {
  it('an interval is so many of its unit, and the units stand in the order of their codes (R-148)', () => {
    expect(INTERVAL_UNITS).toEqual(['minutes', 'hours', 'days', 'weeks']);
    expect(INTERVAL_UNITS.map((unit) => intervalMillis({ count: 3, unit }))).toEqual([
      3 * MINUTE,
      3 * HOUR,
      3 * DAY,
      3 * WEEK,
    ]);
    expect(WEEK).toBe(604_800_000);
  });

  it('a moment lies in the minute that began before it', () => {
    const noon = Date.UTC(2026, 10, 21, 12, 0);
    expect(wholeMinute(millis(noon))).toBe(noon);
    expect(wholeMinute(millis(noon + 59_999))).toBe(noon);
    expect(wholeMinute(millis(noon + MINUTE))).toBe(noon + MINUTE);
  });
});

describe('ids', () => {
  it.each(['a', 'Ola_Nordmann-2', '0', 'x'.repeat(64)])('may be %s (R-212)', (id) => expect(isId(id)).toBe(true));

  it.each(['', 'å', 'a b', 'a.b', 'a/b', '<b>', 'x'.repeat(65), 'a\n'])('may not be %j', (id) =>
    expect(isId(id)).toBe(false),
  );

  it('of guests and of the program are nobody’s to choose, however they are written', () => {
    expect(isGuestId(`${GUEST_PREFIX}abc`)).toBe(true);
    expect(isGuestId('GUEST-abc')).toBe(true);
    expect(isGuestId('a-guest-abc')).toBe(false);
    expect(['system', 'System', 'BYE', 'bye'].map(isReservedId)).toEqual([true, true, true, true]);
    expect(isReservedId('systems')).toBe(false);
  });
});

describe('lists that the world keeps', () => {
  it('titles stand as in a starting list, and without a title one stands behind them (C.04.2)', () => {
    expect(TITLES).toEqual(['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM']);
    expect([...TITLES, null, 'XYZ'].map(titleRank)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 8]);
  });

  it('federations are codes of three capitals, none twice, FIDE’s own flag among them (R-462)', () => {
    expect(FEDERATIONS.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect(new Set(FEDERATIONS).size).toBe(FEDERATIONS.length);
    expect(['NOR', 'SWE', 'FID', 'USA'].every(isFederation)).toBe(true);
    expect(['nor', 'XXX', '', 'NO'].some(isFederation)).toBe(false);
  });

  it('regions are the eleven of the specification and the seven of 2024 (D-22)', () => {
    expect(REGIONS).toHaveLength(18);
    expect(new Set(REGIONS).size).toBe(18);
    for (const county of ['Akershus', 'Buskerud', 'Østfold', 'Vestfold', 'Telemark', 'Troms', 'Finnmark']) {
      expect(REGIONS).toContain(county);
    }
  });
});

describe('a description', () => {
  it.each(['https://sjakk.no', 'http://sjakk.no', 'mailto:post@sjakk.no', '/tournament/view/x', 'HTTPS://SJAKK.NO'])(
    'may link to %s',
    (href) => expect(isRichLink(href)).toBe(true),
  );

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ' https://x', 'sjakk.no', '', 'ftp://x'])(
    'may not link to %j',
    (href) => expect(isRichLink(href)).toBe(false),
  );

  it('shows pictures over TLS and of this site only (D-66)', () => {
    expect(['https://a.no/b.png', '/b.png'].every(isRichPicture)).toBe(true);
    expect(['http://a.no/b.png', '//a.no/b.png', 'data:image/png;base64,x', 'mailto:a'].some(isRichPicture)).toBe(
      false,
    );
  });

  it('keeps no element of which the text is thrown away', () => {
    expect(RICH_ELEMENTS.filter((element) => UNREAD_ELEMENTS.includes(element))).toEqual([]);
    for (const element of ['script', 'style', 'iframe', 'object', 'svg']) expect(RICH_ELEMENTS).not.toContain(element);
  });
});

describe('an answer of a rule', () => {
  it('is a value, or a key with what the text needs', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 });
    expect(refuse('notPlayed')).toEqual({ ok: false, key: 'notPlayed' });
    expect(refuse('tooMany', { most: 3 })).toEqual({ ok: false, key: 'tooMany', params: { most: 3 } });
  });

  it('is never a member of a union that nobody knows', () => {
    expect(() => assertNever('sixth' as never)).toThrow('"sixth"');
  });
});
