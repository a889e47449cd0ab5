import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { tournamentPage } from '../../contract/tournament/tournaments.ts';
import { PAGE_SHAPE } from '../../web/offline/offline-tournaments.ts';

it('copies for reading offline have a new cache where the page of a tournament has other fields', () => {
  const schema = z.toJSONSchema(tournamentPage, { unrepresentable: 'any' });
  expect(PAGE_SHAPE).toBe(createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 8));
});
