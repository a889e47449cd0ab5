import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { accountQueries } from './own-data/account-queries.ts';
import { actionQueries } from './own-data/action-queries.ts';
import { membershipQueries } from './own-data/membership-queries.ts';
import { messageQueries } from './own-data/message-queries.ts';
import { seasonQueries } from './own-data/season-queries.ts';
import { tournamentQueries } from './own-data/tournament-queries.ts';

/** Every row about an account, in one batch. Its secrets are not read. */
export async function readOwnData(db: Db, account: AccountId) {
  const {
    own: [own],
    ...rows
  } = await namedBatch(db, {
    ...accountQueries(db, account),
    ...membershipQueries(db, account),
    ...messageQueries(db, account),
    ...tournamentQueries(db, account),
    ...seasonQueries(db, account),
    ...actionQueries(db, account),
  });
  return { own, ...rows };
}

export type OwnRows = Awaited<ReturnType<typeof readOwnData>>;
