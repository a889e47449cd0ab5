import { OUTCOME_NAMES } from '../../contract/codes.ts';
import type { AccountsInfoAnswer, GameViewAnswer, LobbyAnswer, PlayAnswer } from '../../contract/games.ts';
import type { Actor, Person } from '../../domain/access/actor.ts';
import type { KeptClocks } from '../../domain/game/kept-clocks.ts';
import type { GameView } from '../../domain/game/view.ts';
import { SECOND } from '../../domain/time.ts';
import { outcomeOf } from '../../domain/tournament/game-result.ts';
import type { GameReview } from '../../durable-objects/game-object.ts';
import type { SeenGame } from '../../services/game/find-game.ts';
import type { Lobby, LobbyGame } from '../../services/game/lobby.ts';
import { iso } from '../../services/tournament/live.ts';
import { shownName } from './names.ts';

/** What the play page opens with; `live` is the running game, null once it is over. */
export function presentPlay(seen: SeenGame, actor: Actor, live: GameView | null): PlayAnswer {
  const { game, tournament, white, black, names } = seen;
  const account = actor.kind === 'person' ? actor.account : null;
  const color = account === game.white ? 'white' : account === game.black ? 'black' : null;
  const outcome = live?.end?.result ? outcomeOf(live.end.result) : game.outcome;
  return {
    redirect: game.finishedAt !== null || (live?.end ?? null) !== null,
    is_player: color !== null,
    my_color: color,
    game_info: {
      white: game.white,
      black: game.black,
      white_name: shownName(white, names),
      white_username: white.id,
      black_name: shownName(black, names),
      black_username: black.id,
      round: game.round,
      initial_time: tournament.initialMinutes,
      increment: tournament.incrementSeconds,
      outcome,
      start_date: iso(game.startAt),
      moves: live?.record ?? game.moves,
      tournament: tournament.id,
    },
  };
}

export function presentAccountsInfo({ white, black, tournament, runs }: SeenGame): AccountsInfoAnswer {
  return {
    white_fide_federation: white.federation,
    black_fide_federation: black.federation,
    white_fide_rating: white.fideRating,
    black_fide_rating: black.fideRating,
    white_title: white.title,
    black_title: black.title,
    tournament: {
      id: tournament.id,
      name: tournament.name,
      game_variant: tournament.variant,
      show_only_usernames: tournament.showOnlyUsernames,
      chat_enabled: tournament.chatEnabled,
      current_online_pairing_time: tournament.nextPairingAt === null ? null : iso(tournament.nextPairingAt),
    },
    runs,
  };
}

/** What one goes through a game with; `review` is the game as its object has it, null once it is over and in the database. */
export function presentGameView(seen: SeenGame, review: GameReview | null): GameViewAnswer {
  const { game, tournament, white, black, names } = seen;
  const live = review?.view;
  const ended = live?.end?.result ? outcomeOf(live.end.result) : game.outcome;
  return {
    game: {
      id: game.id,
      start: iso(game.startAt),
      finished: game.finishedAt !== null || (live?.end ?? null) !== null,
      outcome: ended === null ? 'Ongoing' : OUTCOME_NAMES[ended],
      moves: live?.record ?? game.moves,
      white: game.white,
      black: game.black,
      round: game.round,
      white_name: shownName(white, names),
      black_name: shownName(black, names),
      white_username: white.id,
      black_username: black.id,
      white_title: white.title,
      black_title: black.title,
      initial_time: tournament.initialMinutes,
      increment: tournament.incrementSeconds,
      reason: live?.end?.reason ?? game.reason,
      clocks: inSeconds(review?.clocks ?? game.clocks),
    },
    tournament: { id: tournament.id, name: tournament.name, game_variant: tournament.variant },
    runs: seen.runs,
  };
}

/** Clocks as the wire has them, in seconds with decimals. */
export const inSeconds = (clocks: KeptClocks | null | undefined): number[] | null =>
  clocks?.map((leftMs) => leftMs / SECOND) ?? null;

/** The lobby of somebody who is not logged in. */
export const VISITORS_LOBBY: LobbyAnswer = { authenticated: false, next: -1, id: null, info: null, others: [] };

export function presentLobby(lobby: Lobby, person: Person): LobbyAnswer {
  if (lobby.kind !== 'game') {
    const next = lobby.kind === 'nothing' ? -1 : lobby.inMs;
    return { authenticated: true, next, id: null, info: null, others: [] };
  }
  const shown = (game: LobbyGame) => presentLobbyGame(game, person);
  return { authenticated: true, ...shown(lobby.first), others: lobby.others.map(shown) };
}

function presentLobbyGame({ inMs, page }: LobbyGame, person: Person): LobbyAnswer['others'][number] {
  const { game, tournament, white, black } = page;
  const isWhite = game.white === person.account;
  const opponent = isWhite ? black : white;
  return {
    next: inMs,
    id: game.id,
    info: {
      orientation: isWhite ? 'white' : 'black',
      opp_id: opponent.id,
      opp_name: shownName(opponent, !tournament.showOnlyUsernames),
      tournament: { id: tournament.id, name: tournament.name },
      round: game.round,
    },
  };
}
