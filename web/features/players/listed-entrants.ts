import type { z } from 'zod';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import type { entrantsPayload } from '../../../contract/tournament/entrants.ts';
import { nonNull } from '../../../domain/kernel/given.ts';
import { DEFAULT_COUNTRY } from '../../../domain/kernel/limits.ts';
import { searchKey } from '../../../domain/lib/search-key.ts';
import type { ListedEntrant, ListedLine, ListFault } from '../../../domain/tournament/value/entry-list.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';

type Account = TournamentPlayers['accounts'][number];

/** The outcome of a line of the list. */
export type PreviewLine = { readonly line: number; readonly name: string } & (
  | { readonly kind: 'guest'; readonly entrant: ListedEntrant }
  | { readonly kind: 'account'; readonly entrant: ListedEntrant; readonly account: Account }
  | { readonly kind: 'fault'; readonly fault: ListFault | 'entered' }
);

/**
 * Resolves each line of a list: an account (by FIDE number, or by a unique name), a guest, or a fault. A player who is
 * in the tournament by that name is not entered again.
 */
export function previewOf(
  list: readonly ListedLine[],
  { accounts, participants }: Pick<TournamentPlayers, 'accounts' | 'participants'>,
) {
  const entered = new Set(participants.map((row) => keyOf(row.firstName, row.lastName)));
  return list.map((listed): PreviewLine => {
    const { line } = listed;
    if (listed.kind === 'fault') return { kind: 'fault', line, name: listed.text, fault: listed.fault };
    const { entrant } = listed;
    const name = `${entrant.firstName} ${entrant.lastName}`;
    if (entered.has(keyOf(entrant.firstName, entrant.lastName))) return { kind: 'fault', line, name, fault: 'entered' };
    const account = accountOf(entrant, accounts);
    return account === undefined
      ? { kind: 'guest', line, name, entrant }
      : { kind: 'account', line, name, entrant, account };
  });
}

function accountOf(entrant: ListedEntrant, accounts: readonly Account[]): Account | undefined {
  if (entrant.fideNumber !== null) {
    const known = accounts.find(({ fideNumber }) => fideNumber === entrant.fideNumber);
    if (known !== undefined) return known;
  }
  const key = keyOf(entrant.firstName, entrant.lastName);
  const namesakes = accounts.filter((one) => keyOf(one.firstName, one.lastName) === key);
  const [only] = namesakes;
  // A different FIDE number is a different person.
  const isOther = only?.fideNumber !== null && entrant.fideNumber !== null;
  return namesakes.length === 1 && !isOther ? only : undefined;
}

const keyOf = (firstName: string, lastName: string): string => searchKey(`${firstName} ${lastName}`);

export const entrantsOf = (lines: readonly PreviewLine[]): CamelKeys<z.input<typeof entrantsPayload>> => ({
  accounts: lines.flatMap((line) => (line.kind === 'account' ? [line.account.id] : [])),
  guests: lines.flatMap((line) => (line.kind === 'guest' ? [guestOf(line.entrant)] : [])),
});

const guestOf = ({
  firstName,
  lastName,
  rating,
  club,
  fideNumber,
  nationalId,
  title,
  birthDate,
  sex,
}: ListedEntrant) => ({
  firstName,
  lastName,
  title,
  fideRating: rating,
  fideNumber,
  nationalId,
  federation: DEFAULT_COUNTRY,
  club,
  birthDate,
  ...nonNull({ sex }),
});
