import { eq } from 'drizzle-orm';
import type { AccountId, TournamentId } from '../../domain/ids.ts';
import type { Person } from '../../domain/tournament/state.ts';
import type { Db } from '../client.ts';
import { accounts, participants } from '../schema/index.ts';

/** The columns of an account that tell who a player is. */
export const PERSON = {
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  ghost: accounts.ghost,
  fideNumber: accounts.fideNumber,
  birthDate: accounts.birthDate,
  sex: accounts.sex,
} as const;

/** Who an account is, and the tournaments that show it. */
export async function readPerson(
  db: Db,
  account: AccountId,
): Promise<{ readonly person: Person | undefined; readonly tournaments: readonly TournamentId[] }> {
  const [[person], played] = await db.batch([
    db.select(PERSON).from(accounts).where(eq(accounts.id, account)),
    db.select({ id: participants.tournament }).from(participants).where(eq(participants.account, account)),
  ]);
  return { person, tournaments: played.map(({ id }) => id) };
}
