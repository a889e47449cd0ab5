import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from '../../../web/ui/layout/card.tsx';
import { DataTable } from '../../../web/ui/table/data-table.tsx';
import { show } from '../../support/web/render.tsx';

it('a table with the name of its section adds no landmark of that name', async () => {
  show(
    <Card title="Current lists">
      <DataTable
        caption="Current lists"
        columns={[{ id: 'name', header: 'List', cell: (name: string) => name }]}
        rows={['NOR']}
        rowKey={(name) => name}
      />
    </Card>,
  );
  expect(await screen.findByRole('table', { name: 'Current lists' })).toBeDefined();
  expect(screen.getAllByRole('region', { name: 'Current lists' })).toHaveLength(1);
});
