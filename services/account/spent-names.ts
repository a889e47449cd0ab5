import type { Db } from '../../db/client.ts';
import type { Write } from '../../db/commit.ts';
import { type AccountRow, insertAccount, refuseSpentName } from '../../db/write/account.ts';
import { type AccountId, asId, type NameHash } from '../../domain/ids.ts';
import { hashSecret } from './random-secrets.ts';

/** By which a name that was somebody's is known again, in any case of its letters. */
export const hashName = async (name: AccountId): Promise<NameHash> => asId(await hashSecret(name.toLowerCase()));

/** Makes an account, unless its name is taken or was the name of somebody whose account is erased: USERNAME_UNIQUE. */
export const insertNamed = async (db: Db, row: AccountRow): Promise<readonly [Write, Write]> => [
  refuseSpentName(db, await hashName(row.id)),
  insertAccount(db, row),
];
