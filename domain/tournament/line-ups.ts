/**
 * Who plays for a team (formats sheet, sections 1 and 8). Before the line-ups of a match close, a captain says who plays;
 * those sit in the order of the team's list. Without his word they are the first of the list who are there.
 */
import type { AccountId, TeamId } from '../ids.ts';
import { lineUp, matchBoards } from '../pairing/team-boards.ts';
import type { Millis } from '../time.ts';
import { newBoard } from './change.ts';
import { type Color, opposite } from './field.ts';
import { boardsOfMatch, colorOnBoard, isLineUpOpen, matchOfTeam, sideInMatch } from './match.ts';
import { startOfMatch } from './match-day.ts';
import { isPresent } from './presence.ts';
import { lineUpsCloseAt } from './schedule.ts';
import {
  type Match,
  type Pairing,
  type Player,
  pairingsOf,
  type Round,
  type Team,
  type Tournament,
  teamIn,
} from './state.ts';

/** Whether a captain comes too late, or both have said who plays. */
export function areLineUpsClosing(
  { settings }: Pick<Tournament, 'settings'>,
  { match, round }: { readonly match: Match; readonly round: Pick<Round, 'startAt'> },
  now: Millis,
): boolean {
  const { lineUps } = match;
  const closeAt = lineUpsCloseAt(settings, startOfMatch(round, match));
  return closeAt === null || closeAt <= now || (lineUps !== null && lineUps.white !== null && lineUps.black !== null);
}

/** The players of a team who are in the tournament in a round, in board order. */
export const availableIn = (round: number, { members }: Pick<Team, 'members'>): readonly Player[] =>
  members.filter((member) => isPresent(member, round));

/** The first round that a team's players have not been put to their boards for; after all that are paired where there is none. */
export const firstRoundToLineUp = ({ rounds }: Pick<Tournament, 'rounds'>, team: TeamId): number =>
  1 +
  Math.max(
    0,
    ...rounds
      .filter((round) => pairingsOf(round).some((pairing) => isLinedUp(pairing, team)))
      .map(({ number }) => number),
  );

function isLinedUp(pairing: Pairing, team: TeamId): boolean {
  switch (pairing.kind) {
    case 'match':
      return (pairing.white === team || pairing.black === team) && !isLineUpOpen(pairing);
    case 'bye':
      return pairing.who === team;
    case 'board':
      return false;
  }
}

/** Who is to play for a side of a match, from board 1 on: who has been named, or the first of the list who are there. */
function toPlay(tournament: Tournament, round: number, match: Match, side: Color): readonly AccountId[] {
  const team = teamIn(tournament, match[side]);
  const named = match.lineUps?.[side] ?? null;
  if (team === undefined || !isPresent(team, round)) return [];
  const isPlaying = ({ account }: Player): boolean => named === null || named.includes(account);
  return lineUp(availableIn(round, team), boardsOfMatch(tournament.settings), isPlaying).map(({ account }) => account);
}

/** What those who say who plays for a team are shown of its match. The other team's people never see it before the boards. */
export interface TeamLineUp {
  readonly opponent: TeamId;
  /** From board 1 on: who has been handed in or would be taken now, and once the boards are made who sits at them. */
  readonly players: readonly AccountId[];
  /** Who could play, in the order of the team's list. */
  readonly available: readonly AccountId[];
  readonly isHandedIn: boolean;
  readonly closesAt: Millis | null;
  readonly isClosed: boolean;
}

/** The line-up of a team in a round, or undefined where it has no match. */
export function teamLineUp(tournament: Tournament, number: number, id: TeamId, now: Millis): TeamLineUp | undefined {
  const round = tournament.rounds[number - 1];
  const team = teamIn(tournament, id);
  const match = round && matchOfTeam(round, id);
  if (round === undefined || team === undefined || match === undefined) return undefined;
  const side = sideInMatch(match, id);
  return {
    opponent: match[opposite(side)],
    players: isLineUpOpen(match) ? toPlay(tournament, number, match, side) : seatsOf(match, side),
    available: availableIn(number, team).map(({ account }) => account),
    isHandedIn: (match.lineUps?.[side] ?? null) !== null,
    closesAt: lineUpsCloseAt(tournament.settings, startOfMatch(round, match)),
    isClosed: !isLineUpOpen(match) || areLineUpsClosing(tournament, { match, round }, now),
  };
}

/** Who sits at the boards of a match for a side. */
function seatsOf({ boards, walkovers }: Match, side: Color): readonly AccountId[] {
  const seats = [
    ...boards.map((board) => ({ board: board.board, who: board[colorOnBoard(side, board.board)] })),
    ...walkovers.filter(({ board, color }) => color === colorOnBoard(side, board)),
  ];
  return seats.sort((a, b) => a.board - b.board).map(({ who }) => who);
}

/** The rounds for whose match somebody can still say who plays for a team. */
export const openRoundsOf = ({ rounds }: Pick<Tournament, 'rounds'>, team: TeamId): readonly number[] =>
  rounds
    .filter((round) => {
      const match = matchOfTeam(round, team);
      return match !== undefined && isLineUpOpen(match);
    })
    .map(({ number }) => number);

/** The match with its boards: its line-ups are closed. An empty chair loses without play, and a team that has withdrawn has nobody. */
export function seated(tournament: Tournament, round: number, match: Match): Match {
  const boards = boardsOfMatch(tournament.settings);
  const seats = matchBoards(
    toPlay(tournament, round, match, 'white'),
    toPlay(tournament, round, match, 'black'),
    boards,
  );
  return {
    ...match,
    lineUps: null,
    boards: seats.flatMap(({ board, white, black }) =>
      white === null || black === null ? [] : [newBoard(board, white, black)],
    ),
    walkovers: seats.flatMap(({ board, white, black }) => {
      if (white !== null && black !== null) return [];
      const who = white ?? black;
      return who === null ? [] : [{ board, who, color: white === null ? ('black' as const) : ('white' as const) }];
    }),
  };
}
