import type { IncomingRequest } from '../../contract/game/player-request.ts';
import { ERRORS, type ErrorKey } from '../../contract/http/errors.ts';
import type { AskAnswer } from '../../contract/live.ts';
import type { PlayerRequest } from '../../domain/game/commands.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { clock } from '../../services/platform/clock.ts';
import type { GameAccess } from './game-access.ts';
import type { Asker, GameSockets } from './game-sockets.ts';
import type { StoredGame } from './stored-game.ts';

type Ask = Extract<IncomingRequest, { kind: 'ask' }>;

/** Answers what players request on their sockets. */
export class SocketAnswers {
  readonly #game: StoredGame;
  readonly #sockets: GameSockets;
  readonly #access: GameAccess;

  constructor(game: StoredGame, sockets: GameSockets, access: GameAccess) {
    this.#game = game;
    this.#sockets = sockets;
    this.#access = access;
  }

  /** With a cached session the answer is there at once, which is faster than a promise. */
  to(socket: WebSocket, { n, request }: Ask): AskAnswer | null | Promise<AskAnswer | null> {
    const { session, account, checkedAt } = this.#sockets.seatOf(socket);
    if (session === null || account === null) return refusing(n, 'loginFirst');
    if (request === undefined) return refusing(n, 'invalidInput');
    const asker = { socket, n };
    if (checkedAt !== null) return this.#perform(account, request, asker);
    return this.#access
      .accountOf({ account, id: session })
      .then((by) => (by === null ? refusing(n, 'loginFirst') : this.#perform(by, request, asker)));
  }

  /** Null if the broadcast already confirmed the request. */
  #perform(by: AccountId, request: PlayerRequest, asker: Asker): AskAnswer | null {
    const { n } = asker;
    const done = this.#game.request(by, request, clock.now(), asker);
    if (!done.ok) return refusing(n, done.key);
    const { refusal, events, game } = done.value;
    if (refusal !== null) return refusing(n, refusal.key);
    return events.length > 0 ? null : { type: 'taken', n, v: game.version, ply: game.position.ply };
  }
}

const refusing = (n: number, key: ErrorKey): AskAnswer => ({ type: 'refused', n, message: key, status: ERRORS[key] });
