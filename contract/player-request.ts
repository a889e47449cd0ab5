import { z } from 'zod';
import { parseRole, parseSquare } from '../domain/chess/square.ts';
import type { PlayerRequest } from '../domain/game/commands.ts';
import { type MoveQuery, moveQuery, square } from './games.ts';

/** What a player asks for, as it is sent: by the call of a move, or on the game's own socket. */

/** What is asked for besides moves, in the words of the path. */
const REQUESTS: Readonly<Record<string, PlayerRequest>> = {
  'resign/resign': { kind: 'resign' },
  'draw/yes': { kind: 'agreeToDraw' },
  'draw/no': { kind: 'declineDraw' },
  'draw/auto': { kind: 'askForAutomaticDraw' },
  'flag/flag': { kind: 'callFlag' },
};

/** The request of two words, which are squares or name one of the others; undefined where they are neither. */
export function playerRequestOf(from: string, to: string, query: MoveQuery): PlayerRequest | undefined {
  return REQUESTS[`${from}/${to}`] ?? moveOf(from, to, query);
}

function moveOf(from: string, to: string, { promotion, ply, think }: MoveQuery): PlayerRequest | undefined {
  if (!square.safeParse(from).success || !square.safeParse(to).success) return undefined;
  const role = promotion === undefined ? undefined : parseRole(promotion);
  const move = { from: parseSquare(from) ?? 0, to: parseSquare(to) ?? 0, ...(role && { promotion: role }) };
  return { kind: 'move', move, ...(ply !== undefined && { ply }), ...(think !== undefined && { thinkMs: think }) };
}

const socketRequest = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ask'),
    n: z.number().int().min(0),
    from: z.string().max(10),
    to: z.string().max(10),
    ...moveQuery.shape,
  }),
  z.object({ type: z.literal('whole') }),
]);

/** What a page has said on the socket of a game. */
export type HeardRequest =
  | { readonly kind: 'ask'; readonly n: number; readonly request: PlayerRequest | undefined }
  | { readonly kind: 'whole' };

/** Reads a message of a page; undefined for what is unknown, which is to be ignored. */
export function readSocketRequest(text: string): HeardRequest | undefined {
  const { data } = socketRequest.safeParse(parsed(text));
  if (data === undefined || data.type === 'whole') return data && { kind: 'whole' };
  return { kind: 'ask', n: data.n, request: playerRequestOf(data.from, data.to, data) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
