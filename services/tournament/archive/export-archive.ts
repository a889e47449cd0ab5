import { type TournamentFile, tournamentArchive } from '../../../contract/tournament/archive/archive.ts';
import type { Actor } from '../../../domain/access/actor.ts';
import { archiveOf } from '../../../domain/tournament/archive/archive-of.ts';
import { pgnGameOf, playOf } from '../../../domain/view/pgn.ts';
import { allow } from '../../authority.ts';
import type { Deps } from '../../deps.ts';
import { gameText } from '../../printout/pgn.ts';
import { visibleTournament } from '../views/view.ts';
import { readHistory } from './history.ts';
import { type AskGame, unfinishedGames } from './unfinished-games.ts';

/** The archive of a tournament. Running online games are in it as annulled, with the moves so far. */
export async function exportArchive(deps: Deps, actor: Actor, id: string, ask: AskGame): Promise<TournamentFile> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const [history, unfinished, openings] = await Promise.all([
    readHistory(deps.db, tournament.id),
    unfinishedGames(tournament, ask),
    deps.openings(),
  ]);
  const keys = new Map(Object.entries(history.keys));
  // The file is the same on every server, so games have no address.
  const options = { names: true, addressOf: null, idOf: (account: string) => keys.get(account) ?? account };
  const archive = archiveOf(tournament, history, {
    unfinished,
    pgnOf: (game) => gameText(pgnGameOf(tournament, game.id, playOf(game.end), options), openings) ?? '',
  });
  return tournamentArchive.encode(archive);
}
