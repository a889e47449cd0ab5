import type { UniqueRule } from '../../db/commit.ts';

/** The id of a tournament is given once, in whatever case. */
export const ID_TAKEN: readonly UniqueRule<'idTaken'>[] = [
  { violates: 'tournaments_id_any_case', otherwise: 'idTaken' },
  { violates: 'tournaments.id', otherwise: 'idTaken' },
];
