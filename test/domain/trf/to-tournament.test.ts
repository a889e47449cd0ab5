import { describe, expect, it } from 'vitest';
import { type TimeControl, timeControlCode } from '../../../domain/kernel/time-control.ts';
import { combinedResult, GAME_RESULTS, isForfeit, sideOf } from '../../../domain/tournament/value/game-result.ts';
import { parseTitle } from '../../../domain/trf/convert/to-player.ts';
import { toTournament } from '../../../domain/trf/convert/to-tournament.ts';
import { spellTimeControl, timeControlIn } from '../../../domain/trf/time-control.ts';
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
  const of = (...lines: string[]) => timeControlIn(documentOf([...lines, ...four0].join('\n')));
  const code = (...lines: string[]) => {
    const control = of(...lines);
    return control && timeControlCode(control);
  };
  it.each([
    ['222 5400+30', '5400+30'],
    ['222 3600', '3600'],
    ['222 90', '90'],
    ['222 40/6000+30:20/3000+30:900+30', '40/6000+30:20/3000+30:900+30'],
    ['222 W300-B240', 'W300-B240'],
    ['122 90 minutes + 30 seconds per move', '5400+30'],
    ['122 90 min + 30 s', '5400+30'],
    ['122 90+30', '5400+30'],
    ['122 15\'+10"', '900+10'],
    ['122 60 minutter', '3600'],
    ['122 25 min + 10 sek per trekk', '1500+10'],
    ['122 90 minutes for 40 moves, then 30 minutes', null],
    ['122 40 moves/90 min, then 30 min, + 30 sec/move from move 1', '40/5400+30:1800+30'],
    ['122 40 trekk på 90 min, deretter 30 min, 30 sek tillegg per trekk fra trekk 1', '40/5400+30:1800+30'],
    ["122 90'/40+30'+30''", '40/5400+30:1800+30'],
    ['122 40/90+30', '40/5400:1800'],
    ['122 25 min, 5 sec/move delay', '1500d5'],
    ['122 White 5 min, Black 4 min', 'W300-B240'],
  ])('[TRF-22] the time control of "%s" is %s', (line, wanted) => {
    expect(code(line)).toBe(wanted);
  });

  it.each([
    ['nothing', '012 Open'],
    ['a last stage with moves', '222 40/6000+30:20/3000+30'],
    ['more stages than there are', '222 40/60:40/60:40/60:40/60:60'],
    ['words alone', '122 Standard'],
    ['a number alone', '122 90'],
    ['no time at all', '222 0+30'],
  ])('[TRF-22] the time control is not known from %s', (_, line) => {
    expect(of(line)).toBeNull();
  });

  it('[TRF-22] the time control of the code takes precedence over that in words', () => {
    expect(code('122 60 minutes', '222 5400+30')).toBe('5400+30');
  });

  it.each([
    ['5400+30', '90 min + 30 sec/move'],
    ['40/5400+30:1800+30', '40 moves/90 min, then 30 min, + 30 sec/move from move 1'],
    ['40/6000+30:20/3000+30:900+30', '40 moves/100 min, then 20 moves/50 min, then 15 min, + 30 sec/move from move 1'],
    ['40/7200:20/3600:900+30', '40 moves/120 min, then 20 moves/60 min, then 15 min + 30 sec/move'],
    ['3600', '60 min'],
    ['W300-B240', 'White 5 min, Black 4 min'],
  ])('[TRF-22] the control %s is written as "%s", and read back from either record', (given, words) => {
    const control = of(`222 ${given}`);
    expect(control).not.toBeNull();
    expect(control && spellTimeControl(control)).toEqual({ words, code: given });
    expect(code(`122 ${words}`)).toBe(given);
  });

  it('[TRF-22] a delay is written in words only, as 222 has no sign for it', () => {
    const control: TimeControl = {
      white: [{ moves: null, seconds: 1500, bonus: { kind: 'delay', seconds: 5 } }],
      black: null,
    };
    expect(spellTimeControl(control)).toEqual({ words: '25 min, 5 sec/move delay' });
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
