import { describe, expect, it } from 'vitest';
import { isName } from '../../../domain/kernel/text.ts';
import { DAY, millis } from '../../../domain/kernel/time.ts';
import { boardsOf, freeRoundsOf, playersOf, type Tournament } from '../../../domain/tournament/value/state.ts';
import { importedFrom } from '../../support/domain/imported.ts';
import { playerLine } from '../../support/domain/trf.ts';

/** 22 November 2026, noon. */
const NOW = millis(Date.UTC(2026, 10, 22, 12, 0));
/** In Oslo, in winter. */
const nine = (day: string): number => Date.parse(`${day}T09:00:00+01:00`);

const imported = (...lines: string[]): Tournament =>
  importedFrom(lines.join('\n'), { now: NOW, publiclyViewable: false });

const four = ['Berg, Anna', 'Dahl, Bo', 'Lie, Cato', 'Moe, Dina'];
const waiting = four.map((name, index) => playerLine(index + 1, name, '0.0'));
const one = [
  playerLine(1, 'Berg, Anna', '1.0', '3w1'),
  playerLine(2, 'Dahl, Bo', '1.0', '-U'),
  playerLine(3, 'Lie, Cato', '0.0', '1b0'),
  playerLine(4, 'Moe, Dina', '0.0'),
];

describe('a file of a tournament not yet started', () => {
  it('[TRF-34] an imported file becomes an open over-the-board tournament that is visible to its host only', () => {
    const tournament = imported('012 Moss Open', '142 5', ...waiting);
    expect(tournament).toMatchObject({
      phase: { kind: 'open' },
      nextPairingAt: null,
      rounds: [],
      initialColor: null,
      randomSeeding: true,
      revision: 1,
      settings: { name: 'Moss Open', format: 'SwissDutch', rounds: 5, online: false, publiclyViewable: false },
    });
  });

  it('[TRF-34] an imported tournament lists its players in the order and with the numbers of the file', () => {
    const players = playersOf(imported('142 5', ...waiting.slice(1), waiting[0] ?? ''));
    expect(players.map(({ person, seed, fileNumber }) => [person.lastName, seed, fileNumber])).toEqual([
      ['Berg', 1, 1],
      ['Dahl', 2, 2],
      ['Lie', 3, 3],
      ['Moe', 4, 4],
    ]);
    expect(players.every(({ person }) => person.ghost)).toBe(true);
    expect(new Set(players.map(({ account }) => account)).size).toBe(4);
  });

  it('[TRF-34] an import begins on its first day at nine, and lasts one day unless the file says otherwise', () => {
    const told = imported('042 2026/12/24', '052 2026/12/26', ...waiting).settings;
    expect(told).toMatchObject({ startDate: '2026-12-24', endDate: '2026-12-26', firstPairingAt: nine('2026-12-24') });
    const untold = imported(...waiting).settings;
    expect(untold).toMatchObject({
      startDate: '2026-11-22',
      endDate: '2026-11-22',
      firstPairingAt: nine('2026-11-22'),
    });
  });

  it('[TRF-35] an imported tournament does not end before it begins', () => {
    const { settings } = imported('042 2026/12/24', '052 2026/12/20', ...waiting);
    expect([settings.startDate, settings.endDate]).toEqual(['2026-12-24', '2026-12-24']);
  });

  it('[TRF-35] an imported tournament has a valid name, however long the name of the file is or if it is missing', () => {
    expect(imported(`012 ${'x'.repeat(140)}`, ...waiting).settings.name).toBe('x'.repeat(100));
    expect(imported(...waiting).settings.name).toBe('TRF');
    // The hundredth unit is the first half of a letter.
    const { name } = imported(`012 ${'x'.repeat(99)}𝔄𝔅`, ...waiting).settings;
    expect(name).toBe('x'.repeat(99));
    expect(isName(name)).toBe(true);
  });

  it('[TRF-35] a birth date after today is left out of an import', () => {
    const born = (date: string) => {
      const line = `${(waiting[0] ?? '').slice(0, 69)}${date.padEnd(11)}${(waiting[0] ?? '').slice(80)}`;
      return playersOf(imported(line, ...waiting.slice(1)))[0]?.person.birthDate;
    };
    expect([born('2026/11/22'), born('2026/11/23'), born('1990/05/17')]).toEqual(['2026-11-22', null, '1990-05-17']);
  });

  it('[TRF-34] an import keeps byes, forbidden pairs and virtual points with their players', () => {
    const rules = ['240 H   2    3', '260   1   3    2    1', 'XXP 3 4', 'XXA    2  1.0  0.5'];
    const tournament = imported('142 5', ...waiting, ...rules);
    expect(tournament.requestedByes).toEqual([{ who: 'guest-3', round: 2, bye: 'half-point' }]);
    expect(tournament.forbiddenPairs).toEqual([
      { who: ['guest-1', 'guest-2'], firstRound: 1, lastRound: 3 },
      { who: ['guest-3', 'guest-4'], firstRound: 1, lastRound: null },
    ]);
    expect(playersOf(tournament).map(({ virtualPoints }) => virtualPoints)).toEqual([null, [2, 1], null, null]);
  });

  it('[TRF-21] an import takes the first four tie-breaks of the file if the format lets them be chosen', () => {
    const tiebreaks = (...lines: string[]) => imported(...lines, ...waiting).settings.tieBreaks;
    expect(tiebreaks('202 BH,SB,DE,WIN,PS')).toEqual(['buchholz', 'sonnebornBerger', 'directEncounter', 'wins']);
    expect(tiebreaks('202 BH')).toEqual(['buchholz', null, null, null]);
    expect(tiebreaks('192 FIDE_ROUNDROBIN', '202 PTS,KS/L1,BH,SB/C2')).toEqual([
      'koya/L1',
      'sonnebornBerger/C2',
      null,
      null,
    ]);
    expect(tiebreaks('192 FIDE_ROUNDROBIN')).toEqual(['directEncounter', 'sonnebornBerger', 'wins', null]);
    expect(tiebreaks('192 CUSTOM_KNOCKOUT', '202 SB')).toEqual([null, null, null, null]);
  });

  it('[TRF-20] an import has the reversal of the last rounds that its code tells', () => {
    const settings = (code: string) => imported(`192 ${code}`, ...waiting).settings;
    expect(settings('BERGER_DOUBLEROUNDROBIN')).toMatchObject({ meetings: 2, reverseLastRounds: false });
    expect(settings('FIDE_DOUBLEROUNDROBIN')).toMatchObject({ meetings: 2, reverseLastRounds: true });
  });

  it('[TRF-22] an import notes whether the file has a time control, and always has one', () => {
    expect(imported('222 5400+30', ...waiting)).toMatchObject({
      hasTimeControl: true,
      settings: { initialMinutes: 90, incrementSeconds: 30 },
    });
    expect(imported('222 300+3', ...waiting).settings).toMatchObject({ initialMinutes: 5, incrementSeconds: 3 });
    expect(imported(...waiting).hasTimeControl).toBe(false);
  });

  it('[TRF-34] an import has no number of rounds if the file does not announce one', () => {
    expect(imported(...waiting).settings.rounds).toBeNull();
    expect(imported('092 Individual: Manual', '142 5', ...waiting).settings.rounds).toBeNull();
  });
});

