import type { Write } from '../../db/commit.ts';
import { insertMessage, tellCaptainsOf, tellOrganisersOf } from '../../db/write/message.ts';
import type { Owner } from '../../domain/access/policy.ts';
import type { AccountId } from '../../domain/ids.ts';
import type { CallNotice, Deed, DisputeNotice, MatchNotice } from '../../domain/message.ts';
import type { Deps } from '../deps.ts';

/**
 * The write by which the program tells somebody what another one did with the account: it goes with what was done.
 * Nobody is told what he did himself.
 */
export const tell = ({ db, now }: Deps, account: AccountId, notice: Deed): Write[] =>
  account === notice.by ? [] : [insertMessage(db, { account, content: notice, sentAt: now() })];

/** The same for the captains of a team. */
export const tellCaptains = ({ db, now }: Deps, notice: MatchNotice): Write =>
  tellCaptainsOf(db, notice.team, notice, now());

/** And for those who run the tournaments of a host. */
export const tellOrganisers = ({ db, now }: Deps, host: Owner, notice: DisputeNotice | CallNotice): Write =>
  tellOrganisersOf(db, host, notice, now());
