import type { AccountsInfoAnswer, GameViewAnswer, LobbyAnswer, PlayAnswer } from '../../contract/game/games.ts';
import { OUTCOME_NAMES } from '../../contract/http/codes.ts';
import type { Actor, Person } from '../../domain/access/actor.ts';
import type { MoveClocks } from '../../domain/game/move-clocks.ts';
import type { GameView } from '../../domain/game/view.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { outcomeOf } from '../../domain/tournament/value/game-result.ts';
import type { GameReview } from '../../durable-objects/objects.ts';
import type { VisibleGame } from '../../services/game/find-game.ts';
import type { Lobby, LobbyGame } from '../../services/game/lobby.ts';
import { boardText } from '../../services/tournament/arbiter-calls.ts';
import { iso } from '../../services/tournament/views/live.ts';
import { shownName } from './names.ts';

/** The data of the play page; `live` is the running game, null once it is over. */
export function presentPlay(seen: VisibleGame, actor: Actor, live: GameView | null): PlayAnswer {
  const { game, tournament, white, black, names } = seen;
  const account = actor.kind === 'person' ? actor.account : null;
  const color = account === game.white ? 'white' : account === game.black ? 'black' : null;
  const outcome = live?.end?.result ? outcomeOf(live.end.result) : game.outcome;
  return {
    redirect: game.finishedAt !== null || (live?.end ?? null) !== null,
    isPlayer: color !== null,
    myColor: color,
    gameInfo: {
      white: game.white,
      black: game.black,
      whiteName: shownName(white, names),
      whiteUsername: white.id,
      blackName: shownName(black, names),
      blackUsername: black.id,
      round: game.round,
      initialTime: tournament.initialMinutes,
      increment: tournament.incrementSeconds,
      outcome,
      startDate: iso(game.startAt),
      moves: live?.record ?? game.moves,
      tournament: tournament.id,
    },
  };
}

export function presentAccountsInfo({ white, black, tournament, runs }: VisibleGame): AccountsInfoAnswer {
  return {
    whiteFideFederation: white.federation,
    blackFideFederation: black.federation,
    whiteFideRating: white.fideRating,
    blackFideRating: black.fideRating,
    whiteTitle: white.title,
    blackTitle: black.title,
    tournament: {
      id: tournament.id,
      name: tournament.name,
      gameVariant: tournament.variant,
      showOnlyUsernames: tournament.showOnlyUsernames,
      chatEnabled: tournament.chatEnabled,
      currentOnlinePairingTime: tournament.nextPairingAt === null ? null : iso(tournament.nextPairingAt),
    },
    runs,
  };
}

/** The data of the review page; `review` is the game from its object, null once it is over and in the database. */
export function presentGameView(seen: VisibleGame, review: GameReview | null): GameViewAnswer {
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
      whiteName: shownName(white, names),
      blackName: shownName(black, names),
      whiteUsername: white.id,
      blackUsername: black.id,
      whiteTitle: white.title,
      blackTitle: black.title,
      whiteFideRating: white.fideRating,
      blackFideRating: black.fideRating,
      whiteFideFederation: white.federation,
      blackFideFederation: black.federation,
      initialTime: tournament.initialMinutes,
      increment: tournament.incrementSeconds,
      reason: live?.end?.reason ?? game.reason,
      clocks: inSeconds(review?.clocks ?? game.clocks),
    },
    tournament: { id: tournament.id, name: tournament.name, gameVariant: tournament.variant },
    runs: seen.runs,
  };
}

/** Clocks in wire format, in seconds with decimals. */
export const inSeconds = (clocks: MoveClocks | null | undefined): number[] | null =>
  clocks?.map((leftMs) => leftMs / SECOND) ?? null;

export const VISITORS_LOBBY: LobbyAnswer = {
  authenticated: false,
  next: -1,
  id: null,
  info: null,
  others: [],
  pairings: [],
  arbiterCalls: [],
};

export function presentLobby({ games, pairings, calls }: Lobby, person: Person): LobbyAnswer {
  const [first, ...others] = games.map((game) => presentLobbyGame(game, person));
  return {
    authenticated: true,
    ...(first ?? { next: pairings[0]?.inMs ?? -1, id: null, info: null }),
    others,
    pairings: pairings.map(({ inMs, pairing: { id, name, round, initialMinutes } }) => ({
      next: inMs,
      tournament: { id, name },
      round,
      initialTime: initialMinutes,
    })),
    arbiterCalls: calls.map(({ call, tournament }) => ({
      id: call.id,
      tournament,
      name: call.name,
      at: iso(call.at),
      round: call.round,
      board: boardText(call),
      game: call.game,
    })),
  };
}

function presentLobbyGame({ inMs, clock, game }: LobbyGame, person: Person): LobbyAnswer['others'][number] {
  const { tournament, opponent } = game;
  const isWhite = game.white === person.account;
  return {
    next: inMs,
    id: game.id,
    info: {
      orientation: isWhite ? 'white' : 'black',
      oppId: opponent.id,
      oppName: shownName(opponent, !tournament.showOnlyUsernames),
      tournament: { id: tournament.id, name: tournament.name },
      round: game.round,
      start: iso(game.startAt),
      initialTime: tournament.initialMinutes,
      clock: clock && { runs: clock.isRunning, left: clock.leftMs },
    },
  };
}
