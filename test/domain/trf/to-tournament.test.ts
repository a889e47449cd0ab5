import { describe, expect, it } from 'vitest';
import { combinedResult, GAME_RESULTS, isForfeit, sideOf } from '../../../domain/tournament/value/game-result.ts';
import { parseTitle } from '../../../domain/trf/convert/to-player.ts';
import { toTournament } from '../../../domain/trf/convert/to-tournament.ts';
import { timeControlOf } from '../../../domain/trf/time-control.ts';
import { documentOf, playerLine } from '../../support/domain/trf.ts';

const told = (...lines: string[]) => toTournament(documentOf(lines.join('\n')));
const four = ['Berg, Anna', 'Dahl, Bo', 'Lie, Cato', 'Moe, Dina'];
const four0 = four.map((name, index) => playerLine(index + 1, name, '0.0'));

describe('a requested bye for an upcoming round', () => {
  it('[TRF-25] a requested bye is read from the column of its round, a 240, or an XXZ of the next round', () => {
    const lines = ['142 5', playerLine(1, 'Berg, Anna', '0.0', '. -H'), ...four0.slice(1), '240 F   3    2', 'XXZ 3'];
    expect(told(...lines).byes).toEqual([
      { round: 1, number: 3, bye: 'zero-point' },
      { round: 2, number: 1, bye: 'half-point' },
      { round: 3, number: 2, bye: 'full-point' },
    ]);
  });

  it('[TRF-25] a requested bye is the one of the column if several records name it, then the one of the 240', () => {
    const lines = [
      '142 5',
      playerLine(1, 'Berg, Anna', '0.0', '-H'),
      ...four0.slice(1),
      '240 F   1    1    2',
      'XXZ 1 2',
    ];
    expect(told(...lines).byes).toEqual([
      { round: 1, number: 1, bye: 'half-point' },
      { round: 1, number: 2, bye: 'full-point' },
    ]);
  });

  it('[TRF-25] a requested bye for a round that is not announced is ignored', () => {
    expect(told('142 3', ...four0, '240 H   3    1', '240 H   4    1').byes).toEqual([
      { round: 3, number: 1, bye: 'half-point' },
    ]);
  });
});

describe('forbidden pairs', () => {
  it('[TRF-27] forbidden pairs hold in the rounds of 260, and always by XXP', () => {
    expect(told('142 5', ...four0, '260   2   3    1    2', 'XXP 3 4').forbidden).toEqual([
      { numbers: [1, 2], firstRound: 2, lastRound: 3 },
      { numbers: [3, 4], firstRound: 1, lastRound: null },
    ]);
  });
});

describe('a player', () => {
  const person = (line: string) => told(line, playerLine(9, 'Ek, Geir', '0.0')).players[0];
  const named = (name: string) => {
    const { firstName, lastName } = person(playerLine(1, name, '0.0')) ?? {};
    return [lastName, firstName];
  };

  it('[TRF-14] a player has a last and a first name, or a single name as the last name', () => {
    expect(named('Berg, Anna Lise')).toEqual(['Berg', 'Anna Lise']);
    expect(named('Berg,Anna')).toEqual(['Berg', 'Anna']);
    expect(named('Madonna')).toEqual(['Madonna', '']);
    expect(named(', Anna')).toEqual(['Anna', '']);
  });

  it('[TRF-14] a player without a visible name is called by the number', () => {
    expect(named('')).toEqual(['1', '']);
    expect(named('\u200b\u2060')).toEqual(['1', '']);
    expect(named('\ud800, \u3164')).toEqual(['1', '']);
  });

  it('[TRF-14] a name loses markup and characters that reverse the line', () => {
    expect(named('<script>, \u202eAnna')).toEqual(['script', 'Anna']);
  });

  it('[TRF-14] a player has the sex, title, federation, FIDE number and birth date of the file', () => {
    const line = '001    1 wWGM Ødegård, Åse                      2401 NOR     1500001 1990/05/17  0.0    1';
    expect(person(line)).toEqual({
      number: 1,
      firstName: 'Åse',
      lastName: 'Ødegård',
      sex: 'F',
      title: 'WGM',
      rating: 2401,
      federation: 'NOR',
      fideNumber: 1500001,
      birthDate: '1990-05-17',
    });
    expect(person(playerLine(1, 'Berg', '0.0'))).toMatchObject({
      sex: null,
      title: null,
      federation: 'FID',
      fideNumber: null,
      birthDate: null,
    });
  });

  it.each([
    ['g', 'GM'],
    ['IM', 'IM'],
    ['m', 'IM'],
    ['mf', 'WIM'],
    ['WF', 'WFM'],
    ['wcm', 'WCM'],
    ['XYZ', null],
    ['', null],
  ])('[TRF-14] the title %j is read as %j', (text, title) => {
    expect(parseTitle(text)).toBe(title);
  });
});

describe('the time control', () => {
  const of = (...lines: string[]) => timeControlOf(documentOf([...lines, ...four0].join('\n')));
  it.each([
    ['222 5400+30', 90, 30],
    ['222 3600', 60, 0],
    ['122 90 minutes + 30 seconds per move', 90, 30],
    ['122 90 min + 30 s', 90, 30],
    ['122 90+30', 90, 30],
    ['122 15\'+10"', 15, 10],
    ['122 60 minutter', 60, 0],
    ['122 25 min + 10 sek per trekk', 25, 10],
  ])('[TRF-22] the time control is read from "%s"', (line, initialMinutes, incrementSeconds) => {
    expect(of(line)).toEqual({ initialMinutes, incrementSeconds });
  });

  it.each([
    ['nothing', '012 Open'],
    ['several periods', '222 40/6000+30:20/3000+30:900+30'],
    ['several periods in words', '122 90 minutes for 40 moves, then 30 minutes'],
    ['a part of a minute', '222 90'],
    ['words alone', '122 Standard'],
    ['a number alone', '122 90'],
    ['no time at all', '222 0+30'],
  ])('[TRF-22] the time control is not known from %s', (_, line) => {
    expect(of(line)).toBeNull();
  });

  it('[TRF-22] the time control of the code takes precedence over that in words', () => {
    expect(of('122 60 minutes', '222 5400+30')).toEqual({ initialMinutes: 90, incrementSeconds: 30 });
  });
});

describe('tie-breaks', () => {
  it('[TRF-21] the tie-breaks are those of 202, else of 212 without the points, else the usual ones of the system', () => {
    expect(told('202 BH,SB', '212 PTS,DE', ...four0).tiebreaks).toEqual(['buchholz', 'sonnebornBerger']);
    expect(told('212 PTS,DE,BHC1', ...four0).tiebreaks).toEqual(['directEncounter', 'buchholzCut1']);
    expect(told(...four0).tiebreaks).toEqual(['buchholzCut1', 'buchholz', 'sonnebornBerger']);
    expect(told('192 FIDE_ROUNDROBIN', ...four0).tiebreaks).toEqual(['directEncounter', 'sonnebornBerger', 'wins']);
  });
});

describe('the two sides of a result', () => {
  it.each(GAME_RESULTS)('the result %s is recognised from its two sides', (result) => {
    const kind = isForfeit(result) ? 'forfeit' : 'game';
    const side = (color: 'white' | 'black') => ({ kind, outcome: sideOf(result, color) }) as const;
    expect(combinedResult(side('white'), side('black'))).toBe(result);
  });
});