describe('a file of a tournament in progress', () => {
  it('[TRF-34] a file with a paired round becomes a running tournament with the rounds of the file', () => {
    const tournament = imported('142 3', ...one);
    const [round] = tournament.rounds;
    expect(tournament).toMatchObject({ phase: { kind: 'running', startedAt: NOW }, initialColor: 'white' });
    expect(tournament.rounds).toHaveLength(1);
    expect(round && boardsOf(round)).toMatchObject([
      { board: 1, white: 'guest-1', black: 'guest-3', result: 'whiteWins', online: false },
    ]);
    expect(round && freeRoundsOf(round).map(({ who, bye }) => [who, bye])).toEqual([
      ['guest-2', 'pairing-allocated'],
      ['guest-4', 'zero-point'],
    ]);
  });

  it('[TRF-34] an import has the announced number of rounds, or the number of rounds in the file', () => {
    expect(imported('142 3', ...one).settings.rounds).toBe(3);
    expect(imported(...one).settings.rounds).toBe(1);
  });

  it('[TRF-17] imported rounds have the dates of the file, or one day after another', () => {
    const two = [playerLine(1, 'A', '1.0', '2w1 2b='), playerLine(2, 'B', '0.5', '1b0 1w=')];
    const startsOf = (...lines: string[]) => imported(...lines, ...two).rounds.map(({ startAt }) => startAt);
    expect(startsOf('042 2026/11/20')).toEqual([nine('2026-11-20'), nine('2026-11-20') + DAY]);
    expect(startsOf(`132${' '.repeat(88)}26/11/18  26/11/20`)).toEqual([nine('2026-11-18'), nine('2026-11-20')]);
  });

  it('[TRF-18] an import assumes White as the initial colour if no board shows it', () => {
    expect(imported(playerLine(1, 'A', '1.0', '-U'), playerLine(2, 'B', '0.0', '-Z')).initialColor).toBe('white');
    expect(imported('152 B', ...one).initialColor).toBe('black');
  });

  it('[TRF-19] an import keeps the point system of the file', () => {
    expect(imported('162  W 3.0    D 1.0', ...one).settings.points).toMatchObject({ win: 6, draw: 2, halfPointBye: 2 });
  });
});
