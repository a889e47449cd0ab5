import { sameId } from '../../db/same-id.ts';
import { clubs, organizations } from '../../db/schema/index.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { type Owner, ownerOf } from '../../domain/access/policy.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

export interface NamedHost {
  readonly organiser: string;
  readonly organiserType: Owner['type'];
}

/** The club or organisation that is to host a tournament: it must exist, and the actor must run its tournaments. */
export async function resolveHost({ db }: Deps, actor: Actor, { organiser, organiserType }: NamedHost): Promise<Owner> {
  const table = organiserType === 'club' ? clubs : organizations;
  const [row] = await db.select({ id: table.id }).from(table).where(sameId(table.id, organiser));
  const host = ownerOf(organiserType, row?.id ?? organiser);
  allow(actor, { do: 'runTournaments', of: host });
  if (row === undefined) throw new Refusal('invalidInput');
  return host;
}
