import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../i18n/en.ts';
import { jsonLines, playerLine } from '../support/domain/trf.ts';
import { firstOf, nth } from '../support/lists.ts';
import { nationalList } from '../support/national-list.ts';

const root = join(import.meta.dirname, '../..');
const fixtures = join(import.meta.dirname, '../fixtures');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rokade-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The line with a text from a column on. */
const at = (line: string, column: number, text: string): string =>
  line.slice(0, column - 1) + text + line.slice(column - 1 + text.length);

/** Runs the command as its users do, in a process of its own. */
const rokade = (...args: string[]) => rokadeIn('C', ...args);

/** The same where the user's language is another one, such as nb_NO.UTF-8. */
function rokadeIn(locale: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'cli/rokade.ts'), ...args], {
    cwd: root,
    env: { ...process.env, LC_ALL: locale },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}

const file = (name: string, ...lines: string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
};

const jsonOf = (stdout: string) =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const four = [
  playerLine(1, 'Berg, Anna', '1.0', '3w1'),
  playerLine(2, 'Dahl, Bo', '1.0', '4b1'),
  playerLine(3, 'Lie, Cato', '0.0', '1b0'),
  playerLine(4, 'Moe, Dina', '0.0', '2w0'),
];

interface PairVector {
  readonly trf: string;
  readonly round: number;
  readonly expected: [number, number][] | null;
}

describe('rokade pair', () => {
  it('rokade pair pairs many files in one call and prints one line of JSON for each, in the order of the files', () => {
    const vectors = jsonLines<PairVector>(join(fixtures, 'swiss-dutch-small/vectors.jsonl'));
    const cases = Array.from({ length: 250 }, (_, index) => nth(vectors, index % vectors.length));
    const files = cases.map(({ trf }, index) => file(`pair-${index}.trf`, trf.trimEnd()));
    const { status, stdout } = rokade('pair', '--json', ...files);
    expect(jsonOf(stdout)).toEqual(
      cases.map(({ round, expected }, index) => ({
        file: files[index],
        round,
        pairs: expected,
        error: expected === null ? 'noLegalPairing' : null,
      })),
    );
    expect(status).toBe(cases.some(({ expected }) => expected === null) ? 1 : 0);
  });

  it('rokade pair prints a pairing list for the playing hall', () => {
    const { status, stdout } = rokade('pair', file('sheet.trf', '012 Moss Open', '142 3', '152 W', ...four));
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(0, 5)).toEqual([
      'Moss Open, round 2',
      '',
      'Board  No  White      Pts  No  Black       Pts',
      '-----  --  ---------  ---  --  ----------  ---',
      '    1   2  Dahl, Bo     1   1  Berg, Anna    1',
    ]);
  });

  it('rokade pair exits with 1 and a message if no legal pairing exists', () => {
    const met = file('met.trf', '142 2', playerLine(1, 'A', '1.0', '2w1'), playerLine(2, 'B', '0.0', '1b0'));
    const { status, stdout, stderr } = rokade('pair', '--json', met);
    expect(jsonOf(stdout)).toEqual([{ file: met, round: 2, pairs: null, error: 'noLegalPairing' }]);
    expect(stderr).toBe(`${met}: Round 2: No legal pairing exists for this round.\n`);
    expect(status).toBe(1);
  });

  it('rokade pair exits with 2 and names file, line and column of bad input, and pairs the other files', () => {
    const bad = file('bad.trf', '012 Open', playerLine(1, 'A', '1.0', '2w1').replace(' w ', ' x '));
    const good = file('good.trf', '142 3', '152 W', ...four);
    const { status, stdout, stderr } = rokade('pair', '--json', bad, good);
    expect(status).toBe(2);
    expect(stderr).toBe(`${bad}:2:97: error: "x" is not a colour (w, b or -)\n`);
    expect(jsonOf(stdout)).toMatchObject([
      { file: bad, pairs: null, error: 'trfBadColor', line: 2, column: 97 },
      { file: good, round: 2, error: null },
    ]);
  });

  const unfit: readonly (readonly [string, string, readonly string[]])[] = [
    ['a finished tournament', 'noRoundLeft', ['142 1', ...four]],
    ['a round robin', 'notSwiss', ['192 FIDE_ROUNDROBIN', ...four]],
    ['a team tournament', 'notSwiss', ['192 FIDE_TEAM_BAKU', ...four]],
    [
      'a tournament with an open game',
      'roundNotFinished',
      ['142 3', playerLine(1, 'A', '0.0', '2w'), playerLine(2, 'B', '0.0', '1b')],
    ],
  ];
  it.each(unfit)('rokade pair does not pair %s', (_, error, lines) => {
    const { status, stdout } = rokade('pair', '--json', file('unfit.trf', ...lines));
    expect(jsonOf(stdout)).toMatchObject([{ round: null, pairs: null, error }]);
    expect(status).toBe(2);
  });

  it.each([
    [
      'Monrad',
      [
        [2, 1],
        [4, 3],
      ],
    ],
    [
      'Konrad',
      [
        [2, 1],
        [4, 3],
      ],
    ],
  ])('[IM-2] rokade pairs and checks a file by the format that it names: %s', (name, pairs) => {
    const entered = ['A', 'B', 'C', 'D'].map((player, index) => playerLine(index + 1, player, '0.0'));
    const head = [`092 Individual: Swiss-System (${name})`, '142 3', '192 CUSTOM_SWISS'];
    const path = file(`${name}.trf`, ...head, ...entered);
    expect(jsonOf(rokade('pair', '--json', path).stdout)).toMatchObject([{ round: 1, pairs, error: null }]);
    expect(jsonOf(rokade('explain', '--json', path).stdout)).toMatchObject([{ error: 'notDutch' }]);
    const results = ['2b0', '1w1', '4b=', '3w='];
    const played = results.map((result, index) =>
      playerLine(index + 1, `P${index}`, ['0.0', '1.0', '0.5', '0.5'][index] ?? '', result),
    );
    const checked = rokade('check', '--json', file(`${name}-played.trf`, ...head, ...played));
    expect(jsonOf(checked.stdout)).toMatchObject([{ rounds: [{ round: 1, missing: [], unexpected: [] }] }]);
  });

  it('rokade pair reads a file in Windows-1252', () => {
    const path = join(folder, 'latin.trf');
    writeFileSync(path, Buffer.from(`012 Troms\xf8\n142 3\n152 W\n${four.join('\n')}\n`, 'latin1'));
    expect(rokade('pair', path).stdout).toMatch(/^Tromsø, round 2\n/);
  });
});

