import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings, writeSettings } from '../../contract/settings.ts';
import { tournamentPayload } from '../../contract/tournament-payload.ts';
import { halfPoints, pointSystem } from '../../domain/points.ts';
import type { CleanHtml } from '../../domain/rich-text.ts';
import { TIEBREAK_IDS } from '../../domain/tiebreaks/names.ts';
import { INTERVAL_UNITS, MINUTE, millis } from '../../domain/time.ts';
import { TOURNAMENT_KINDS } from '../../domain/tournament/kinds.ts';
import { SETTING_NAMES, type Settings, SIT_OUTS, settingsFrom, VARIANTS } from '../../domain/tournament/settings.ts';
import { FIRST_PAIRING } from '../support/tournament.ts';

const uncleaned = (text: string) => text as CleanHtml;
const host = { organiser: 'chess-club', organiser_type: 'club' } as const;
const read = (fields: object) => tournamentPayload.safeParse({ ...host, ...fields });

const tiebreak = fc.option(fc.constantFrom(...TIEBREAK_IDS));
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
const settings: fc.Arbitrary<Settings> = fc
  .record<Settings>({
    kind: fc.constantFrom(...TOURNAMENT_KINDS),
    name: fc.constantFrom('Spring Open', 'Høstcup 2026'),
    description: fc.constantFrom('', '<p>Coffee.</p>' as CleanHtml),
    profilePicture: fc.constantFrom('', 'https://example.org/a.png'),
    bannerPicture: fc.constantFrom('', 'https://example.org/b.png'),
    startDate: day,
    endDate: day,
    interval: fc.record({ count: fc.integer({ min: 1, max: 99 }), unit: fc.constantFrom(...INTERVAL_UNITS) }),
    publiclyViewable: fc.boolean(),
    showOnlyTop: fc.option(fc.integer({ min: 0, max: 50 })),
    chatEnabled: fc.boolean(),
    online: fc.boolean(),
    variant: fc.constantFrom(...VARIANTS),
    rounds: fc.option(fc.integer({ min: 1, max: 30 })),
    meetings: fc.option(fc.integer({ min: 1, max: 4 })),
    perTeam: fc.option(fc.integer({ min: 1, max: 9 })),
    tieBreaks: fc.tuple(tiebreak, tiebreak, tiebreak, tiebreak),
    firstPairingAt: fc.integer({ min: 0, max: 99_999 }).map((minutes) => millis(FIRST_PAIRING + minutes * MINUTE)),
    initialMinutes: fc.integer({ min: 1, max: 600 }),
    incrementSeconds: fc.integer({ min: 0, max: 600 }),
    points: fc
      .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }))
      .map(([win, draw, loss]) => pointSystem(win / 2, draw / 2, loss / 2)),
    homeAndAway: fc.boolean(),
    captainsReport: fc.boolean(),
    playersReport: fc.boolean(),
    playerByes: fc.integer({ min: 0, max: 20 }),
    lineUpMinutes: fc.integer({ min: 0, max: 10_080 }),
    sitOut: fc.option(fc.constantFrom(...SIT_OUTS)),
    selfJoinable: fc.boolean(),
    fideRated: fc.boolean(),
    showOnlyUsernames: fc.boolean(),
    removeInactive: fc.boolean(),
  })
  .map((one) => ({ ...one, endDate: one.endDate < one.startDate ? one.startDate : one.endDate }));

describe('the settings of a tournament on the wire', () => {
  it('[SET-1] are read as they are written: what a page shows can be sent back by its form', () => {
    fc.assert(
      fc.property(settings, (one) => {
        const sent = read(writeSettings(one));
        expect(sent.error?.issues).toBeUndefined();
        expect(sent.data && readSettings(sent.data, uncleaned)).toEqual(one);
      }),
    );
  });

  it('[SET-1] are all there, each under its names', () => {
    const written = writeSettings(
      settingsFrom({
        kind: 'SwissDutch',
        name: 'Open',
        startDate: '2026-11-21',
        endDate: '2026-11-22',
        firstPairingAt: FIRST_PAIRING,
        points: { ...pointSystem(3, 1, 0), halfPointBye: halfPoints(3) },
      }),
    );
    expect(written).toMatchObject({
      first_pairing_date: '2026-11-21',
      first_pairing_time: '12:00',
      show_only_top: false,
      show_only_top_nr: null,
      default_otb: true,
      default_game_location: 0,
      win_points: 3,
      bye_points: { 'pairing-allocated': 3, 'full-point': 3, 'half-point': 1.5, 'zero-point': 0 },
    });
    expect(Object.keys(written).length).toBeGreaterThan(SETTING_NAMES.length);
    expect(written).not.toHaveProperty('tb1');
  });

  it('know no tie-break that nobody has defined', () => {
    const form = { name: 'Open', kind: 1, start_date: '2026-11-21', first_pairing_date: '2026-11-21' };
    const sent = (tb1: unknown) => read({ ...form, first_pairing_time: '12:00', tb1 });
    expect(sent(99).error?.issues.map(({ path }) => path)).toEqual([['tb1']]);
    expect([sent('').data?.tb1, sent(undefined).data?.tb1, sent(4).data?.tb1]).toEqual([null, null, 'buchholzCut1']);
  });
});
