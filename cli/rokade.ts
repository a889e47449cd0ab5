#!/usr/bin/env node
/** The `rokade` command: pairings and standings of TRF files. Commands are loaded lazily. */
import { enableCompileCache } from 'node:module';
import type { Command } from './command.ts';

enableCompileCache();

const COMMANDS: Readonly<Record<string, { readonly summary: string; readonly load: () => Promise<Command> }>> = {
  pair: {
    summary: 'pair the next round of a Swiss tournament',
    load: async () => (await import('./pair.ts')).pair,
  },
  check: {
    summary: 'pair the rounds of a Swiss anew, check points and places; --report: what a rating report lacks',
    load: async () => (await import('./check.ts')).check,
  },
  explain: {
    summary: 'say why each pairing of a round is as it is',
    load: async () => (await import('./explain.ts')).explain,
  },
  standings: {
    summary: 'rank the players by score and tie-breaks',
    load: async () => (await import('./standings.ts')).standings,
  },
  generate: {
    summary: 'make random tournaments, paired by the engine',
    load: async () => (await import('./generate.ts')).generate,
  },
  convert: {
    summary: 'write a file again, in ASCII letters if asked for',
    load: async () => (await import('./convert.ts')).convert,
  },
  import: {
    summary: 'make a file a tournament on a running server',
    load: async () => (await import('./import.ts')).importFile,
  },
  ratings: {
    summary: 'replace the rating list of a federation on a running server',
    load: async () => (await import('./ratings.ts')).ratings,
  },
};

const HELP = `rokade - pairings and standings of TRF files (TRF16, TRF26)

Usage: npm run -s rokade -- COMMAND [OPTIONS] [FILE...]

Commands:
${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

rokade COMMAND --help tells the options of a command. --json prints one line of JSON per file.
Faults of a file are in Norwegian with --language no, or if LANG is Norwegian; everything else is in English.
Exit status: 0 fine, 1 no legal pairing or differences found, 2 bad input.
`;

process.exitCode = await run(process.argv.slice(2));

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(HELP);
    return name === undefined ? 2 : 0;
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) {
    process.stderr.write(`rokade: unknown command ${name}\n\n${HELP}`);
    return 2;
  }
  const command = await entry.load();
  const { runCommand } = await import('./command.ts');
  return runCommand(name, command, args);
}
