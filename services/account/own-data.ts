import { type OwnRows, readOwnData } from '../../db/read/own-data.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';

export const ownData = (deps: Deps, actor: Actor): Promise<OwnRows> =>
  readOwnData(deps.db, personAsking(actor).account);
