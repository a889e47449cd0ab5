import { commit } from '../../db/commit.ts';
import { readClub } from '../../db/read/club.ts';
import { USERNAME_UNIQUE } from '../../db/write/account.ts';
import { insertClubMember } from '../../db/write/club.ts';
import type { Actor, Level } from '../../domain/access/actor.ts';
import type { AccountId, ClubId } from '../../domain/kernel/ids.ts';
import { allow } from '../authority.ts';
import type { AccountDeps } from '../deps.ts';
import { orNotFound, orRefuse } from '../refusal.ts';
import { requireBirthDate } from './birth-date.ts';
import { requireFreeFideNumber } from './fide-number.ts';
import { readablePassword } from './login/random-secrets.ts';
import { insertNamed } from './spent-names.ts';

export interface NewAccount {
  readonly username: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly sex: 'M' | 'F' | null;
  readonly fideNumber: number | null;
  readonly nationalId?: string | null;
  readonly title: string | null;
  readonly fideRating: number | null;
  readonly federation: string;
  readonly region: string | null;
  readonly email: string | null;
  readonly level: Level;
  /** Appears in tables only and cannot log in. */
  readonly ghost: boolean;
  readonly club: ClubId | null;
}

/** Creates an account with a generated password, returned only once. The creating club becomes its home club. */
export async function createAccount(
  deps: AccountDeps,
  actor: Actor,
  { username, club, ...fields }: NewAccount,
): Promise<{ id: AccountId; password: string }> {
  allow(actor, { do: 'createAccount', level: fields.level, club });
  requireBirthDate(deps, fields.birthDate);
  await requireFreeFideNumber(deps, username, fields.fideNumber);
  if (club !== null) orNotFound(await readClub(deps.db, club));
  const password = fields.ghost ? '' : readablePassword();
  const passwordHash = fields.ghost ? null : await deps.passwords.hash(password);
  const now = deps.now();
  orRefuse(
    await commit(deps.db, {
      writes: [
        ...(await insertNamed(deps.db, {
          ...fields,
          id: username,
          homeClub: club,
          passwordHash,
          passwordIsGiven: passwordHash !== null,
          createdAt: now,
        })),
        ...(club === null ? [] : [insertClubMember(deps.db, { club, account: username, joinedAt: now })]),
      ],
      unique: [USERNAME_UNIQUE],
    }),
  );
  return { id: username, password };
}
