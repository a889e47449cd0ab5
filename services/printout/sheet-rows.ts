import { BYE } from '../../contract/http/codes.ts';
import { byBoard, byRank, byTeamRank } from '../../contract/tournament/page-delta.ts';
import { roundStates } from '../../contract/tournament/page-rounds.ts';
import type { PairingView, ParticipantView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { shownRound as roundOf, standingsRound } from '../../domain/tournament/rounds/current-round.ts';
import { orNotFound } from '../refusal.ts';

/** The rows of sheets, from a page as its viewer sees it. */

export type People = ReadonlyMap<string, ParticipantView>;

export const peopleOf = ({ participants }: TournamentPage): People =>
  new Map(participants.map((row) => [row.account, row]));

/** The last name first, as in lists; the user name if names are hidden. */
export function listedName({ firstName: first, lastName: last, username }: ParticipantView): string {
  return [last, first].filter((part) => part !== '').join(', ') || username;
}

export const titled = (title: string | null, name: string): string => (title ? `${title} ${name}` : name);

/** The name with the title, for a player at a board. */
export function sideName(people: People, account: string): string {
  const row = people.get(account);
  return row === undefined ? '' : titled(row.title, listedName(row));
}

export const isGame = ({ white, black }: PairingView): boolean => white !== BYE && black !== BYE;

export const aloneIn = ({ white, black }: PairingView): string => (white === BYE ? black : white);

export const boardName = ({ match, board }: PairingView): string =>
  match === undefined ? String(board) : `${match}.${board}`;

/** The boards of a round, with byes last. */
export const boardsIn = ({ pairings }: TournamentPage, round: number): readonly PairingView[] =>
  pairings
    .filter((pairing) => pairing.round === round)
    .sort((one, other) => Number(isGame(other)) - Number(isGame(one)) || byBoard(one, other));

export const pairedRounds = ({ rounds }: TournamentPage): readonly number[] =>
  rounds.filter(({ paired }) => paired).map(({ number }) => number);

/** Refuses rounds that are not paired. */
export const pairedRound = (page: TournamentPage, round: number): number =>
  orNotFound(
    pairedRounds(page).find((number) => number === round),
    'noSuchRound',
  );

/** The default round, the same as on the tournament page. */
export const shownRound = (page: TournamentPage): number => roundOf(roundStates(page));

/** The last round that the standings include; null while a round is in progress. */
export const standingsAfter = (page: TournamentPage): number | null => standingsRound(roundStates(page));

export const inOrder = ({ participants }: TournamentPage): readonly ParticipantView[] => [...participants].sort(byRank);

export const teamsInOrder = ({ teams }: TournamentPage): TournamentPage['teams'] => [...teams].sort(byTeamRank);

/** The players whose points include a draw for a postponed or adjourned game. */
export const withOpenGame = ({ pairings }: TournamentPage): ReadonlySet<string> =>
  new Set(
    pairings.flatMap(({ white, black, postponed, result }) => (postponed && result === null ? [white, black] : [])),
  );
