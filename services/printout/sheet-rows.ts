import { BYE } from '../../contract/codes.ts';
import { byBoard, byRank } from '../../contract/page-delta.ts';
import type { PairingView, ParticipantView, TournamentPage } from '../../contract/tournaments.ts';
import { BYES } from '../../domain/tournament/field.ts';
import { found } from '../refusal.ts';

/** The rows of sheets, of a page as its reader is shown it. */

type People = ReadonlyMap<string, ParticipantView>;

export const peopleOf = ({ participants }: TournamentPage): People =>
  new Map(participants.map((row) => [row.account, row]));

/** The last name first, as lists have it; the user name where names are not shown. */
export function listedName({ first_name: first, last_name: last, username }: ParticipantView): string {
  return [last, first].filter((part) => part !== '').join(', ') || username;
}

/** The name with the title, of somebody at a board. */
export function sideName(people: People, account: string): string {
  const row = people.get(account);
  return row === undefined ? '' : `${row.title ?? ''} ${listedName(row)}`.trim();
}

export const isGame = ({ white, black }: PairingView): boolean => white !== BYE && black !== BYE;

/** Who has no opponent. */
export const aloneIn = ({ white, black }: PairingView): string => (white === BYE ? black : white);

export const boardName = ({ match, board }: PairingView): string =>
  match === undefined ? String(board) : `${match}.${board}`;

/** The boards of a round, those without an opponent last. */
export const boardsIn = ({ pairings }: TournamentPage, round: number): readonly PairingView[] =>
  pairings
    .filter((pairing) => pairing.round === round)
    .sort((one, other) => Number(isGame(other)) - Number(isGame(one)) || byBoard(one, other));

/** The rounds that are paired, in their order. */
export const pairedRounds = ({ rounds }: TournamentPage): readonly number[] =>
  rounds.filter(({ paired }) => paired).map(({ number }) => number);

/** A round that is paired, or a refusal. */
export const pairedRound = (page: TournamentPage, round: number): number =>
  found(
    pairedRounds(page).find((number) => number === round),
    'noSuchRound',
  );

/** The first round with a game that is not over, else the last that is paired: what people come to see. */
export function currentRound(page: TournamentPage): number {
  const open = page.pairings.filter((one) => isGame(one) && one.result === null).map(({ round }) => round);
  return open.length > 0 ? Math.min(...open) : Math.max(0, ...pairedRounds(page));
}

/** The last round in which something was decided over a board; 0 before the first. */
export const lastPlayed = ({ pairings }: TournamentPage): number =>
  Math.max(
    0,
    ...pairings
      .filter(({ result }) => result !== null && !BYES.some((bye) => bye === result))
      .map(({ round }) => round),
  );

export const inOrder = ({ participants }: TournamentPage): readonly ParticipantView[] => [...participants].sort(byRank);

const LAST = Number.MAX_SAFE_INTEGER;

export const teamsInOrder = ({ teams }: TournamentPage): TournamentPage['teams'] =>
  [...teams].sort((one, other) => (one.rank ?? LAST) - (other.rank ?? LAST) || one.seed - other.seed);
