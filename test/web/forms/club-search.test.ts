import { describe, expect, it } from 'vitest';
import { listSearch, manageSearch, tablesSearch } from '../../../web/app/search.ts';
import { CLUB_TABS } from '../../../web/features/clubs/tabs.ts';

describe('the address of a page with several tables', () => {
  const read = tablesSearch(['members', 'tournaments'], listSearch);

  it('the address of a page with several tables keeps which part of each table is shown', () => {
    expect(read({ members: { page: 2, q: 'åse' }, tournaments: { size: 50 } })).toEqual({
      members: { page: 2, q: 'åse' },
      tournaments: { size: 50 },
    });
  });

  it('the address of a page with several tables drops unknown tables and invalid values', () => {
    expect(read({ members: 'all', tournaments: { page: -1 }, others: { page: 2 } })).toEqual({});
  });
});

describe('the address of a management', () => {
  const read = manageSearch(CLUB_TABS);

  it('the address of a management page keeps what is managed, and which part is shown', () => {
    expect(read({ id: 'oss', tab: 'members', sort: '-name' })).toEqual({ id: 'oss', tab: 'members', sort: '-name' });
    expect(read({ id: 1884, clubs: ['a', 'b'] })).toEqual({ id: '1884', clubs: ['a', 'b'] });
  });

  it('the address of a management page drops an unknown tab and invalid clubs', () => {
    expect(read({ tab: 'clubs', clubs: 'all' })).toEqual({});
  });
});
