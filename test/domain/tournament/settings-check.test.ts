import { describe, expect, it } from 'vitest';
import { KINDS, TOURNAMENT_KINDS } from '../../../domain/tournament/kinds.ts';
import {
  checkSettings,
  type NecessarySettings,
  NO_TIEBREAKS,
  OFFERED_TIEBREAKS,
  settingsFrom,
} from '../../../domain/tournament/settings.ts';
import { FIRST_PAIRING } from '../../support/tournament.ts';

const swiss: NecessarySettings = {
  kind: 'SwissDutch',
  name: 'Spring Open',
  startDate: '2026-11-21',
  endDate: '2026-11-22',
  firstPairingAt: FIRST_PAIRING,
};

describe('settings that stand together', () => {
  it.each(TOURNAMENT_KINDS)('[SET-5] of %s have a number of rounds where the format asks for one', (kind) => {
    const without = checkSettings(settingsFrom({ ...swiss, kind, rounds: null, perTeam: 2 }));
    expect(without.ok ? null : without.key).toBe(KINDS[kind].asksForRounds ? 'roundsRequired' : null);
    expect(checkSettings(settingsFrom({ ...swiss, kind, rounds: 5, perTeam: 2 })).ok).toBe(true);
  });

  it.each(TOURNAMENT_KINDS)('[SET-5] of %s have the members of a team where matches have boards (R-232)', (kind) => {
    const without = checkSettings(settingsFrom({ ...swiss, kind, rounds: 5, perTeam: null }));
    expect(without.ok ? null : without.key).toBe(KINDS[kind].perTeam === 'required' ? 'perTeamRequired' : null);
  });

  it('[SET-5] take the six tie-breaks of the specification, and none at all', () => {
    for (const id of OFFERED_TIEBREAKS) {
      const settings = settingsFrom({ ...swiss, rounds: 5, tieBreaks: [null, id, null, id] });
      expect(checkSettings(settings).ok).toBe(true);
    }
    expect(checkSettings(settingsFrom({ ...swiss, rounds: 5, tieBreaks: NO_TIEBREAKS })).ok).toBe(true);
  });

  it('[SET-5] keep a tie-break that came with a file, and take no such one anew', () => {
    const filed = settingsFrom({ ...swiss, rounds: 5, tieBreaks: ['sonnebornBerger', null, null, null] });
    expect(checkSettings(filed, ['name'])).toEqual({ ok: true, value: true });
    expect(checkSettings(filed, ['tieBreaks'])).toMatchObject({ ok: false, key: 'invalidInput' });
    expect(checkSettings(filed)).toMatchObject({ ok: false, key: 'invalidInput' });
  });
});
