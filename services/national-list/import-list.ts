import { readConfirmedMonth } from '../../db/read/fide.ts';
import { type NationalList, readNationalLists } from '../../db/read/national-list.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { ListMonth } from '../../domain/fide-list/month.ts';
import type { Result } from '../../domain/kernel/result.ts';
import { readNationalList } from '../../domain/rating/national-list.ts';
import { allow, personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orRefuse } from '../refusal.ts';
import type { NewNationalList, ReplacementRefusal } from './replace-list.ts';

export interface NationalListFile extends Omit<NewNationalList, 'players'> {
  readonly csv: string;
}

/** Replaces a list, one after the other. */
export type ReplaceList = (list: NewNationalList) => Promise<Result<true, ReplacementRefusal>>;

/** Imports a federation's list from its file; a file with a fault is refused as a whole. */
export async function importNationalList(
  actor: Actor,
  { csv, ...file }: NationalListFile,
  replace: ReplaceList,
): Promise<{ readonly players: number }> {
  allow(actor, { do: 'manageRatingLists' });
  const players = orRefuse(readNationalList(csv));
  orRefuse(await replace({ ...file, players }));
  return { players: players.length };
}

export interface ListsInPlace {
  readonly fide: ListMonth | null;
  readonly national: readonly NationalList[];
}

/** The lists that tournaments can be seeded by. */
export async function ratingLists(deps: Deps, actor: Actor): Promise<ListsInPlace> {
  personAsking(actor);
  const [fide, national] = await Promise.all([readConfirmedMonth(deps.db), readNationalLists(deps.db)]);
  return { fide: fide ?? null, national };
}
