import { type ParseArgsConfig, parseArgs } from 'node:util';

/** 0 success, 1 no legal pairing or differences found, 2 bad input. */
export type ExitStatus = 0 | 1 | 2;

export interface Command {
  /** Usage line and options, printed by --help. */
  readonly help: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly run: (invocation: Invocation) => Promise<ExitStatus>;
}

export interface Invocation {
  readonly files: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Invalid arguments; the message is shown to the user. */
export class UsageError extends Error {}

export async function runCommand(name: string, command: Command, args: readonly string[]): Promise<ExitStatus> {
  try {
    const invocation = parseInvocation(command, args);
    if (invocation.options.help === true) {
      process.stdout.write(`${command.help.trim()}\n`);
      return 0;
    }
    return await command.run(invocation);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`rokade ${name}: ${error.message}\n`);
    return 2;
  }
}

function parseInvocation(command: Command, args: readonly string[]): Invocation {
  const options = { ...command.options, help: { type: 'boolean', short: 'h' }, language: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { files: positionals, options: values as Invocation['options'] };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** An option that is a whole number; undefined if it is not given. */
export function numberOption(options: Invocation['options'], name: string, least = 0): number | undefined {
  const text = options[name];
  if (typeof text !== 'string') return undefined;
  if (!/^\d{1,9}$/.test(text) || Number(text) < least) {
    throw new UsageError(`--${name} wants a whole number from ${least}, not ${text}`);
  }
  return Number(text);
}

/** An option that is a share between 0 and 1, or a percentage: 0.05 or 5%. */
export function shareOption(options: Invocation['options'], name: string): number {
  const text = options[name];
  if (typeof text !== 'string') return 0;
  const share = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
  if (text.trim() === '' || !(share >= 0 && share <= 1)) {
    throw new UsageError(`--${name} wants a share such as 0.05 or 5%, not ${text}`);
  }
  return share;
}

/** Runs a job for each file; the command's exit status is the worst of theirs. */
export async function forEachFile(
  files: readonly string[],
  job: (file: string) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  if (files.length === 0) throw new UsageError('name at least one TRF file');
  let worst: ExitStatus = 0;
  for (const file of files) {
    const status = await job(file);
    if (status > worst) worst = status;
  }
  return worst;
}

export const printJson = (value: unknown): boolean => process.stdout.write(`${JSON.stringify(value)}\n`);
export const print = (text: string): boolean => process.stdout.write(`${text}\n`);
export const printError = (text: string): boolean => process.stderr.write(`${text}\n`);
