import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFaults } from '../../scripts/check/lock-file.ts';

const root = join(import.meta.dirname, '../..');

describe('the lock file', () => {
  it('the lock file has the hash of every package, and the binaries of every platform', () => {
    expect(lockFaults(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))).toEqual([]);
  });

  it('the check of the lock file reports a package that has a weak hash or none', () => {
    const packages = {
      '': {},
      'node_modules/chess': { integrity: 'sha512-abc' },
      'node_modules/bare': {},
      'node_modules/old/node_modules/weak': { integrity: 'sha1-abc' },
      'node_modules/own': { link: true },
    };
    expect(lockFaults({ packages })).toEqual([
      'node_modules/bare has no sha512 integrity',
      'node_modules/old/node_modules/weak has no sha512 integrity',
    ]);
  });

  it('the check of the lock file reports that the binary of another platform is missing', () => {
    const integrity = 'sha512-abc';
    const packages = {
      'node_modules/tool': { integrity, optionalDependencies: { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' } },
      'node_modules/@tool/linux': { integrity },
    };
    expect(lockFaults({ packages })).toEqual(['node_modules/tool needs @tool/mac, which is not in the lock file']);
  });
});
