import type { ClocksLeft, GamesByPairing, GameRow as WireGame } from '../../../contract/game/game-row.ts';
import { OUTCOME_NAMES } from '../../../contract/http/codes.ts';
import { asId, type GameId } from '../../../domain/kernel/ids.ts';
import type { Millis } from '../../../domain/kernel/time.ts';
import { boardOf } from '../../../domain/tournament/value/change.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';
import { outcomeOf } from '../../../domain/tournament/value/game-result.ts';
import { type BoardKey, boardsOf, type OnlineGame, type Tournament } from '../../../domain/tournament/value/state.ts';
import type { Visibility } from '../../../domain/view/audience.ts';

/** A running game: its moves (base64, three bytes each) and its clocks at a moment. */
export interface LiveGame {
  readonly moves: string;
  readonly whiteMs: number;
  readonly blackMs: number;
  readonly running: Color | null;
  readonly freeMs: number;
  readonly at: Millis;
}

export type LiveGames = ReadonlyMap<GameId, LiveGame>;

export const clocksOf = ({ whiteMs, blackMs, running, freeMs }: LiveGame) => ({
  whiteMs,
  blackMs,
  running,
  freeMs,
});

export function gamesByPairing({ rounds }: Tournament, live: LiveGames, visible: Visibility): GamesByPairing {
  const byPairing: Record<string, WireGame[]> = {};
  for (const round of rounds) {
    for (const { white, black, games } of boardsOf(round)) {
      if (games.length === 0) continue;
      byPairing[`${round.number}_${white}_${black}`] = games.map((game) => wireGame(game, live, visible));
    }
  }
  return byPairing;
}

function wireGame({ id, white, black, startAt, end }: OnlineGame, live: LiveGames, visible: Visibility): WireGame {
  const shown = visible.result(white, black);
  const outcome = end?.outcome ?? null;
  const running = shown && end === null ? live.get(id) : undefined;
  return {
    id,
    start: iso(startAt),
    finished: end !== null && shown,
    outcome: shown && outcome !== null ? OUTCOME_NAMES[outcome] : 'Ongoing',
    moves: shown ? (end?.moves ?? running?.moves ?? '') : '',
    white,
    black,
    ...(running !== undefined && { left: leftOf(running) }),
  };
}

const leftOf = (game: LiveGame): ClocksLeft => ({ ...clocksOf(game), at: game.at });

/** Adds the moves of visible running games to the games of a page. */
export function withMoves<Games extends readonly WireGame[] | null>(
  games: Readonly<Record<string, Games>>,
  live: LiveGames,
  visible: Visibility,
): Record<string, Games | WireGame[]> {
  if (live.size === 0) return games;
  const played = (game: WireGame): WireGame => {
    const running = live.get(asId(game.id));
    return running === undefined || game.finished || !visible.result(game.white, game.black)
      ? game
      : { ...game, moves: running.moves, left: leftOf(running) };
  };
  return Object.fromEntries(Object.entries(games).map(([key, list]) => [key, list === null ? list : list.map(played)]));
}

/** The update of one pairing: its result, and its latest game if it is played online. */
export function liveEvent(
  tournament: Tournament,
  { round, white, black }: BoardKey,
  live: LiveGames,
  visible: Visibility,
) {
  const board = boardOf(tournament, { round, white, black });
  const game = board?.games.at(-1);
  const result = visible.result(white, black) ? (board?.result ?? null) : null;
  return {
    ...(game === undefined ? {} : wireGame(game, live, visible)),
    round,
    white,
    black,
    result,
    pairingOutcome: result && outcomeOf(result),
    revision: tournament.revision,
  };
}

export const iso = (moment: number): string => new Date(moment).toISOString();
