/**
 * Who plays for a team (formats sheet, sections 1 and 8). Before the line-ups of a match close, a captain says who plays;
 * those sit in the order of the team's list. Without his word they are the first of the list who are there.
 */
import type { AccountId, TeamId } from '../ids.ts';
import { lineUp, matchBoards } from '../pairing/team-boards.ts';
import type { Millis } from '../time.ts';
import { newBoard } from './change.ts';
import { boardsOfMatch, isLineUpOpen } from './match.ts';
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
export function areLineUpsClosing({ lineUps }: Match, round: Pick<Round, 'startAt'>, now: Millis): boolean {
  const closeAt = lineUpsCloseAt(round);
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

/** The match with its boards: its line-ups are closed. An empty chair loses without play, and a team that has withdrawn has nobody. */
export function seated(tournament: Tournament, round: number, match: Match): Match {
  const boards = boardsOfMatch(tournament.settings);
  const playing = (side: 'white' | 'black'): readonly AccountId[] => {
    const team = teamIn(tournament, match[side]);
    const named = match.lineUps?.[side] ?? null;
    if (team === undefined || !isPresent(team, round)) return [];
    const isPlaying = ({ account }: Player): boolean => named === null || named.includes(account);
    return lineUp(availableIn(round, team), boards, isPlaying).map(({ account }) => account);
  };
  const seats = matchBoards(playing('white'), playing('black'), boards);
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
