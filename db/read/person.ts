import { eq } from 'drizzle-orm';
import { nonNull } from '../../domain/kernel/given.ts';
import type { AccountId, TournamentId } from '../../domain/kernel/ids.ts';
import type { Person } from '../../domain/tournament/value/state.ts';
import type { Db } from '../client.ts';
import { accounts, participants } from '../schema/index.ts';

/** The columns of an account that describe a player. */
export const PERSON = {
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  ghost: accounts.ghost,
  fideNumber: accounts.fideNumber,
  birthDate: accounts.birthDate,
  sex: accounts.sex,
  nationalId: accounts.nationalId,
  registeredName: accounts.registeredName,
} as const;

/** The columns of an account as a person. */
export const personOf = (row: PersonColumns): Person => ({
  firstName: row.firstName,
  lastName: row.lastName,
  ghost: row.ghost,
  fideNumber: row.fideNumber,
  birthDate: row.birthDate,
  sex: row.sex,
  ...nonNull({ nationalId: row.nationalId, registeredName: row.registeredName }),
});

type PersonColumns = Pick<typeof accounts.$inferSelect, keyof typeof PERSON>;

/** The personal details of an account, and the tournaments that show them. */
export async function readPerson(
  db: Db,
  account: AccountId,
): Promise<{ readonly person: Person | undefined; readonly tournaments: readonly TournamentId[] }> {
  const [[person], played] = await db.batch([
    db.select(PERSON).from(accounts).where(eq(accounts.id, account)),
    db.select({ id: participants.tournament }).from(participants).where(eq(participants.account, account)),
  ]);
  return { person: person && personOf(person), tournaments: played.map(({ id }) => id) };
}
