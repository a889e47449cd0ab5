import { ok, type Result, refuse } from '../kernel/result.ts';

/** Obligations towards others that block or complicate the erasure of an account. */
export interface Obligations {
  /** Names of the clubs and organisations that the account manages. */
  readonly manages: readonly string[];
  /** Names of unfinished tournaments in which the account plays and has not withdrawn. */
  readonly plays: readonly string[];
  readonly isLastOfTopLevel: boolean;
}

export type ErasureRefusal = 'managesStill' | 'playsStill' | 'lastOfTopLevel';

/** ERASE-1: an account hands over what nobody else manages, and leaves its tournaments, before it is erased. */
export function mayBeErased({ manages, plays, isLastOfTopLevel }: Obligations): Result<true, ErasureRefusal> {
  if (isLastOfTopLevel) return refuse('lastOfTopLevel');
  if (manages.length > 0) return refuse('managesStill', { names: manages.join(', ') });
  if (plays.length > 0) return refuse('playsStill', { names: plays.join(', ') });
  return ok(true);
}

/** The anonymous player of chess literature (nomen nescio), shown in tables after erasure. */
export const NAMELESS = { firstName: 'N.', lastName: 'N.' } as const;
