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
  it('points are stored in halves: 4½ points are nine', () => {
    expect(fromPoints(4.5)).toBe(9);
    expect(toPoints(halfPoints(9))).toBe(4.5);
    fc.assert(fc.property(fc.nat(2000), (half) => fromPoints(toPoints(halfPoints(half))) === half));
  });

  it('the points of byes and forfeits follow from those of a win, a draw and a loss (R-224)', () => {
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

  it('a 3-2-1 point system gives nothing for an absence, although it gives points for a loss', () => {
    const school = pointSystem(3, 2, 1);
    expect([school.loss, school.forfeitLoss, school.zeroPointBye]).toEqual([2, 0, 0]);
    expect([school.forfeitWin, school.fullPointBye, school.pairingAllocatedBye, school.halfPointBye]).toEqual([
      6, 6, 6, 4,
    ]);
  });

  it('the points of a round follow from its result', () => {
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

describe('division with rounding', () => {
  it.each([
    [1, 2, 1],
    [-1, 2, 0],
    [3, 2, 2],
    [-3, 2, -1],
    [1, 3, 0],
    [2, 3, 1],
    [10, 4, 3],
    [0, 7, 0],
  ])('the quotient of %i by %i is rounded to %i: halves up, below zero too', (dividend, divisor, rounded) => {
    expect(divideHalfUp(dividend, divisor)).toBe(rounded);
  });

  it('a rounded quotient differs from the exact one by at most a half', () => {
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
  it('an interval is a count of its unit, and the units are in the order of their codes (R-148)', () => {
    expect(INTERVAL_UNITS).toEqual(['minutes', 'hours', 'days', 'weeks']);
    expect(INTERVAL_UNITS.map((unit) => intervalMillis({ count: 3, unit }))).toEqual([
      3 * MINUTE,
      3 * HOUR,
      3 * DAY,
      3 * WEEK,
    ]);
    expect(WEEK).toBe(604_800_000);
  });

  it('a moment belongs to the minute that began before it', () => {
    const noon = Date.UTC(2026, 10, 21, 12, 0);
    expect(wholeMinute(millis(noon))).toBe(noon);
    expect(wholeMinute(millis(noon + 59_999))).toBe(noon);
    expect(wholeMinute(millis(noon + MINUTE))).toBe(noon + MINUTE);
  });
});

describe('ids', () => {
  it.each(['a', 'Ola_Nordmann-2', '0', 'x'.repeat(64)])('the id %s is valid (R-212)', (id) =>
    expect(isId(id)).toBe(true),
  );

  it.each(['', 'å', 'a b', 'a.b', 'a/b', '<b>', 'x'.repeat(65), 'a\n'])('the id %j is invalid', (id) =>
    expect(isId(id)).toBe(false),
  );

  it('ids of guests and of the system are reserved in any case', () => {
    expect(isGuestId(`${GUEST_PREFIX}abc`)).toBe(true);
    expect(isGuestId('GUEST-abc')).toBe(true);
    expect(isGuestId('a-guest-abc')).toBe(false);
    expect(['system', 'System', 'BYE', 'bye'].map(isReservedId)).toEqual([true, true, true, true]);
    expect(isReservedId('systems')).toBe(false);
  });
});

describe('fixed lists', () => {
  it('titles are ordered as in a starting list, and players without a title come last (C.04.2)', () => {
    expect(TITLES).toEqual(['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM']);
    expect([...TITLES, null, 'XYZ'].map(titleRank)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 8]);
  });

  it('federations are unique codes of three capitals, including FIDE’s own (R-462)', () => {
    expect(FEDERATIONS.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect(new Set(FEDERATIONS).size).toBe(FEDERATIONS.length);
    expect(['NOR', 'SWE', 'FID', 'USA'].every(isFederation)).toBe(true);
    expect(['nor', 'XXX', '', 'NO'].some(isFederation)).toBe(false);
  });

  it('the regions are the eleven of the specification and the seven of 2024 (D-22)', () => {
    expect(REGIONS).toHaveLength(18);
    expect(new Set(REGIONS).size).toBe(18);
    for (const county of ['Akershus', 'Buskerud', 'Østfold', 'Vestfold', 'Telemark', 'Troms', 'Finnmark']) {
      expect(REGIONS).toContain(county);
    }
  });
});

describe('descriptions', () => {
  it.each(['https://sjakk.no', 'http://sjakk.no', 'mailto:post@sjakk.no', '/tournament/view/x', 'HTTPS://SJAKK.NO'])(
    'a description may link to %s',
    (href) => expect(isRichLink(href)).toBe(true),
  );

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ' https://x', 'sjakk.no', '', 'ftp://x'])(
    'a description may not link to %j',
    (href) => expect(isRichLink(href)).toBe(false),
  );

  it('a description shows only pictures over TLS and of this site (D-66)', () => {
    expect(['https://a.no/b.png', '/b.png'].every(isRichPicture)).toBe(true);
    expect(['http://a.no/b.png', '//a.no/b.png', 'data:image/png;base64,x', 'mailto:a'].some(isRichPicture)).toBe(
      false,
    );
  });

  it('a description allows no element whose text is discarded', () => {
    expect(RICH_ELEMENTS.filter((element) => UNREAD_ELEMENTS.includes(element))).toEqual([]);
    for (const element of ['script', 'style', 'iframe', 'object', 'svg']) expect(RICH_ELEMENTS).not.toContain(element);
  });
});

describe('results of rules', () => {
  it('a result of a rule is a value, or a key with the parameters of its text', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 });
    expect(refuse('notPlayed')).toEqual({ ok: false, key: 'notPlayed' });
    expect(refuse('tooMany', { most: 3 })).toEqual({ ok: false, key: 'tooMany', params: { most: 3 } });
  });

  it('an unknown member of a union throws an error', () => {
    expect(() => assertNever('sixth' as never)).toThrow('"sixth"');
  });
});
