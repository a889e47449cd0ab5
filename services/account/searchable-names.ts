import type { NamesOf } from '../../db/read/account-search.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import { asId, type ClubId } from '../../domain/kernel/ids.ts';

/**
 * Whose names may be searched: members of clubs whose names the user may see, and everybody who shows theirs (D-78).
 */
export function searchableNames(actor: Actor): NamesOf {
  if (actor.kind === 'visitor') return [];
  if (actor.level === 3) return 'everybody';
  return Object.keys(actor.clubs)
    .map((club) => asId<ClubId>(club))
    .filter((club) => can(actor, { do: 'seeNames', of: { type: 'club', id: club } }));
}
