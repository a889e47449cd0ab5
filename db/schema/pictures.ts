import { customType, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { PICTURE_TYPES } from '../../domain/lib/picture-type.ts';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/** Bytes; D1 returns them as a list of numbers. */
const bytesOf = customType<{ data: Uint8Array; driverData: ArrayBuffer | Uint8Array | readonly number[] }>({
  dataType: () => 'blob',
  fromDriver: (stored) => (stored instanceof ArrayBuffer ? new Uint8Array(stored) : Uint8Array.from(stored)),
});

/** Uploaded pictures. Pages have their addresses, which contain the hash. */
export const pictures = sqliteTable(
  'pictures',
  {
    /** SHA-256 of the bytes, in hexadecimal digits. */
    hash: text('hash').primaryKey(),
    type: text('type', { enum: PICTURE_TYPES }).notNull(),
    /** Null where the object storage has them. */
    bytes: bytesOf('bytes'),
    /** Who has uploaded it; null once that account is erased. */
    account: text('account')
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: 'set null' }),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [index('pictures_account').on(table.account), index('pictures_uploaded').on(table.uploadedAt)],
);
