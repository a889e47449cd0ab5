import type { Db } from '../../db/client.ts';
import type { Write } from '../../db/commit.ts';
import { type AccountRow, insertAccount, refuseSpentName } from '../../db/write/account.ts';
import { type AccountId, asId, type NameHash } from '../../domain/kernel/ids.ts';
import { hashSecret } from './login/random-secrets.ts';

/** Recognises a former user name regardless of case. */
export const hashName = async (name: AccountId): Promise<NameHash> => asId(await hashSecret(name.toLowerCase()));

/** Inserts an account, unless its name is taken or belonged to an erased account: USERNAME_UNIQUE. */
export const insertNamed = async (db: Db, row: AccountRow): Promise<readonly [Write, Write]> => [
  refuseSpentName(db, await hashName(row.id)),
  insertAccount(db, row),
];
