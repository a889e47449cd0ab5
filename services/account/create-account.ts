import { commit } from '../../db/commit.ts';
import { readClub } from '../../db/read/club.ts';
import { USERNAME_UNIQUE } from '../../db/write/account.ts';
import { insertClubMember } from '../../db/write/club.ts';
import type { Actor, Level } from '../../domain/access/actor.ts';
import type { AccountId, ClubId } from '../../domain/ids.ts';
import { allow } from '../authority.ts';
import type { AccountDeps } from '../deps.ts';
import { found, orRefuse } from '../refusal.ts';
import { requireBirthDate } from './birth-date.ts';
import { readablePassword } from './random-secrets.ts';
import { insertNamed } from './spent-names.ts';

export interface NewAccount {
  readonly username: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly sex: 'M' | 'F';
  readonly fideNumber: number | null;
  readonly title: string | null;
  readonly fideRating: number | null;
  readonly federation: string;
  readonly region: string | null;
  readonly email: string | null;
  readonly level: Level;
  /** Stands in tables only and cannot log in. */
  readonly ghost: boolean;
  readonly club: ClubId | null;
}

/** Makes an account with a password of our choice, which is told this once. The club that makes it is its home. */
export async function createAccount(
  deps: AccountDeps,
  actor: Actor,
  { username, club, ...fields }: NewAccount,
): Promise<{ id: AccountId; password: string }> {
  allow(actor, { do: 'createAccount', level: fields.level, club });
  requireBirthDate(deps, fields.birthDate);
  if (club !== null) found(await readClub(deps.db, club));
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
