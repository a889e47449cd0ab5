import { describe, expect, it } from 'vitest';
import { clockReads, readsIn } from '../../scripts/check/clock-reads.ts';

describe('reads of the clock', () => {
  it('one file of the browser and one of the server read the clock: everything else is given the time', () => {
    expect(clockReads()).toEqual([]);
  });

  it.each(['const now = Date.now();', 'useState(Date.now)', 'const today = new Date();', 'const text = Date();'])(
    'the clock is read by %s',
    (source) => {
      expect(readsIn('web/a.ts', source)).toEqual(['web/a.ts:1 reads the clock']);
    },
  );

  it.each(['new Date(start)', 'Date.parse(start)', 'performance.now()', '// Date.now()'])(
    'the clock is not read by %s',
    (source) => {
      expect(readsIn('web/a.ts', source)).toEqual([]);
    },
  );
});
