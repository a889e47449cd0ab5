import { describe, expect, it } from 'vitest';
import { clockReads, readsIn } from '../../scripts/check/clock-reads.ts';

describe('reads of the clock', () => {
  it('no code except one file of the web app and one of the server reads the clock of the machine', () => {
    expect(clockReads()).toEqual([]);
  });

  it.each(['const now = Date.now();', 'useState(Date.now)', 'const today = new Date();', 'const text = Date();'])(
    'the check of clock reads finds a read in %s',
    (source) => {
      expect(readsIn('web/a.ts', source)).toEqual(['web/a.ts:1 reads the clock']);
    },
  );

  it.each(['new Date(start)', 'Date.parse(start)', 'performance.now()', '// Date.now()'])(
    'the check of clock reads finds no read in %s',
    (source) => {
      expect(readsIn('web/a.ts', source)).toEqual([]);
    },
  );
});
