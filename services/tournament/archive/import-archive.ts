import type { ErrorKey } from '../../../contract/http/errors.ts';
import { importArchiveAnswer } from '../../../contract/tournament/archive/archive.ts';
import { readTournament } from '../../../db/read/tournament/tournament.ts';
import { findOrigin } from '../../../db/read/tournament/tournament-origin.ts';
import type { Actor } from '../../../domain/access/actor.ts';
import { asId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../../domain/kernel/limits.ts';
import type { Result } from '../../../domain/kernel/result.ts';
import { isSame } from '../../../domain/kernel/same.ts';
import type { TournamentArchive } from '../../../domain/tournament/archive/archive.ts';
import { archiveOf } from '../../../domain/tournament/archive/archive-of.ts';
import type { ImportArchiveCommand } from '../../../domain/tournament/command.ts';
import type { Answer } from '../../../domain/tournament/decision.ts';
import { cleanHtml } from '../../clean-html.ts';
import type { Deps } from '../../deps.ts';
import { orNotFound, orRefuse } from '../../refusal.ts';
import { clubOfGuestTeams } from '../guest-teams.ts';
import { type NamedHost, resolveHost } from '../host.ts';
import { readHistory } from './history.ts';
import { type AskGame, unfinishedGames } from './unfinished-games.ts';

export interface ImportArchiveRequest extends NamedHost {
  readonly file: TournamentArchive<string>;
}

/** The objects of the tournament and of its games. */
export interface ImportObjects {
  readonly ask: AskGame;
  readonly run: (id: TournamentId, command: ImportArchiveCommand) => Promise<Result<Answer, ErrorKey>>;
}

/**
 * Imports an archive as a tournament of this host. An earlier import is updated, as long as it has no local changes
 * that the file does not contain, so a file can be sent repeatedly.
 */
export async function importArchive(
  deps: Deps,
  actor: Actor,
  request: ImportArchiveRequest,
  { ask, run }: ImportObjects,
) {
  const named = await resolveHost(deps, actor, request);
  const archive = withCleanText(request.file);
  const known = (await findOrigin(deps.db, named, archive.origin))?.tournament;
  if (known !== undefined && (await isUpToDate(deps, known, archive, ask))) return { id: known, was: 'same' as const };
  const id = known ?? (await freeId(deps, archive.id));
  const club = await clubOfGuestTeams(deps, named, archive);
  const command = { kind: 'importArchive', archive, host: known === undefined ? named : null, club } as const;
  return importArchiveAnswer.parse({ id, ...orRefuse(await run(id, command)) });
}

function withCleanText({ tournament, ...rest }: TournamentArchive<string>): TournamentArchive {
  const { settings } = tournament;
  return {
    ...rest,
    tournament: { ...tournament, settings: { ...settings, description: cleanHtml(settings.description) } },
  };
}

/** Only the games know how far they are: an archive that has them as they stand changes nothing. */
async function isUpToDate(deps: Deps, id: TournamentId, archive: TournamentArchive, ask: AskGame): Promise<boolean> {
  const tournament = orNotFound(await readTournament(deps.db, id), 'noSuchTournament');
  const [history, unfinished] = await Promise.all([readHistory(deps.db, id), unfinishedGames(tournament, ask)]);
  return isSame(archiveOf(tournament, history, { unfinished }), archive);
}

async function freeId({ db, newId }: Deps, proposed: TournamentId): Promise<TournamentId> {
  const isFree = (await readTournament(db, proposed)) === undefined;
  return isFree ? proposed : asId(newId(PROPOSED_ID_LENGTH.max));
}
