import { describe, expect, it } from 'vitest';
import { FEDERATIONS } from '../../domain/federations.ts';
import { hasFlag } from '../../domain/flags.ts';
import { flagFiles } from '../../scripts/web-build/flags.ts';

describe('the flags of the federations', () => {
  const files = flagFiles();

  it('are there for every federation that has one, each its own', () => {
    expect([...files.keys()]).toEqual(FEDERATIONS.filter(hasFlag));
    const shared = [...files].filter(([one, flag]) =>
      [...files].some(([other, same]) => other !== one && same === flag),
    );
    expect(shared).toEqual([]);
  });

  it('are small pictures that run nothing and load nothing', () => {
    for (const [federation, flag] of files) {
      expect(flag, federation).toMatch(/^<svg /);
      expect(flag.length, federation).toBeLessThan(5_000);
      expect(flag, federation).not.toMatch(/<script|href=|url\(h|@import/i);
    }
  });
});
