import { z } from 'zod';
import type { TournamentArchive } from '../../../domain/tournament/archive/archive.ts';
import type { Phase } from '../../../domain/tournament/value/state.ts';
import type { ErrorKey } from '../../http/errors.ts';
import { idText } from '../../http/fields.ts';
import { isConsistent } from './consistency.ts';
import { type ArchiveFile, archiveFile } from './file.ts';
import { fileEntrants, participantsOf } from './participants.ts';
import { fileRound, roundOf } from './rounds.ts';

/** Reads and writes the file of a whole tournament; a file that contradicts itself is refused. */
export const tournamentArchive = z.codec(archiveFile, z.custom<TournamentArchive<string>>(), {
  decode: (file, { issues }) => {
    if (isConsistent(file)) return archiveIn(file);
    issues.push({ code: 'custom', input: file, params: { refusal: 'wholeFileBroken' satisfies ErrorKey } });
    return z.NEVER;
  },
  encode: fileOf,
});

/** The content of a file. */
export type TournamentFile = z.input<typeof tournamentArchive>;

function archiveIn(file: ArchiveFile): TournamentArchive<string> {
  const { format, version, origin, id, log, report, startedAt, finishedAt, players, teams, rounds, ...rest } = file;
  return {
    origin,
    id,
    tournament: {
      ...rest,
      phase: phaseOf(file),
      participants: participantsOf(file),
      rounds: rounds.map(roundOf),
    },
    log,
    report,
  };
}

function phaseOf({ startedAt, finishedAt }: ArchiveFile): Phase {
  if (startedAt === null) return { kind: 'open' };
  return finishedAt === null ? { kind: 'running', startedAt } : { kind: 'finished', startedAt, finishedAt };
}

function fileOf({ tournament, ...rest }: TournamentArchive<string>): ArchiveFile {
  const { phase, rounds } = tournament;
  return {
    format: 'rokade-tournament',
    version: 1,
    ...rest,
    ...tournament,
    startedAt: phase.kind === 'open' ? null : phase.startedAt,
    finishedAt: phase.kind === 'finished' ? phase.finishedAt : null,
    ...fileEntrants(tournament),
    rounds: rounds.map(fileRound),
  };
}

/** POST /s/tournament/take-over: an archive, imported for a host whose tournaments the caller runs. */
export const importArchivePayload = z.object({
  organiser: idText,
  organiser_type: z.enum(['organization', 'club']),
  file: tournamentArchive,
});

/** The outcome of an import: a new tournament, an existing one that was updated, or no change. */
export const importArchiveAnswer = z.object({ id: z.string(), was: z.enum(['new', 'renewed', 'same']) });
