import { and, eq } from 'drizzle-orm';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import { roomCodes } from '../schema/index.ts';

/** Null while no organiser has asked for it. */
export async function readRoomCode(db: Db, tournament: TournamentId, round: number): Promise<string | null> {
  const [row] = await db
    .select({ code: roomCodes.code })
    .from(roomCodes)
    .where(and(eq(roomCodes.tournament, tournament), eq(roomCodes.round, round)));
  return row?.code ?? null;
}
