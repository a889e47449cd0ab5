import { asc, eq } from 'drizzle-orm';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Db } from '../../client.ts';
import {
  accounts,
  calendarAddresses,
  passkeys,
  pictures,
  pushDevices,
  recoveryCodes,
  sessions,
} from '../../schema/index.ts';

/** The account, and how it logs in and is reached. Its secrets are not read. */
export const accountQueries = (db: Db, account: AccountId) => ({
  own: db.select().from(accounts).where(eq(accounts.id, account)),
  logIns: db
    .select({ device: sessions.device, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.account, account))
    .orderBy(asc(sessions.createdAt)),
  keys: db
    .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.account, account)),
  recoveryMails: db
    .select({ createdAt: recoveryCodes.createdAt, expiresAt: recoveryCodes.expiresAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.account, account)),
  calendars: db
    .select({ createdAt: calendarAddresses.createdAt })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.account, account)),
  devices: db
    .select({ endpoint: pushDevices.endpoint, language: pushDevices.language, createdAt: pushDevices.createdAt })
    .from(pushDevices)
    .where(eq(pushDevices.account, account)),
  uploads: db
    .select({ hash: pictures.hash, type: pictures.type, uploadedAt: pictures.uploadedAt })
    .from(pictures)
    .where(eq(pictures.account, account)),
});
