import * as calls from '../../../contract/calls.ts';
import type { OutcomeName } from '../../../contract/codes.ts';
import type { TournamentView } from '../../../contract/tournaments.ts';
import { type PgnGame, tournamentPgn } from '../../../domain/chess/pgn.ts';
import type { GameResult } from '../../../domain/tournament/game-result.ts';
import { ask } from '../../api.ts';
import { saveFile } from '../../ui/save-file.ts';

const RESULTS: Readonly<Record<OutcomeName, GameResult | null>> = {
  WhiteWins: 'whiteWins',
  Draw: 'draw',
  BlackWins: 'blackWins',
  Ongoing: null,
};

/** Hands the reader all games of a tournament as one file; false where there are none. */
export async function downloadPgn(tournament: TournamentView): Promise<boolean> {
  const { name, games } = await ask(calls.readGames, { id: tournament.id });
  const text = await written(
    games.map((game) => ({
      event: name,
      site: location.origin,
      ...(game.start === null ? {} : { date: game.start.slice(0, 10) }),
      round: game.round,
      white: game.white_name,
      black: game.black_name,
      result: RESULTS[game.outcome],
      variant: tournament.game_variant,
      timeControl: { initial: tournament.initial_time * 60, increment: tournament.increment },
      record: game.moves,
      ...(game.clocks !== null && { clocks: game.clocks }),
    })),
  );
  if (text === '') return false;
  saveFile(`${tournament.id}.pgn`, text, 'application/x-chess-pgn');
  return true;
}

/** Replaying a game takes some hundredths of a second: between a few of them the page gets its turn. */
const GAMES_AT_ONCE = 5;

async function written(games: readonly PgnGame[]): Promise<string> {
  const parts: string[] = [];
  for (let from = 0; from < games.length; from += GAMES_AT_ONCE) {
    parts.push(tournamentPgn(games.slice(from, from + GAMES_AT_ONCE)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return parts.filter((part) => part !== '').join('\n');
}