describe('rokade explain', () => {
  const five = [...four, playerLine(5, 'Ås, Eli', '1.0', '-U')];

  it('rokade explain gives the same pairing as rokade pair, and prints the first bracket and the bye', () => {
    const path = file('explain.trf', '142 3', '152 W', ...five);
    const { status, stdout } = rokade('explain', '--json', path);
    const [{ round, explanation, error }] = jsonOf(stdout);
    expect({ status, round, error }).toEqual({ status: 0, round: 2, error: null });
    expect(jsonOf(rokade('pair', '--json', path).stdout)[0].pairs).toEqual([
      ...explanation.pairing.pairs.map(({ white, black }: { white: number; black: number }) => [white, black]),
      ...explanation.pairing.byes.map((player: number) => [player, 0]),
    ]);
    const words = rokade('explain', path).stdout;
    expect(words).toMatch(/^round 2\n\nBracket 1, 1 points: 1 2 5\n/);
    expect(words).toMatch(/gets the bye/);
  });

  it('rokade explain --round explains a round that is already paired, and refuses one that is not', () => {
    const path = file('explain-1.trf', '142 3', '152 W', ...five);
    expect(rokade('explain', '--round', '1', path).stdout).toMatch(/\(5\.2\.5\)/);
    expect(rokade('explain', '--round', '2', path)).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('rokade generate and check', () => {
  const options = ['--players', '8-30', '--rounds', '4-7', '--byes', '4%', '--forfeits', '3%', '--withdrawals', '2%'];
  const all = [...options, '--late', '0.1', '--unrated', '10%', '--accelerated', '--count', '12', '--seed', '40'];

  it('rokade generate makes tournaments that pass rokade check, in both editions of TRF', () => {
    for (const edition of [[], ['--trf16']]) {
      const out = join(folder, `generated${edition.length}`);
      expect(rokade('generate', ...all, ...edition, '--out', out).status).toBe(0);
      const files = readdirSync(out).map((name) => join(out, name));
      expect(files).toHaveLength(12);
      const { status, stdout, stderr } = rokade('check', '--json', ...files);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      for (const { rounds } of jsonOf(stdout)) expect(rounds.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('rokade generate makes the same tournament for the same seed, and a different one for another seed', () => {
    const [one, same, other] = ['7', '7', '8'].map((seed) => rokade('generate', '--seed', seed).stdout);
    expect(one).toBe(same);
    expect(other).not.toBe(one);
  });

  it('rokade check reports a round that breaks the pairing rules, with the pairs that the rules require', () => {
    const swapped = file(
      'by-hand.trf',
      '142 3',
      '152 W',
      playerLine(1, 'A', '1.0', '2w1'),
      playerLine(2, 'B', '0.0', '1b0'),
      playerLine(3, 'C', '0.0', '4b0'),
      playerLine(4, 'D', '1.0', '3w1'),
    );
    const { status, stdout } = rokade('check', '--json', swapped);
    expect(status).toBe(1);
    expect(jsonOf(stdout)).toEqual([
      {
        file: swapped,
        error: null,
        standings: { differences: [], unknownTiebreaks: [] },
        rounds: [
          {
            round: 1,
            engineError: null,
            missing: [
              [1, 3],
              [4, 2],
            ],
            unexpected: [
              [1, 2],
              [4, 3],
            ],
          },
        ],
      },
    ]);
    expect(rokade('check', swapped).stdout).toContain('    by the rules  1 - 3\n');
  });

  it('[READY-5] rokade check --report says what stops a report, in the language of the user', () => {
    const incomplete = file('report.trf', '012 Open', '142 1', '152 W', ...four);
    const { status, stdout } = rokade('check', '--report', incomplete);
    expect(status).toBe(1);
    expect(stdout).toContain(`${incomplete}: Not ready to send yet.\n  Stops the report\n`);
    expect(stdout).toContain('    The town is missing.\n');
    expect(stdout).toContain('    Without FIDE number: 1 Berg, Anna; 2 Dahl, Bo; 3 Lie, Cato; 4 Moe, Dina.\n');
    const norwegian = rokade('check', '--report', '--language', 'no', incomplete).stdout;
    expect(norwegian).toContain('  Stopper rapporten\n');
    expect(norwegian).not.toMatch(/\{\{|missing/);
    const [read] = jsonOf(rokade('check', '--report', '--json', incomplete).stdout);
    expect(read).toMatchObject({ ready: false, error: null });
    expect(read.findings).toContainEqual({ kind: 'cityMissing', group: 'stops', who: [], params: {} });
    expect(rokade('check', '--report', file('empty.trf', '012 Open'))).toMatchObject({ status: 2 });
  });

  it('rokade check compares points and places by default, but no places by an unknown tie-break', () => {
    const wrong = file(
      'places.trf',
      '142 3',
      '152 W',
      '202 TPN',
      at(playerLine(1, 'A', '1.0', '3w1'), 86, '   2'),
      at(playerLine(2, 'B', '0.5', '4b1'), 86, '   1'),
      playerLine(3, 'C', '0.0', '1b0'),
      playerLine(4, 'D', '0.0', '2w0'),
    );
    const { status, stdout } = rokade('check', wrong);
    expect(status).toBe(1);
    expect(stdout).toContain('number 2: points 1 by the rules, 0.5 in the file');
    expect(stdout).toContain('number 1: place 1 by the rules, 2 in the file');
    expect(rokade('check', '--no-standings', wrong)).toMatchObject({ status: 0 });
    const unknown = file(
      'unknown.trf',
      '142 3',
      '152 W',
      '202 OTHER_X,BH',
      ...four.map((line) => at(line, 86, '   4')),
    );
    const passed = rokade('check', unknown);
    expect(passed).toMatchObject({ status: 0 });
    expect(passed.stdout).toContain('places not compared (unknown: OTHER_X)');
    expect(passed.stderr).toContain('unknown tie-break "OTHER_X"');
  });

  it('rokade convert rewrites a file in ASCII letters and keeps every column in its place', () => {
    const norse = file(
      'norse.trf',
      '012 Ålesund åpen',
      '022 Tromsø',
      playerLine(1, 'Kvaløy, Åse', '0.0'),
      playerLine(2, 'Éclair, Bjørn', '0.0'),
    );
    const { status, stdout } = rokade('convert', '--ascii', norse);
    expect(status).toBe(0);
    expect(stdout.split('\n')).toEqual([
      '012 Alesund apen',
      '022 Tromso',
      playerLine(1, 'Kvaloy, Ase', '0.0'),
      playerLine(2, 'Eclair, Bjorn', '0.0'),
      '',
    ]);
  });
});

interface TiebreakVector {
  readonly trf: string;
  readonly counted: number;
  readonly rounds: number;
  readonly tiebreaks: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
}

/** A match of two teams on two boards, which Moss won. */
function mossAndHorten(): readonly string[] {
  const teams = ['310   1 Moss', '310   2 Horten'].map((line, index) => {
    const players = index === 0 ? '    1    2' : '    3    4';
    return `${line.padEnd(72)}${players}`;
  });
  return [
    '092 Team: Swiss-System',
    playerLine(1, 'Berg, Anna', '1.0', '3w1'),
    playerLine(2, 'Dahl, Bo', '0.5', '4b='),
    playerLine(3, 'Lie, Cato', '0.0', '1b0'),
    playerLine(4, 'Moe, Dina', '0.5', '2w='),
    ...teams,
  ];
}

describe('rokade standings', () => {
  it('rokade standings prints the right points, Buchholz and Sonneborn-Berger scores, as decimals', () => {
    const vector = firstOf(jsonLines<TiebreakVector>(join(fixtures, 'tiebreaks/tournaments.jsonl')));
    const path = file('standings.trf', vector.trf.trimEnd());
    const { status, stdout } = rokade('standings', '--json', '--tiebreaks', 'BH,SB', path);
    expect(status).toBe(0);
    const [{ rows, error }] = jsonOf(stdout);
    expect(error).toBeNull();
    for (const { number, points, tiebreaks } of rows) {
      expect(Number(points)).toBe(vector.tiebreaks.PTS?.[number]);
      expect(Number(tiebreaks.BH)).toBe(vector.tiebreaks.BH?.[number]);
      expect(Number(tiebreaks.SB)).toBe(vector.tiebreaks.SB?.[number]);
    }
  });

  it('[TRF-36] rokade standings ranks teams by match points and prints their game points and tie-breaks', () => {
    const path = file('teams.trf', ...mossAndHorten());
    expect(jsonOf(rokade('standings', '--json', path).stdout)[0].rows).toEqual([
      { number: 1, rank: 1, matchPoints: '2', gamePoints: '1.5', tiebreaks: { GPTS: '1.5', 'BH:MP': '0', EMGSB: '0' } },
      { number: 2, rank: 2, matchPoints: '0', gamePoints: '0.5', tiebreaks: { GPTS: '0.5', 'BH:MP': '2', EMGSB: '1' } },
    ]);
    expect(rokade('standings', path).stdout).toContain('1   1  Moss     2  1.5');
  });

  it('rokade standings explains the tie-breaks of one team part by part, and refuses an unknown team', () => {
    const path = file('explained-team.trf', ...mossAndHorten());
    expect(jsonOf(rokade('standings', '--json', '--team', '2', path).stdout)).toMatchObject([
      {
        file: path,
        team: 2,
        error: null,
        explanations: [
          { code: 'GPTS', value: 1 },
          { code: 'BH:MP', parts: [{ round: 1, opponent: 1, counts: 4, cut: null }] },
          { code: 'EMGSB' },
        ],
      },
    ]);
    expect(rokade('standings', '--team', '2', path).stdout).toContain('BH:MP of 2: 2\n');
    const { status, stderr } = rokade('standings', '--team', '9', path);
    expect([status, stderr]).toEqual([2, `${path}: The file has no such team.\n`]);
  });

  it('rokade standings counts only the given rounds, and rates an unrated opponent only with the given rating', () => {
    const path = file('two.trf', '142 2', ...four);
    const zero = rokade('standings', '--json', '--tiebreaks', 'ARO', '--rounds', '0', path);
    expect(jsonOf(zero.stdout)[0].rows.map((row: { points: string }) => row.points)).toEqual(['0', '0', '0', '0']);
    const rated = rokade('standings', '--json', '--tiebreaks', 'ARO', '--unrated-as', '1400', path);
    expect(jsonOf(rated.stdout)[0].rows[0].tiebreaks).toEqual({ ARO: '1400' });
    expect(jsonOf(rokade('standings', '--json', '--tiebreaks', 'ARO', path).stdout)[0].rows[0].tiebreaks).toEqual({
      ARO: null,
    });
  });

  it('rokade standings explains the tie-breaks of one player part by part, and refuses an unknown player', () => {
    const path = file('explained.trf', '142 2', ...four);
    const { stdout } = rokade('standings', '--json', '--tiebreaks', 'SB,BH', '--player', '1', path);
    expect(jsonOf(stdout)).toMatchObject([
      {
        file: path,
        player: 1,
        error: null,
        explanations: [
          { code: 'SB', parts: [{ round: 1, opponent: 3, points: 2, counts: 0, cut: null }] },
          { code: 'BH', value: 0 },
        ],
      },
    ]);
    expect(rokade('standings', '--player', '1', path).stdout).toContain('SB of 1: 0\n');
    expect(rokade('standings', '--player', '9', path)).toMatchObject({ status: 2, stdout: '' });
  });

  it('rokade standings uses the tie-breaks of the file if none are given', () => {
    const { stdout } = rokade('standings', file('own.trf', '202 SB,WIN', ...four));
    expect(stdout.split('\n')[0]).toMatch(/^Rank +No +Name +Pts +SB +WIN$/);
  });
});

describe('rokade import', () => {
  it('rokade import prints why a file cannot become a tournament, before it contacts a server', () => {
    const path = file('team.trf', '092 Team: Swiss-System', '192 FIDE_TEAM_TYPEA_MP_GP', ...four);
    const { status, stdout, stderr } = rokade('import', '--json', '--base', 'http://localhost:1', path);
    expect(status).toBe(2);
    expect(stderr).toBe(`${path}: ${en.fileErrors.trfNoTeams}\n`);
    expect(jsonOf(stdout)).toEqual([{ file: path, id: null, error: 'trfNoTeams' }]);
  });

  it('rokade import names the server that does not respond', () => {
    const { status, stderr } = rokade('import', '--base', 'http://localhost:1', file('single.trf', ...four));
    expect(status).toBe(2);
    expect(stderr).toContain('no server answers at http://localhost:1');
  });
});

describe('rokade ratings', () => {
  it('rokade ratings prints the fault of a list with its place and what is expected, before it contacts a server', () => {
    const path = file('nor-2026-12.csv', 'id;name;rating', '1;Hansen, Per;15OO');
    const { status, stdout, stderr } = rokade('ratings', '--json', '--base', 'http://localhost:1', path);
    expect(status).toBe(2);
    expect(stderr).toContain(
      `${path}: Line 2, rating: "15OO" is not a rating. Expected: a whole number from 1 to 4000`,
    );
    expect(jsonOf(stdout)).toEqual([{ file: path, players: null, error: 'nationalListRating' }]);
  });

  it('rokade ratings needs a month and a server', () => {
    const rows = nationalList(10).split('\n');
    expect(rokade('ratings', file('nor.csv', ...rows)).stderr).toContain('--month is needed');
    const { status, stderr } = rokade('ratings', '--base', 'http://localhost:1', file('nor-nov26.csv', ...rows));
    expect(status).toBe(2);
    expect(stderr).toContain('no server answers at http://localhost:1');
  });
});

describe('rokade', () => {
  it('rokade prints its help, which lists every command, and the help of each command', () => {
    const help = rokade('--help');
    expect(help).toMatchObject({ status: 0, stderr: '' });
    for (const command of ['pair', 'check', 'explain', 'standings', 'generate', 'convert', 'import', 'ratings']) {
      expect(help.stdout).toContain(`\n  ${command} `);
      expect(rokade(command, '--help')).toMatchObject({ status: 0, stderr: '' });
    }
  });

  it('rokade says in Norwegian what is wrong with a file if the environment or --language does', () => {
    const bad = file('bad-no.trf', '012 Open', playerLine(1, 'A', '1.0', '2w1').replace(' w ', ' x '));
    const played = file('played-no.trf', '142 1', ...four);
    const fault = `${bad}:2:97: error: «x» er ikke en farge (w, b eller -)\n`;
    const refusal = `${played}: Alle kunngjorte runder er satt opp. Velg en runde som er spilt.\n`;
    for (const { stderr } of [
      rokadeIn('nb_NO.UTF-8', 'pair', bad, played),
      rokade('pair', '--language', 'no', bad, played),
    ]) {
      expect(stderr).toBe(fault + refusal);
    }
    expect(rokadeIn('nb_NO.UTF-8', 'pair', '--language=en', bad).stderr).toContain('"x" is not a colour');
  });

  const slips: readonly (readonly [string, readonly string[], string])[] = [
    ['no command', [], ''],
    ['an unknown command', ['pear'], 'unknown command pear'],
    ['an unknown option', ['pair', '--fast'], '--fast'],
    ['no file', ['pair'], 'name at least one TRF file'],
    ['a file that is not there', ['pair', 'nowhere.trf'], 'nowhere.trf: '],
    ['an unknown tie-break', ['standings', '--tiebreaks', 'XYZ', 'a.trf'], 'unknown tie-break XYZ'],
    ['rounds that are not a number', ['standings', '--rounds', 'two', 'a.trf'], '--rounds wants'],
    ['a share beyond 1', ['generate', '--byes', '3'], '--byes wants'],
    ['several tournaments to generate and no folder', ['generate', '--count', '2'], '--out'],
  ];
  it.each(slips)('rokade exits with 2 and prints the reason when given %s', (_, args, reason) => {
    const { status, stderr } = rokade(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(reason);
  });
});
