import type { Owner } from '../../access/policy.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import { ok, refuse } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import type { TournamentArchive } from '../archive/archive.ts';
import { archiveOf } from '../archive/archive-of.ts';
import { type ArchivedEntry, localLog } from '../archive/archived-log.ts';
import { knownIds, LocalIds, localTournament } from '../archive/local-tournament.ts';
import type { ImportArchiveCommand } from '../command.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED } from '../decision.ts';
import { authorOf, type LogEntry } from '../log/log.ts';
import { type Board, boardsOf, type Tournament } from '../value/state.ts';

/** What an archive that is new here replaces; nothing of it is stored (TOUR-9). */
export const nothingImported = (id: TournamentId, host: Owner, { tournament }: TournamentArchive): Tournament => ({
  ...tournament,
  id,
  revision: NOTHING_STORED,
  host,
  league: null,
  event: null,
  pin: { pinned: false, order: 0 },
  participants: [],
  rounds: [],
  requestedByes: [],
  forbiddenPairs: [],
  draft: null,
});

const NOTHING_STORED = 0;
export const isStored = ({ revision }: Tournament): boolean => revision > NOTHING_STORED;

/** Makes the tournament of an archive, or brings it up to date as long as the archive has all that was done here. */
export function importArchive(before: Tournament, command: ImportArchiveCommand, context: DecisionContext): Decided {
  const { archive, host } = command;
  if (host !== null) {
    if (isStored(before)) return refuse('idTaken');
    return imported(before, command, { ids: new LocalIds([], context.chance), entries: archive.log }, context);
  }
  // An archive contains running games as annulled, so importing it must not end them, nor lose one that has just ended.
  if (before.rounds.flatMap(boardsOf).some(hasUnfinishedGame)) return refuse('gamesStillPlayed');
  const { effectResult } = context;
  if (effectResult?.kind !== 'history') return ok({ kind: 'loadHistory' });
  const own = archiveOf(before, effectResult.history);
  if (isSame(own, archive)) return done(before, { answer: { was: 'same' } });
  if (!isSame(own.log, archive.log.slice(0, own.log.length))) return refuse('changedHereToo');
  const ids = new LocalIds(knownIds(before, effectResult.history.keys), context.chance);
  return imported(before, command, { ids, entries: archive.log.slice(own.log.length) }, context);
}

const hasUnfinishedGame = ({ games }: Board): boolean => games.some(({ end }) => end === null);

interface Later {
  readonly ids: LocalIds;
  /** Entries of the archive's log that are not here yet. */
  readonly entries: readonly ArchivedEntry[];
}

function imported(
  before: Tournament,
  { archive, club }: ImportArchiveCommand,
  { ids, entries }: Later,
  { actor, now, chance }: DecisionContext,
): Decided {
  const { origin, tournament, report } = archive;
  const isNew = !isStored(before);
  const here: ArchivedEntry = { at: now, by: authorOf(actor), facts: [{ kind: 'takenOver' }] };
  const log = [...localLog(entries, tournament, ids.of), here].map(
    (entry, index): LogEntry => ({ revision: before.revision + 1 + index, ...entry }),
  );
  const after = localTournament(tournament, { ...before, revision: before.revision + log.length }, ids, chance);
  return done(after, {
    events: GAMES_CHANGED,
    answer: { was: isNew ? 'new' : 'renewed' },
    imported: { origin, keys: ids.keys, log, report: isNew ? report : null, club },
  });
}
