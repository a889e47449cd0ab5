import type { UniqueRule } from '../../db/commit.ts';

/** Tournament ids are unique regardless of case. */
export const ID_TAKEN: readonly UniqueRule<'idTaken'>[] = [
  { violates: 'tournaments_id_any_case', otherwise: 'idTaken' },
  { violates: 'tournaments.id', otherwise: 'idTaken' },
];
