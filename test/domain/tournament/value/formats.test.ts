import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkManualPair } from '../../../../domain/pairing/manual.ts';
import { STRATEGIES } from '../../../../domain/pairing/strategies.ts';
import { computedRounds, FORMAT_NAMES, FORMATS, type FormatName } from '../../../../domain/tournament/value/formats.ts';
import { newField, pairingInput } from '../../../support/domain/pairing-input.ts';

const ROOT = join(import.meta.dirname, '../../../..');

const formatsWith = (test: (format: FormatName) => boolean) => FORMAT_NAMES.filter(test);

/** The sources of these folders, by path. */
const sourcesIn = (folders: readonly string[]): [path: string, text: string][] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file): [string, string] => [`${folder}/${file}`, readFileSync(join(ROOT, folder, file), 'utf8')]),
  );

describe('formats', () => {
  it('no source file compares the name of a format', () => {
    const names = FORMAT_NAMES.join('|');
    const compared = new RegExp(`(?:[=!]== '(?:${names})')|(?:case '(?:${names})')|(?:'(?:${names})' [=!]==)`);
    const folders = ['domain', 'contract', 'services', 'db', 'durable-objects', 'worker', 'web', 'cli'];
    expect(
      sourcesIn(folders)
        .filter(([, text]) => compared.test(text))
        .map(([path]) => path),
    ).toEqual([]);
  });

  it('all formats ask for the number of rounds but knockouts, round robins and manual pairing', () => {
    expect(formatsWith((format) => FORMATS[format].asksForRounds)).toEqual([
      'SwissDutch',
      'TeamSwissDutch',
      'TeamMonrad',
      'TeamKonrad',
      'LimitedPlayerTeam',
      'Monrad',
      'Konrad',
    ]);
  });

  it('team knockout, team Swiss and team round robin ask for members per team, and four-player teams have four', () => {
    expect(formatsWith((format) => FORMATS[format].perTeam === 'required')).toEqual([
      'TeamKnockout',
      'TeamSwissDutch',
      'TeamRoundRobin',
    ]);
    expect(FORMATS.LimitedPlayerTeam.perTeam).toEqual({ always: 4 });
    expect(FORMATS.ManualPairing.perTeam).toBe('optional');
  });

  it('the Swiss formats, the round robins, Monrad and Konrad offer a choice of tie-breaks', () => {
    expect(formatsWith((format) => FORMATS[format].choosesTieBreaks)).toEqual([
      'SwissDutch',
      'TeamSwissDutch',
      'RoundRobin',
      'TeamRoundRobin',
      'Monrad',
      'Konrad',
    ]);
  });

  it('six formats are for teams, and none of them offers to remove inactive players', () => {
    const teams = ['TeamKnockout', 'TeamSwissDutch', 'TeamMonrad', 'TeamKonrad', 'LimitedPlayerTeam', 'TeamRoundRobin'];
    expect(formatsWith((format) => FORMATS[format].isTeam)).toEqual(teams);
    expect(formatsWith((format) => !FORMATS[format].offersRemovingInactive)).toEqual(teams);
  });

  it('only the individual knockout does not allow draws', () => {
    expect(formatsWith((format) => !FORMATS[format].allowsDraws)).toEqual(['Knockout']);
  });

  it('players meet twice in a round robin by default, and teams once', () => {
    expect([FORMATS.RoundRobin.defaultMeetings, FORMATS.TeamRoundRobin.defaultMeetings]).toEqual([2, 1]);
  });

  it.each([
    ['RoundRobin', 4, 2, 6],
    ['RoundRobin', 5, 2, 10],
    ['TeamRoundRobin', 10, 1, 9],
    ['Knockout', 8, 1, 3],
    ['TeamKnockout', 2, 1, 1],
    ['SwissDutch', 8, 1, null],
    ['ManualPairing', 8, 1, null],
  ] as const)('a %s of %d with %d meetings has %s rounds', (format, entries, meetings, rounds) => {
    expect(computedRounds(format, { entries, meetings })).toBe(rounds);
  });

  it('every format has a pairing strategy except manual pairing', () => {
    expect(formatsWith((format) => STRATEGIES[format] === null)).toEqual(['ManualPairing']);
  });

  it.each(formatsWith((format) => STRATEGIES[format] !== null))('the format %s pairs eight in round 1', (format) => {
    const rounds = computedRounds(format, { entries: 8, meetings: 2 }) ?? 5;
    const forbidden =
      FORMATS[format].paired === 'teamPlayers'
        ? [
            [1, 2, 3, 4],
            [5, 6, 7, 8],
          ]
        : [];
    const input = { ...pairingInput(newField(8, rounds), { round: 1, forbidden }), gamePoints: new Map() };
    const paired = STRATEGIES[format]?.(input);
    if (!paired?.ok) throw new Error(paired?.key);
    const seated = paired.value.pairs.flatMap(({ white, black }) => [white, black]).sort((a, b) => a - b);
    expect(seated).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('manual pairing', () => {
  const ola = { white: 'ola', black: 'kari' };

  it('a manual pairing is refused for a player against themselves and for the same pair again', () => {
    expect(checkManualPair({ white: 'ola', black: 'ola' }, [], [])).toEqual({ ok: false, key: 'samePlayer' });
    expect(checkManualPair(ola, [ola], [])).toEqual({ ok: false, key: 'alreadyPaired' });
  });

  it('a manual pairing warns of a second game in the round and of a rematch, and allows both', () => {
    expect(checkManualPair(ola, [], [])).toEqual({ ok: true, value: [] });
    expect(checkManualPair({ white: 'ola', black: 'nils' }, [ola], [])).toEqual({
      ok: true,
      value: ['secondGameInRound'],
    });
    expect(checkManualPair({ white: 'kari', black: 'ola' }, [], [ola])).toEqual({ ok: true, value: ['rematch'] });
    expect(checkManualPair({ white: 'kari', black: 'ola' }, [ola], [])).toEqual({
      ok: true,
      value: ['secondGameInRound', 'rematch'],
    });
  });
});
