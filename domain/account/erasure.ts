import { ok, type Result, refuse } from '../result.ts';

/** What an account still has to do with others, who would be left alone by its erasure. */
export interface Obligations {
  /** Clubs and organisations of which it is the manager, by name. */
  readonly manages: readonly string[];
  /** Tournaments that are not over, in which it plays and has not withdrawn, by name. */
  readonly plays: readonly string[];
  /** Nobody else has the highest level. */
  readonly isLastOfTopLevel: boolean;
}

export type ErasureRefusal = 'managesStill' | 'playsStill' | 'lastOfTopLevel';

/** Rule ERASE-1: whoever leaves hands over what nobody else manages, and ends or gives up what he plays. */
export function mayBeErased({ manages, plays, isLastOfTopLevel }: Obligations): Result<true, ErasureRefusal> {
  if (isLastOfTopLevel) return refuse('lastOfTopLevel');
  if (manages.length > 0) return refuse('managesStill', { names: manages.join(', ') });
  if (plays.length > 0) return refuse('playsStill', { names: plays.join(', ') });
  return ok(true);
}

/** How chess books name a player whose name is not known (nomen nescio): what stands in old tables afterwards. */
export const NAMELESS = { firstName: 'N.', lastName: 'N.' } as const;
