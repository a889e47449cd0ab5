import { describe, expect, it } from 'vitest';
import { viewTournament } from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { formatPoints, makeFormat } from '../../../web/app/format.ts';
import { ownPath, tableSearch } from '../../../web/app/search.ts';
import { backoff } from '../../../web/live/backoff.ts';
import { formatClock, remainingMs } from '../../../web/model/game/clock.ts';
import { pageOf } from '../../../web/ui/table/table-pager.tsx';
import { countdownParts } from '../../../web/ui/tournament/countdown.tsx';

describe('the address of a page', () => {
  it('the return path after the log-in can only be a path of this site', () => {
    expect(ownPath('/tournament/view/open?tab=pairings')).toBe('/tournament/view/open?tab=pairings');
    for (const foreign of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', 7]) {
      expect(ownPath(foreign)).toBeUndefined();
    }
  });

  it('the address of a table keeps page, size and order, and drops invalid and default values', () => {
    expect(tableSearch({ page: '3', size: '30', sort: '-rating' })).toEqual({ page: 3, size: 30, sort: '-rating' });
    expect(tableSearch({ page: '-1', size: '17', sort: '<script>' })).toEqual({});
    expect(tableSearch({ page: 1, size: 15 })).toEqual({});
  });

  it('the path of a call has its parameters escaped', () => {
    expect(pathTo(viewTournament, { id: 'a/b?c' })).toMatch(/\/a%2Fb%3Fc$/);
  });
});

describe('the part of a table', () => {
  it('a page of a table has fifteen rows, and the last page has the rest', () => {
    expect(pageOf({ rows: 43, isMore: false }, {})).toMatchObject({ page: 1, pages: 3, from: 0, to: 15 });
    expect(pageOf({ rows: 43, isMore: false }, { page: 3 })).toMatchObject({ from: 30, to: 43 });
  });

  it('a page number beyond the end of a table gives the last page, and an empty table has one page', () => {
    expect(pageOf({ rows: 16, isMore: false }, { page: 9 })).toMatchObject({ page: 2, from: 15, to: 16 });
    expect(pageOf({ rows: 0, isMore: false }, {})).toMatchObject({ page: 1, pages: 1, from: 0, to: 0 });
  });
});

describe('points, days and clocks', () => {
  it('points with a half are written with ½', () => {
    expect([0, 0.5, 1, 4.5].map(formatPoints)).toEqual(['0', '½', '1', '4½']);
  });

  it('a date without a time is written as the same day in any time zone', () => {
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles']) {
      expect(makeFormat('en', zone).date('2026-11-21')).toBe('21 November 2026');
    }
  });

  it('a moment is written with its time zone, in the language of the user', () => {
    const moment = '2026-11-21T17:00:00.000Z';
    expect(makeFormat('en', 'Europe/Oslo').moment(moment)).toBe('21 Nov 2026, 18:00 CET');
    expect(makeFormat('no', 'Europe/Oslo').moment(moment)).toMatch(/^21\. nov\. 2026.*18:00 CET$/);
  });

  it('a countdown shows days, hours and minutes, and near its end minutes and seconds', () => {
    const units = (ms: number) => countdownParts(ms).map(({ unit, value }) => `${value} ${unit}`);
    expect(units(2 * 86_400_000 + 3_600_000)).toEqual(['2 days', '1 hours', '0 minutes']);
    expect(units(65_000)).toEqual(['1 minutes', '5 seconds']);
    expect(units(400)).toEqual(['0 seconds']);
  });

  it('a clock shows tenths of a second from fifteen seconds down', () => {
    expect([15_000, 9_870, 0].map(formatClock)).toEqual(['15.0', '9.8', '0.0']);
    expect([15_001, 309_000, 3_723_000].map(formatClock)).toEqual(['0:15', '5:09', '1:02:03']);
  });

  it('only the clock of the side to move runs, and never below zero', () => {
    const clocks = { whiteMs: 5_000, blackMs: 7_000, running: 'white', since: 1_000 } as const;
    expect(remainingMs(clocks, 'white', 3_000)).toBe(3_000);
    expect(remainingMs(clocks, 'black', 3_000)).toBe(7_000);
    expect(remainingMs(clocks, 'white', 60_000)).toBe(0);
  });

  it('reconnection waits a quarter of a second, doubles up to ten seconds, and starts over after a reset', () => {
    const wait = backoff();
    expect(Array.from({ length: 7 }, wait.next)).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000]);
    wait.reset();
    expect(wait.next()).toBe(250);
  });
});
