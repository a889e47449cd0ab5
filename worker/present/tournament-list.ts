import type { TournamentList, TournamentListQuery } from '../../contract/tournament/lists.ts';
import type { ListOrder } from '../../db/read/tournament/tournament-lists.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import type { ListedTournaments, ListRequest } from '../../services/tournament/lists.ts';
import { presentCalendarRow } from './tournament.ts';

/** The query of the list of all tournaments, parsed for reading. */
export const listRequest = ({
  q,
  status,
  place,
  kind,
  town,
  sort,
  limit,
  offset,
}: TournamentListQuery): ListRequest => ({
  text: q ?? '',
  state: status,
  online: place && place === 'online',
  format: kind,
  town,
  order: sort === undefined ? null : orderOf(sort),
  limit: limit ?? LIST_MAX_ROWS,
  offset: offset ?? 0,
});

function orderOf(sort: NonNullable<TournamentListQuery['sort']>): ListOrder {
  switch (sort) {
    case 'name':
    case 'start':
    case 'players':
      return { column: sort, isDescending: false };
    case '-name':
      return { column: 'name', isDescending: true };
    case '-start':
      return { column: 'start', isDescending: true };
    case '-players':
      return { column: 'players', isDescending: true };
  }
}

export const presentList = ({ rows, total, isMore, towns }: ListedTournaments): TournamentList => ({
  data: rows.map(presentCalendarRow),
  total,
  isMore,
  towns: [...towns],
});
