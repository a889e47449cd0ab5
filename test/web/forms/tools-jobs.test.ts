import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointSystem } from '../../../domain/kernel/points.ts';
import type { RandomTournamentOptions } from '../../../domain/simulation/tournament.ts';
import { type Findings, type Job, type JobOf, jobRunner } from '../../../web/features/tools/jobs.ts';
import { playerLine } from '../../support/domain/player-line.ts';

const OPTIONS: RandomTournamentOptions = {
  players: 20,
  rounds: 5,
  points: pointSystem(),
  halfPointByes: 0.05,
  forfeits: 0.05,
  withdrawals: 0.02,
  lateEntries: 0.1,
  unrated: 0.2,
  accelerated: false,
};

const runJob = jobRunner();

/** What a job finds; its progress is kept beside it. */
function found<Kind extends Job['kind']>(job: JobOf<Kind>): Findings[Kind] {
  // The answer is of the kind that was asked.
  return runJob(job, () => undefined) as Findings[Kind];
}

const random = (seed: number, options: Partial<RandomTournamentOptions> = {}): string =>
  found<'generate'>({ kind: 'generate', name: 'Test', seed, options: { ...OPTIONS, ...options }, edition: 'TRF26' })
    .text;

const four = [
  '142 3',
  playerLine(1, 'Berg, Anna', '1.0', '3w1'),
  playerLine(2, 'Dahl, Bo', '1.0', '4b1'),
  playerLine(3, 'Lie, Cato', '0.0', '1b0'),
  playerLine(4, 'Moe, Dina', '0.0', '2w0'),
].join('\n');

describe('the jobs of the tools page', () => {
  it('the check of a tournament file finds no fault if the engine has paired it, and reports its progress', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const steps: number[] = [];
        const checked = runJob({ kind: 'check', text: random(seed) }, (done) => steps.push(done));
        expect(checked).toMatchObject({ ok: true });
        const { value } = checked as Extract<Findings['check'], { ok: true }>;
        expect(value.every(({ missing, unexpected }) => missing.length + unexpected.length === 0)).toBe(true);
        expect(steps).toEqual(value.map((_, index) => index));
      }),
      { numRuns: 15 },
    );
  });

  it('a random tournament is ranked as its file states', () => {
    const ranked = found<'rank'>({ kind: 'rank', text: random(7) });
    if (!ranked.ok) throw new Error(ranked.key);
    expect(ranked.value.rows).toHaveLength(OPTIONS.players);
    for (const { rank, stated } of ranked.value.rows) expect(stated).toBe(rank);
  });

  it('a tournament file is read with the line number of each player and of each error', () => {
    const { summary } = found<'read'>({ kind: 'read', text: four });
    expect(summary?.players.map(({ number, line }) => [number, line])).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
    const broken = found<'read'>({ kind: 'read', text: four.replace('4 b 1', '4 x 1') });
    expect(broken.summary).toBeNull();
    expect(broken.errors.map(({ line, key }) => [line, key])).toEqual([[3, 'trfBadColor']]);
  });

  it('a tournament file is read once for all jobs, and another file by itself', () => {
    const warningsOf = (text: string) => found<'read'>({ kind: 'read', text }).warnings;
    const first = warningsOf(four);
    found<'check'>({ kind: 'check', text: four });
    expect(warningsOf(four)).toBe(first);
    expect(warningsOf(`###\n${four}`)).not.toBe(first);
  });

  it('the check of a tournament file finds the pairs that differ from the rules', () => {
    const swapped = four.replace('4 b 1', '4 w 1').replace('2 w 0', '2 b 0');
    const checked = found<'check'>({ kind: 'check', text: swapped });
    if (!checked.ok) throw new Error(checked.key);
    expect(checked.value[0]?.missing).toHaveLength(1);
    expect(checked.value[0]?.unexpected).toEqual([[2, 4]]);
  });

  it('the next round is paired into a tournament file that passes the check and then waits for its results', () => {
    const paired = found<'pair'>({ kind: 'pair', text: four });
    if (!paired.ok) throw new Error(paired.key);
    expect(paired.value.round).toBe(2);
    expect(paired.value.pairs).toEqual([
      [2, 1],
      [3, 4],
    ]);
    const again = found<'check'>({ kind: 'check', text: paired.value.text });
    expect(again.ok && again.value.map(({ missing }) => missing.length)).toEqual([0, 0]);
    expect(found<'pair'>({ kind: 'pair', text: paired.value.text })).toMatchObject({ key: 'roundNotFinished' });
  });

  it('a tournament file with the bye of a newly paired round is read without warnings', () => {
    const three = [
      '142 3',
      playerLine(1, 'Berg, Anna', '0.0', ''),
      playerLine(2, 'Dahl, Bo', '0.0', ''),
      playerLine(3, 'Lie, Cato', '0.0', ''),
    ].join('\n');
    const paired = found<'pair'>({ kind: 'pair', text: three });
    if (!paired.ok) throw new Error(paired.key);
    const read = found<'read'>({ kind: 'read', text: paired.value.text });
    expect(read.warnings).toEqual([]);
    expect(paired.value.pairs.at(-1)).toEqual([3, 0]);
  });

  it('a played round of a tournament file is explained with the numbers of its players', () => {
    const explained = found<'explain'>({ kind: 'explain', text: four, round: 1 });
    if (!explained.ok) throw new Error(explained.key);
    expect(explained.value.reasons.pairs.flatMap(({ white, black }) => [white, black]).sort()).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('a tournament file that is not of a Swiss or cannot be read is refused', () => {
    const text = `092 Individual: Round-Robin\n${four}`;
    expect(found<'check'>({ kind: 'check', text })).toMatchObject({ key: 'notSwiss' });
    expect(found<'pair'>({ kind: 'pair', text })).toMatchObject({ key: 'notSwiss' });
    expect(found<'rank'>({ kind: 'rank', text: 'nothing' })).toMatchObject({ key: 'unreadable' });
  });
});

describe('the estimates of a report file', () => {
  const line = (number: number, rating: number, rounds: string): string => {
    const text = playerLine(number, `Player, ${number}`, '0.0', rounds);
    return `${text.slice(0, 48)}${String(rating).padStart(4)}${text.slice(52)}`;
  };
  const rated = ['122 90 min + 30 sec', line(1, 2000, '2w1'), line(2, 2000, '1b0'), line(3, 0, '')].join('\n');

  it('the rating estimate of a win against an equal is ten points with K 20, and the opponent loses them', () => {
    const found = runJob({ kind: 'rate', text: rated, list: null }, () => undefined) as Findings['rate'];
    if (!found.ok) throw new Error(found.key);
    expect(found.value.list).toBe('standard');
    expect(found.value.rows.map(({ change }) => change?.change ?? null)).toEqual([1000, -1000, null]);
  });

  it('the rating list of an estimate follows from the time control, unless another one is requested', () => {
    const lists = ['3 min + 2 sec', '15 min + 10 sec', '90 min + 30 sec'].map((control) => {
      const text = rated.replace('90 min + 30 sec', control);
      const found = runJob({ kind: 'rate', text, list: null }, () => undefined) as Findings['rate'];
      return found.ok && found.value.list;
    });
    expect(lists).toEqual(['blitz', 'rapid', 'standard']);
    const asked = runJob({ kind: 'rate', text: rated, list: 'blitz' }, () => undefined) as Findings['rate'];
    expect(asked).toMatchObject({ ok: true, value: { list: 'blitz' } });
  });
});
