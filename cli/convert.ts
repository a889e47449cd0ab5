import { inAscii } from '../domain/trf/write/make-report.ts';
import { writeTrf } from '../domain/trf/write/write.ts';
import { type Command, UsageError } from './command.ts';
import { loadTrf } from './trf-file.ts';

export const convert: Command = {
  help: `
Usage: rokade convert [--ascii] FILE

Writes a file again to stdout, in UTF-8.

  --ascii  letters outside ASCII are replaced as rating lists spell them, for programs that count bytes: ø is o
`,
  options: { ascii: { type: 'boolean' } },
  run: async ({ files, options }) => {
    const [file, ...more] = files;
    if (file === undefined || more.length > 0) throw new UsageError('name one TRF file');
    const loaded = await loadTrf(file);
    if (!loaded.ok) return 2;
    process.stdout.write(writeTrf(options.ascii === true ? inAscii(loaded.document) : loaded.document));
    return 0;
  },
};
