/** Line-ups (formats sheet, sections 1 and 8); without one the first available players are used. */
import type { AccountId, TeamId } from '../../kernel/ids.ts';
import type { Millis } from '../../kernel/time.ts';
import { lineUp, matchBoards } from '../../pairing/team-boards.ts';
import { isPresent } from '../guards/presence.ts';
import { lineUpsCloseAt } from '../rounds/schedule.ts';
import { newBoard } from '../value/change.ts';
import { type Color, opposite } from '../value/field.ts';
import {
  type Match,
  type Pairing,
  type Player,
  pairingsOf,
  type Round,
  type Team,
  type Tournament,
  teamIn,
} from '../value/state.ts';
import { boardsOfMatch, colorOnBoard, isLineUpOpen, matchOfTeam, sideInMatch } from './match.ts';
import { startOfMatch } from './match-day.ts';

export function areLineUpsClosing(
  { settings }: Pick<Tournament, 'settings'>,
  { match, round }: { readonly match: Match; readonly round: Pick<Round, 'startAt'> },
  now: Millis,
): boolean {
  const { lineUps } = match;
  const closeAt = lineUpsCloseAt(settings, startOfMatch(round, match));
  return closeAt === null || closeAt <= now || (lineUps !== null && lineUps.white !== null && lineUps.black !== null);
}

export const availableIn = (round: number, { members }: Pick<Team, 'members'>): readonly Player[] =>
  members.filter((member) => isPresent(member, round));

/** First round without boards for the team; after all paired rounds if there is none. */
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

/** Players from board 1: those named, or the first available ones. */
function toPlay(tournament: Tournament, round: number, match: Match, side: Color): readonly AccountId[] {
  const team = teamIn(tournament, match[side]);
  const named = match.lineUps?.[side] ?? null;
  if (team === undefined || !isPresent(team, round)) return [];
  const isPlaying = ({ account }: Player): boolean => named === null || named.includes(account);
  return lineUp(availableIn(round, team), boardsOfMatch(tournament.settings), isPlaying).map(({ account }) => account);
}

/** A team's own view of its line-up. Opponents see it only once the boards are made. */
export interface TeamLineUp {
  readonly opponent: TeamId;
  /** From board 1: the line-up that was handed in or would be used, later the actual players. */
  readonly players: readonly AccountId[];
  readonly available: readonly AccountId[];
  readonly isHandedIn: boolean;
  readonly closesAt: Millis | null;
  readonly isClosed: boolean;
}

/** Undefined if the team has no match in the round. */
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

function seatsOf({ boards, walkovers }: Match, side: Color): readonly AccountId[] {
  const seats = [
    ...boards.map((board) => ({ board: board.board, who: board[colorOnBoard(side, board.board)] })),
    ...walkovers.filter(({ board, color }) => color === colorOnBoard(side, board)),
  ];
  return seats.sort((a, b) => a.board - b.board).map(({ who }) => who);
}

export const openRoundsOf = ({ rounds }: Pick<Tournament, 'rounds'>, team: TeamId): readonly number[] =>
  rounds
    .filter((round) => {
      const match = matchOfTeam(round, team);
      return match !== undefined && isLineUpOpen(match);
    })
    .map(({ number }) => number);

/** Makes the boards and closes the line-ups. A missing player forfeits the board; a withdrawn team has no players. */
export function seated(tournament: Tournament, round: number, match: Match): Match {
  return seatedWith(tournament, match, {
    white: toPlay(tournament, round, match, 'white'),
    black: toPlay(tournament, round, match, 'black'),
  });
}

/** Changes one side's players on existing boards. */
export const reseated = (tournament: Tournament, match: Match, side: Color, players: readonly AccountId[]): Match =>
  seatedWith(tournament, match, {
    white: side === 'white' ? players : seatsOf(match, 'white'),
    black: side === 'black' ? players : seatsOf(match, 'black'),
  });

function seatedWith(
  tournament: Tournament,
  match: Match,
  { white, black }: Readonly<Record<Color, readonly AccountId[]>>,
): Match {
  const seats = matchBoards(white, black, boardsOfMatch(tournament.settings));
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
