import type { Write } from '../../db/commit.ts';
import { insertMessage } from '../../db/write/message.ts';
import type { AccountId } from '../../domain/ids.ts';
import type { Notice } from '../../domain/message.ts';
import type { Deps } from '../deps.ts';

/**
 * The write by which the program tells somebody what another one did with the account: it goes with what was done.
 * Nobody is told what he did himself.
 */
export const tell = ({ db, now }: Deps, account: AccountId, notice: Notice): Write[] =>
  account === notice.by ? [] : [insertMessage(db, { account, content: notice, sentAt: now() })];
