import { check, type Stage } from './stage.ts';

const TYPES = check('types', 'node', 'scripts/types.ts');

const OTHERS: readonly Stage[] = [
  check('lint', 'biome', 'check', '--error-on-warnings', '.'),
  check('imports', 'node', 'scripts/check-imports.ts'),
  check('paths', 'node', 'scripts/check-paths.ts'),
  check('words', 'node', 'scripts/check-words.ts'),
  check('unused code', 'knip'),
  check('unused in the product', 'knip', '--production', '--include', 'files,dependencies,exports'),
];

/** The static checks; they take a minute, the first time two. */
export const QUICK_CHECKS = { types: TYPES, others: OTHERS };
