import { OUTCOME_NAMES } from '../../contract/codes.ts';
import type { GamesByPairing, GameRow as WireGame } from '../../contract/game-row.ts';
import type { GameRow, PairingRow, TournamentState } from '../../db/read/tournament.ts';
import type { GameId } from '../../domain/ids.ts';
import { outcomeOf } from '../../domain/tournament/game-result.ts';
import type { PairingKey } from './results.ts';
import type { Visibility } from './visibility.ts';

/** Moves of games that still run, by game: base64, three bytes a move. */
export type LiveMoves = ReadonlyMap<GameId, string>;

/** All games of a tournament as the page and the stream have them. */
export function gamesByPairing(state: TournamentState, live: LiveMoves, visible: Visibility): GamesByPairing {
  const byPairing: Record<string, WireGame[]> = {};
  for (const game of state.games) {
    const key = keyOf(pairingOfGame(state, game) ?? game);
    const list = byPairing[key] ?? [];
    list.push(wireGame(game, live, visible));
    byPairing[key] = list;
  }
  return byPairing;
}

export function wireGame(game: GameRow, live: LiveMoves, visible: Visibility): WireGame {
  const shown = visible.result(game.white, game.black);
  const finished = game.finishedAt !== null;
  return {
    id: game.id,
    start: iso(game.startAt),
    finished: finished && shown,
    outcome: shown && game.outcome !== null ? OUTCOME_NAMES[game.outcome] : 'Ongoing',
    moves: shown ? (finished ? game.moves : (live.get(game.id) ?? '')) : '',
    white: game.white,
    black: game.black,
  };
}

/** The patch of one pairing: its result, and its latest game where it is played online. */
export function liveEvent(
  state: TournamentState,
  { round, white, black }: PairingKey,
  live: LiveMoves,
  visible: Visibility,
) {
  const pairing = state.pairings.find((row) => row.round === round && row.white === white && row.black === black);
  const game = state.games.filter((row) => row.round === round && row.white === white && row.black === black).at(-1);
  const shown = visible.result(white, black);
  return {
    ...(game === undefined ? {} : wireGame(game, live, visible)),
    round,
    white,
    black,
    result: shown ? (pairing?.result ?? null) : null,
    pairing_outcome: shown && pairing?.result ? outcomeOf(pairing.result) : null,
    revision: state.tournament.revision,
  };
}

export const iso = (moment: number): string => new Date(moment).toISOString();

const keyOf = ({ round, white, black }: { round: number; white: string; black: string | null }): string =>
  `${round}_${white}_${black}`;

/** Games of a match are found under the pairing, whoever has White in them. */
function pairingOfGame(state: TournamentState, game: GameRow): PairingRow | undefined {
  return state.pairings.find(
    (row) =>
      row.round === game.round &&
      ((row.white === game.white && row.black === game.black) ||
        (row.white === game.black && row.black === game.white)),
  );
}
