import { expect, it } from 'vitest';
import { withoutLoader, withoutWarnings } from '../../scripts/web-build/quiet-i18next.ts';

it('the build removes the warnings of i18next and keeps the rest of the source', () => {
  const source = [
    "if (isOld) this.logger.warn('old', () => 1);",
    "else i18n.logger.once('key', 'warn', code);",
    "this.logger = logger.create('formatter');",
    "logger.warn('own');",
  ].join('\n');
  expect(withoutWarnings('i18next.js', source)).toBe(
    ['if (isOld) void 0;', 'else void 0;', "this.logger = logger.create('formatter');", "logger.warn('own');"].join(
      '\n',
    ),
  );
});

it('the build replaces the text loader of i18next, and fails if there is none', () => {
  const source = 'class Other {}\nclass Connector extends EventEmitter {\n  load() { read(); }\n}\nuse(Connector);';
  expect(withoutLoader('i18next.js', source)).toMatch(
    /^class Other {}\nclass Connector .*done\(\).*\nuse\(Connector\);$/s,
  );
  expect(withoutLoader('i18next.js', source)).not.toContain('read()');
  expect(() => withoutLoader('i18next.js', 'class Other {}')).toThrow('Connector');
});
