import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HealthPage } from '../../../web/features/health/health-page.tsx';
import { menusFor } from '../../../web/features/nav/menus.ts';
import { healthQuery } from '../../../web/queries/health.ts';
import { show } from '../../support/web/render.tsx';

const HEALTH = {
  hour: { requests: 12_345, succeeded: 12_000, refused: 340, limited: 7, failed: 5, statements: 678 },
  parkedMessages: 2,
  waitingMails: 3,
  databaseBytes: 1_280_000,
};

it("the operator's page shows the counts of the last hour and what waits, and says what is missing", () => {
  const { queryClient, update } = show(null);
  queryClient.setQueryData(healthQuery.queryKey, HEALTH);
  update(<HealthPage />);
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rowsOf('Last hour')).toEqual([
    ['Requests', '12,345'],
    ['Successful (2xx, 3xx)', '12,000'],
    ['Refused (4xx)', '340'],
    ['of these, by rate limits (429)', '7'],
    ['Failed (5xx)', '5'],
    ['Database statements', '678'],
  ]);
  expect(rowsOf('Now')).toEqual([
    ['Parked messages', '2'],
    ['Waiting e-mails to entrants', '3'],
    ['Size of the database', '1.3 MB'],
  ]);
  expect(screen.getAllByText(/counts of an instance that ended before are missing/)).toHaveLength(1);
});

it('only accounts of the highest level find it in the menu', () => {
  const person = { kind: 'person', account: 'ann', name: 'Ann', clubs: {}, organizations: {}, captainOf: [] } as never;
  const isOffered = (level: number) =>
    menusFor({ ...(person as object), level } as never).some(({ entries }) =>
      entries.some(({ to }) => to === '/health'),
    );
  expect([0, 1, 2, 3].map(isOffered)).toEqual([false, false, false, true]);
});
