/** The cross table of the teams of a tournament, from the page that the user sees (formats sheet, section 9). */
import { BYES, type Bye, type Color, opposite } from '../../domain/tournament/value/field.ts';
import { FORMATS } from '../../domain/tournament/value/formats.ts';
import { GAME_RESULTS, isForfeit, type Side, sideOf } from '../../domain/tournament/value/game-result.ts';
import { BYE } from '../http/codes.ts';
import { byTeamRank } from './page-delta.ts';
import type { MatchView, PairingView, TeamRow, TournamentPage } from './tournaments.ts';

type Played = Pick<TournamentPage, 'tournament' | 'participants' | 'pairings' | 'teams' | 'matches'>;

/** A team's score against another one: in a match, or in all games of members who play individually. */
export interface TeamCrossMeeting {
  readonly kind: 'meeting';
  /** Null if the games of several rounds are added up. */
  readonly round: number | null;
  /** The opponent's line in the table, from 1; null if the games of a round were against several teams. */
  readonly opponentLine: number | null;
  readonly opponent: TeamRow | null;
  /** Game points so far; null without any, and if the user may not see them. */
  readonly points: number | null;
  readonly opponentPoints: number | null;
  /** The outcome of the match; null until it is over, and without matches. */
  readonly side: Side | null;
  /** The number of unfinished games, if members play individually. */
  readonly pending: number;
}

export interface TeamCrossBye {
  readonly kind: 'bye';
  readonly round: number;
  readonly bye: Bye;
}

export type TeamCrossEntry = TeamCrossMeeting | TeamCrossBye;

export interface TeamCrossRow {
  readonly line: number;
  readonly team: TeamRow;
  readonly entries: readonly TeamCrossEntry[];
}

export interface TeamCrossTable {
  /** The columns are opponents by their lines, or rounds. */
  readonly columns: 'opponents' | 'rounds';
  readonly rows: readonly TeamCrossRow[];
}

/** With more teams, tables of members who play individually have a column per round instead of per team. */
export const MOST_TEAM_COLUMNS = 20;

/**
 * Teams against teams. A round robin has a column per team, other formats one per round; a cell has the team's game
 * points and the result of its match. `mostColumns` limits the number of opponent columns.
 */
export function teamCrossTable(page: Played, mostColumns = Number.MAX_SAFE_INTEGER): TeamCrossTable {
  const { paired, defaultMeetings } = FORMATS[page.tournament.kind];
  const teams = [...page.teams].sort(byTeamRank);
  const ofMembers = paired === 'teamPlayers';
  const most = ofMembers ? Math.min(mostColumns, MOST_TEAM_COLUMNS) : mostColumns;
  const columns = (defaultMeetings !== null || ofMembers) && teams.length <= most ? 'opponents' : 'rounds';
  const lineOf = new Map(teams.map(({ teamId }, at) => [teamId, at + 1]));
  const entries = ofMembers ? memberEntries(page, columns) : matchEntries(page);
  const rows = teams.map(
    (team, at): TeamCrossRow => ({
      line: at + 1,
      team,
      entries: (entries.get(team.teamId) ?? []).map((entry): TeamCrossEntry => {
        if (entry.kind === 'bye') return entry;
        const { against, ...meeting } = entry;
        const line = against === null ? undefined : lineOf.get(against);
        return {
          ...meeting,
          opponentLine: line ?? null,
          opponent: line === undefined ? null : (teams[line - 1] ?? null),
        };
      }),
    }),
  );
  return { columns, rows };
}

interface Meeting extends Omit<TeamCrossMeeting, 'opponent' | 'opponentLine'> {
  readonly against: string | null;
}

type Entries = Map<string, (Meeting | TeamCrossBye)[]>;

function matchEntries({ matches = [] }: Played): Entries {
  const entries: Entries = new Map();
  for (const match of [...matches].sort((one, other) => one.round - other.round)) {
    for (const color of ['white', 'black'] as const) {
      const team = match[color];
      if (team === BYE) continue;
      const { round, bye } = match;
      add(entries, team, bye === null ? meetingOf(match, color) : { kind: 'bye', round, bye });
    }
  }
  return entries;
}

function meetingOf(match: MatchView, color: Color): Meeting {
  const { round, result, whitePoints: white, blackPoints: black } = match;
  // Without a point on either side no game is finished yet.
  const points = result === null && (white ?? 0) + (black ?? 0) === 0 ? null : { white, black };
  return {
    kind: 'meeting',
    round,
    against: match[opposite(color)],
    points: points?.[color] ?? null,
    opponentPoints: points?.[opposite(color)] ?? null,
    side: result === null ? null : sideOf(result, color),
    pending: 0,
  };
}

/** The games of each team's members: by opposing team, or by round including the points of byes. */
function memberEntries(page: Played, columns: TeamCrossTable['columns']): Entries {
  const teamOf = new Map(page.participants.map(({ account, team }) => [account, team]));
  const sums = new Map<string, Map<string, Meeting>>();
  for (const pairing of page.pairings) {
    for (const color of ['white', 'black'] as const) {
      const [team, against] = [teamOf.get(pairing[color]), teamOf.get(pairing[opposite(color)])];
      if (team === undefined || team === null) continue;
      if (columns === 'opponents' && (against === undefined || against === null)) continue;
      const key = columns === 'opponents' ? String(against) : String(pairing.round);
      const own = sums.get(team) ?? new Map<string, Meeting>();
      const start: Meeting = {
        ...NOTHING,
        round: columns === 'opponents' ? null : pairing.round,
        against: columns === 'opponents' ? (against ?? null) : null,
      };
      sums.set(team, own.set(key, withGame(page, own.get(key) ?? start, pairing, color)));
    }
  }
  return new Map([...sums].map(([team, meetings]) => [team, [...meetings.values()]]));
}

const NOTHING: Omit<Meeting, 'round' | 'against'> = {
  kind: 'meeting',
  points: null,
  opponentPoints: null,
  side: null,
  pending: 0,
};

function withGame({ tournament }: Played, sum: Meeting, pairing: PairingView, color: Color): Meeting {
  const own = pointsOf(tournament, pairing, color);
  if (own === null) return { ...sum, pending: sum.pending + 1 };
  const theirs = pointsOf(tournament, pairing, opposite(color));
  return {
    ...sum,
    points: (sum.points ?? 0) + own,
    opponentPoints: (sum.opponentPoints ?? 0) + (theirs ?? 0),
  };
}

/** The points of one side of a pairing; null until the game is over. */
function pointsOf(tournament: Played['tournament'], pairing: PairingView, color: Color): number | null {
  const { byePoints: byes, winPoints, drawPoints, lossPoints } = tournament;
  if (pairing[color] === BYE) return 0;
  if (pairing[opposite(color)] === BYE) {
    return byes[BYES.find((known) => known === pairing.result) ?? 'pairing-allocated'];
  }
  const result = GAME_RESULTS.find((known) => known === pairing.result);
  if (result === undefined) return null;
  const side = sideOf(result, color);
  if (side === 'loss' && isForfeit(result)) return 0;
  return { win: winPoints, draw: drawPoints, loss: lossPoints }[side];
}

function add(entries: Entries, team: string, entry: Meeting | TeamCrossBye): void {
  entries.set(team, [...(entries.get(team) ?? []), entry]);
}

/** The sign of a bye in a cell. */
export const BYE_SIGNS = {
  'pairing-allocated': '+',
  'full-point': '+',
  'half-point': '½',
  'zero-point': '−',
} as const satisfies Record<Bye, string>;
