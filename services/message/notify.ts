import { insertForCaptains, insertForOrganisers, insertMessage, type MessageWrite } from '../../db/write/message.ts';
import type { Owner } from '../../domain/access/policy.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { ActionNotice, CallNotice, DisputeNotice, MatchNotice } from '../../domain/message.ts';
import type { Deps } from '../deps.ts';

/** The write that notifies an account of somebody else's action, to be committed together with the action. */
export const notify = ({ db, now }: Deps, account: AccountId, notice: ActionNotice): MessageWrite[] =>
  account === notice.by ? [] : [insertMessage(db, { account, content: notice, sentAt: now() })];

/** The same for the captains of a team. */
export const notifyCaptains = ({ db, now }: Deps, notice: MatchNotice): MessageWrite =>
  insertForCaptains(db, notice.team, notice, now());

/** The same for the organisers of a host's tournaments. */
export const notifyOrganisers = ({ db, now }: Deps, host: Owner, notice: DisputeNotice | CallNotice): MessageWrite =>
  insertForOrganisers(db, host, notice, now());
