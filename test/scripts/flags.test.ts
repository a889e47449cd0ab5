import { describe, expect, it } from 'vitest';
import { FEDERATIONS } from '../../domain/people/federations.ts';
import { hasFlag } from '../../domain/people/flags.ts';
import { flagFiles } from '../../scripts/web-build/flags.ts';

describe('the flags of the federations', () => {
  const files = flagFiles();

  it('every federation with a flag has its own flag picture', () => {
    expect([...files.keys()]).toEqual(FEDERATIONS.filter(hasFlag));
    const shared = [...files].filter(([one, flag]) =>
      [...files].some(([other, same]) => other !== one && same === flag),
    );
    expect(shared).toEqual([]);
  });

  it('a flag picture is a small SVG without scripts or external references', () => {
    for (const [federation, flag] of files) {
      expect(flag, federation).toMatch(/^<svg /);
      expect(flag.length, federation).toBeLessThan(5_000);
      expect(flag, federation).not.toMatch(/<script|href=|url\(h|@import/i);
    }
  });
});
