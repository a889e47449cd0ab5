import { describe, expect, it } from 'vitest';
import { makeTiebreak } from '../../../../domain/tiebreaks/names.ts';
import { checkSettings } from '../../../../domain/tournament/guards/settings-check.ts';
import { offeredTiebreaks, SPECIFIED_TIEBREAKS } from '../../../../domain/tournament/standings/offered-tiebreaks.ts';
import { FORMAT_NAMES, FORMATS, type FormatName } from '../../../../domain/tournament/value/formats.ts';
import { NO_ROUND_PLAN } from '../../../../domain/tournament/value/round-plan.ts';
import { type NecessarySettings, settingsFrom } from '../../../../domain/tournament/value/settings.ts';
import { FIRST_PAIRING } from '../../../support/domain/tournament.ts';

const swiss: NecessarySettings = {
  format: 'SwissDutch',
  name: 'Spring Open',
  startDate: '2026-11-21',
  endDate: '2026-11-22',
  firstPairingAt: FIRST_PAIRING,
};

describe('consistent settings', () => {
  it.each(FORMAT_NAMES)('[SET-5] settings of %s need a number of rounds if the format asks for one', (format) => {
    const without = checkSettings(settingsFrom({ ...swiss, format, rounds: null, perTeam: 2 }));
    expect(without.ok ? null : without.key).toBe(FORMATS[format].asksForRounds ? 'roundsRequired' : null);
    expect(checkSettings(settingsFrom({ ...swiss, format, rounds: 5, perTeam: 2 })).ok).toBe(true);
  });

  it.each(FORMAT_NAMES)(
    '[SET-5] settings of %s need the members of a team if matches have boards (R-232)',
    (format) => {
      const without = checkSettings(settingsFrom({ ...swiss, format, rounds: 5, perTeam: null }));
      expect(without.ok ? null : without.key).toBe(FORMATS[format].perTeam === 'required' ? 'perTeamRequired' : null);
    },
  );

  const choosing = FORMAT_NAMES.filter((format) => FORMATS[format].choosesTieBreaks);

  it.each(choosing)(
    '[SET-5] settings of %s accept every offered tie-break, the six of the specification, and none',
    (format) => {
      const { usual, further } = offeredTiebreaks(format);
      for (const id of [...SPECIFIED_TIEBREAKS, ...usual, ...further, null]) {
        const settings = settingsFrom({ ...swiss, format, rounds: 5, perTeam: 4, tieBreaks: [null, id, null, id] });
        expect(checkSettings(settings).ok).toBe(true);
      }
      expect(new Set([...usual, ...further]).size).toBe(usual.length + further.length);
    },
  );

  it('[SET-5] each format offers its tie-breaks: Koya in round robins, Buchholz elsewhere, boards for teams', () => {
    const offered = (format: FormatName) => Object.values(offeredTiebreaks(format)).flat();
    const asked = ['koya', 'foreBuchholz', 'gamesWon', 'boardCount'] as const;
    const among = (format: FormatName) => asked.filter((id) => offered(format).includes(id));
    expect(among('SwissDutch')).toEqual(['foreBuchholz', 'gamesWon']);
    expect(among('TeamSwissDutch')).toEqual(['foreBuchholz', 'boardCount']);
    expect(among('TeamRoundRobin')).toEqual(['koya', 'boardCount']);
    expect(among('RoundRobin')).toEqual(['koya', 'gamesWon']);
  });

  it('[SET-5] a round robin offers all tie-breaks that FIDE asks for, and no Buchholz', () => {
    const { proposed, usual, further } = offeredTiebreaks('RoundRobin');
    const asked = 'DE,BPG,BWG,REP,STD,SB,SB/C1,SB/C2,RTNG,RTNG/R,WIN,TPN,TPN/R,KS,KS/L1,KS/L2,KS/L-1,KS/L-2'.split(',');
    expect(usual.map(makeTiebreak).sort()).toEqual(asked.sort());
    expect(proposed.map(makeTiebreak)).toEqual(['DE', 'SB', 'WIN']);
    expect([...usual, ...further].map(makeTiebreak).filter((code) => /^(M?BH|FB|AOB)/.test(code))).toEqual([]);
    for (const id of usual) {
      const settings = settingsFrom({ ...swiss, format: 'RoundRobin', tieBreaks: [id, null, null, null] });
      expect(settings.tieBreaks[0]).toBe(id);
    }
  });

  it('[SET-5] settings keep a tie-break from a file, and refuse to add one that is undefined in the format', () => {
    const filed = settingsFrom({ ...swiss, rounds: 5, tieBreaks: ['koya', null, null, null] });
    expect(checkSettings(filed, ['name'])).toEqual({ ok: true, value: true });
    expect(checkSettings(filed, ['tieBreaks'])).toMatchObject({ ok: false, key: 'invalidInput' });
    expect(checkSettings(filed)).toMatchObject({ ok: false, key: 'invalidInput' });
  });

  it('[TIME-7] planned rounds stay in order when the first pairing moves; other edits of an old plan are possible', () => {
    const laterRounds = [{ date: '2020-01-01', time: '19:00' }];
    const settings = settingsFrom({ ...swiss, rounds: 5, roundPlan: { ...NO_ROUND_PLAN, laterRounds } });
    for (const name of ['firstPairingAt', 'timeZone', 'roundPlan'] as const)
      expect(checkSettings(settings, [name])).toMatchObject({ ok: false, key: 'roundsOutOfOrder' });
    expect(checkSettings(settings, ['name']).ok).toBe(true);
  });
});
