import { describe, expect, it } from 'vitest';
import { deviceClockReads, readsIn } from '../../scripts/check/device-clock.ts';

describe('the clock of the device', () => {
  it('one file of the browser reads the device clock: everything else uses the server’s time', () => {
    expect(deviceClockReads()).toEqual([]);
  });

  it.each(['const now = Date.now();', 'useState(Date.now)', 'const today = new Date();', 'const text = Date();'])(
    'the device clock is read by %s',
    (source) => {
      expect(readsIn('web/a.ts', source)).toEqual(['web/a.ts:1 reads the clock of the device']);
    },
  );

  it.each(['new Date(start)', 'Date.parse(start)', 'performance.now()', '// Date.now()'])(
    'the device clock is not read by %s',
    (source) => {
      expect(readsIn('web/a.ts', source)).toEqual([]);
    },
  );
});
