import { parseRole, parseSquare } from '../../domain/chess/square.ts';
import type { PlayerRequest } from '../../domain/game/commands.ts';
import { isObject, parseJson } from '../http/parse-json.ts';
import { MOST_PLIES, MOST_THINK_MS, type MoveQuery, PROMOTION_LETTERS } from './games.ts';

/** Requests of a player, sent by the move call or on the game's socket. */

/** Requests other than moves, by their path. */
const REQUESTS: Readonly<Record<string, Exclude<PlayerRequest['kind'], 'move'>>> = {
  'resign/resign': 'resign',
  'draw/yes': 'agreeToDraw',
  'draw/no': 'declineDraw',
  'draw/auto': 'askForAutomaticDraw',
  'flag/flag': 'callFlag',
};

/** The request of two path parts, which are squares or name another request; undefined if they are neither. */
export function playerRequestOf(from: string, to: string, query: MoveQuery): PlayerRequest | undefined {
  const kind = REQUESTS[`${from}/${to}`];
  if (kind === undefined) return moveOf(from, to, query);
  const isDrawAnswer = kind === 'agreeToDraw' || kind === 'declineDraw';
  return isDrawAnswer && query.ply !== undefined ? { kind, ply: query.ply } : { kind };
}

function moveOf(from: string, to: string, { promotion, ply, think }: MoveQuery): PlayerRequest | undefined {
  const [start, end] = [parseSquare(from), parseSquare(to)];
  if (start === undefined || end === undefined) return undefined;
  const role = promotion === undefined ? undefined : parseRole(promotion);
  const move = { from: start, to: end, ...(role && { promotion: role }) };
  return { kind: 'move', move, ...(ply !== undefined && { ply }), ...(think !== undefined && { thinkMs: think }) };
}

/** A parsed message from a page on the socket of a game. */
export type IncomingRequest =
  | { readonly kind: 'ask'; readonly n: number; readonly request: PlayerRequest | undefined }
  | { readonly kind: 'whole' };

/**
 * Parses a message from a page; undefined if it is unknown and to be ignored. It is checked by hand, like the server's
 * own messages (`live.ts`): every move passes through here, and a schema would take as long as the rules of chess.
 */
export function readSocketRequest(text: string): IncomingRequest | undefined {
  const said = parseJson(text);
  if (!isObject(said)) return undefined;
  const { type, n, from, to, ...query }: Said = said;
  if (type === 'whole') return { kind: 'whole' };
  if (type !== 'ask' || !isCount(n, Number.MAX_SAFE_INTEGER) || !isWord(from) || !isWord(to)) return undefined;
  return isMoveQuery(query) ? { kind: 'ask', n, request: playerRequestOf(from, to, query) } : undefined;
}

type Said = Readonly<Partial<Record<'type' | 'n' | 'from' | 'to' | keyof MoveQuery, unknown>>>;

const LONGEST_WORD = 10;

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_WORD;

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** The same fields as `moveQuery`, as numbers. */
const isMoveQuery = (query: Pick<Said, keyof MoveQuery>): query is MoveQuery =>
  (query.variant === undefined || typeof query.variant === 'string') &&
  (query.promotion === undefined || PROMOTION_LETTERS.some((letter) => letter === query.promotion)) &&
  (query.ply === undefined || isCount(query.ply, MOST_PLIES)) &&
  (query.think === undefined || isCount(query.think, MOST_THINK_MS));
