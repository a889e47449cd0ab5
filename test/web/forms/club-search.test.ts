import { describe, expect, it } from 'vitest';
import { CLUB_TABLES, CLUB_TABS, manageSearch, tablesSearch } from '../../../web/search/club-search.ts';

describe('the address of a page with several tables', () => {
  const read = tablesSearch(CLUB_TABLES);

  it('keeps which part of each is shown', () => {
    expect(read({ members: { page: 2, q: 'åse' }, tournaments: { size: 50 } })).toEqual({
      members: { page: 2, q: 'åse' },
      tournaments: { size: 50 },
    });
  });

  it('loses what is no table, or no part of one', () => {
    expect(read({ members: 'all', tournaments: { page: -1 }, others: { page: 2 } })).toEqual({});
  });
});

describe('the address of a management', () => {
  const read = manageSearch(CLUB_TABS);

  it('keeps what is managed, and which part of the work is shown', () => {
    expect(read({ id: 'oss', tab: 'members', sort: '-name' })).toEqual({ id: 'oss', tab: 'members', sort: '-name' });
    expect(read({ id: 1884, clubs: ['a', 'b'] })).toEqual({ id: '1884', clubs: ['a', 'b'] });
  });

  it('loses a part that there is not', () => {
    expect(read({ tab: 'clubs', clubs: 'all' })).toEqual({});
  });
});
