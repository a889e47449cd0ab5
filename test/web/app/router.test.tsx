import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeRouter } from '../../../web/app/router.tsx';
import { userQuery } from '../../../web/queries/account.ts';
import { tournamentPlayersQuery } from '../../../web/queries/tournament.ts';
import { anArbiter } from '../../support/web/tournament-pages.ts';

/** What a page is given of the search part of its address. */
async function searchOf(address: string): Promise<Record<string, unknown>> {
  const router = makeRouter(new QueryClient());
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  return { ...router.state.matches.at(-1)?.search };
}

describe('the address of the log-in', () => {
  it('the log-in page is given the path of this site to return to', async () => {
    expect((await searchOf('/login?path=%2Ftournament%2Fview%2Fopen')).path).toBe('/tournament/view/open');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'the log-in page is given no path to return to if its address has the path %s',
    async (path) => {
      expect((await searchOf(`/login?path=${encodeURIComponent(path)}`)).path).toBeUndefined();
    },
  );

  it('the log-in page is given no other address to return to', async () => {
    const { path, ...rest } = await searchOf('/login?path=%2F&returnTo=https%3A%2F%2Fevil.example');
    expect([path, rest.returnTo]).toEqual(['/', undefined]);
  });
});

describe('a page whose forms depend on the state', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('the participants page refetches its state before it opens if the cached state is out of date', async () => {
    const { queryKey } = tournamentPlayersQuery('open');
    const queryClient = new QueryClient();
    queryClient.setQueryData(userQuery.queryKey, anArbiter('kari'));
    queryClient.setQueryData(queryKey, { started: false } as never);
    await queryClient.invalidateQueries({ queryKey });
    vi.stubGlobal('fetch', async () => Response.json({ started: true }));
    const router = makeRouter(queryClient);
    router.update({
      ...router.options,
      history: createMemoryHistory({ initialEntries: ['/tournament/players/open'] }),
    });
    await router.load();
    expect(queryClient.getQueryData(queryKey)).toEqual({ started: true });
  });
});
