import { and, eq, or, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Hosts } from '../domain/access/policy.ts';
import { isOneOf } from './bulk.ts';

interface HostColumns {
  readonly organiserType: SQLiteColumn;
  readonly organiser: SQLiteColumn;
}

/** The condition that a row belongs to one of these hosts. */
export const hostedBy = ({ organiserType, organiser }: HostColumns, hosts: Hosts): SQL | undefined =>
  hosts === 'everybody'
    ? undefined
    : or(
        and(eq(organiserType, 'club'), isOneOf(organiser, hosts.clubs)),
        and(eq(organiserType, 'organization'), isOneOf(organiser, hosts.organizations)),
      );
