import { describe, expect, it } from 'vitest';
import { snakeKeys } from '../../../contract/codec/case.ts';
import { entrantsPayload } from '../../../contract/tournament/entrants.ts';
import { readEntries } from '../../../domain/tournament/value/entry-list.ts';
import { entrantsOf, previewOf } from '../../../web/features/players/listed-entrants.ts';

const account = (id: string, firstName: string, lastName: string, fideNumber: number | null) => ({
  id,
  firstName,
  lastName,
  fideNumber,
  fideRating: null,
  title: null,
  club: 'Oslo',
});
const DATA = {
  accounts: [
    account('ola', 'Ola', 'Nordmann', 1500042),
    account('per', 'Per', 'Hansen', null),
    account('per2', 'Per', 'Hansen', null),
    account('gro', 'Gro', 'Ås', 1500099),
  ],
  participants: [],
};
const kinds = (text: string) =>
  previewOf(readEntries(text).lines, DATA).map((line) => (line.kind === 'account' ? line.account.id : line.kind));

describe('the preview of a list', () => {
  it('the preview of a player list matches an account by FIDE number, or by a name that only one account has', () => {
    expect(kinds('O. Nordmann;;;1500042')).toEqual(['ola']);
    expect(kinds('Ås, GRO')).toEqual(['gro']);
    expect(kinds('Per Hansen')).toEqual(['guest']);
    expect(kinds('Gro Ås;;;1500001')).toEqual(['guest']);
  });

  it('a player list of forty guests is sent as one valid request', () => {
    const forty = Array.from(
      { length: 40 },
      (_, at) => `Spiller${'abcdefghij'[at % 10]}${'abcd'[Math.floor(at / 10)]}, Nr; ${1000 + at};;;;2012;k`,
    );
    const sent = entrantsPayload.parse(snakeKeys(entrantsOf(previewOf(readEntries(forty.join('\n')).lines, DATA))));
    expect(sent.guests).toHaveLength(40);
    expect(sent.guests[0]).toMatchObject({ fide_rating: 1000, birth_date: '2012-01-01', sex: 'F' });
  });
});
