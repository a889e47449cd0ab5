import type { AccountId, TeamId } from '../../kernel/ids.ts';
import { assert } from '../../kernel/result.ts';
import { visibleText } from '../../kernel/text.ts';
import { colorOnBoard, newMatch } from '../../tournament/teams/match.ts';
import { newBoard } from '../../tournament/value/change.ts';
import { opposite } from '../../tournament/value/field.ts';
import type { WithoutPlay } from '../../tournament/value/game-result.ts';
import type { Walkover } from '../../tournament/value/match-report.ts';
import {
  type Board,
  type FreeRound,
  type Match,
  type Pairing,
  type Player,
  type Team,
  UNRANKED_TEAM,
} from '../../tournament/value/state.ts';
import { teamMatchPointsOf } from '../../tournament/value/team-field.ts';
import type { TrfBoardOfMatch } from './team-boards.ts';
import type { TrfMatch, TrfTeamRound } from './team-rounds.ts';
import { asPublished, toBoard } from './to-boards.ts';
import type { ToldMatches, TrfTournament } from './to-tournament.ts';

export const importedTeams = (
  { teams, matches }: TrfTournament,
  entryOf: (player: number) => Player,
  idOf: (name: string) => TeamId,
): Team[] =>
  [...teams]
    .sort((one, other) => one.number - other.number)
    .map(({ number, name, players }, index) => ({
      ...UNRANKED_TEAM,
      kind: 'team',
      team: idOf(visibleText(name)),
      name: visibleText(name),
      seed: index + 1,
      // Files do not give the size of a class.
      memberCount: null,
      withdrawnFrom: matches === null ? null : withdrawalTold(matches, number),
      eliminated: false,
      members: players.map(entryOf),
    }));

/** No match or bye up to the last paired round, and zero-point byes in future ones. Null while active. */
export function withdrawalTold({ field: { rounds: announced }, rounds, byes }: ToldMatches, team: number) {
  const isOut = (round: number): boolean =>
    byes.some((bye) => bye.team === team && bye.bye === 'zero-point' && bye.round === round);
  for (let round = rounds.length + 1; round <= announced; round += 1) if (!isOut(round)) return null;
  const from = Math.max(0, ...rounds.map((round, index) => (hasEntry(round, team) ? index + 1 : 0))) + 1;
  return from <= announced ? from : null;
}

const hasEntry = ({ matches, byes }: TrfTeamRound, team: number): boolean =>
  matches.some(({ first, second }) => first === team || second === team) || byes.some((bye) => bye.team === team);

interface Named {
  readonly accountOf: (player: number) => AccountId;
  readonly teamOf: (number: number) => TeamId;
}

/** Matches in published order, then byes. A team missing in the file gets a zero-point bye unless it has withdrawn. */
export function matchesIn(told: TrfTournament, round: number, { accountOf, teamOf }: Named): Pairing[] {
  const { matches: all, teams } = told;
  const made = all?.rounds[round - 1];
  assert(all && made, `no teams are paired in round ${round}`);
  const inOrder = asPublished(made.matches, ({ first, second }) => [first, second], scoresBefore(all, round));
  const left = teams.filter(({ number }) => {
    const from = withdrawalTold(all, number);
    return !hasEntry(made, number) && (from === null || round < from);
  });
  const byes = [...made.byes, ...left.map(({ number }) => ({ team: number, bye: 'zero-point' as const }))];
  return [
    ...inOrder.map((match, index) => ({
      ...newMatch(index + 1, teamOf(match.first), teamOf(match.second)),
      ...played(told, match, round, accountOf),
    })),
    ...byes.map(({ team, bye }): FreeRound => ({ kind: 'bye', who: teamOf(team), bye })),
  ];
}

const scoresBefore = ({ field }: ToldMatches, round: number): ReadonlyMap<number, number> =>
  new Map(
    field.teams.map(({ number, results }) => [
      number,
      results.slice(0, round - 1).reduce((sum, result) => sum + teamMatchPointsOf(result, field), 0),
    ]),
  );

/** Empty before the line-ups are closed. */
function played(
  told: TrfTournament,
  { boards, forfeit }: TrfMatch,
  round: number,
  accountOf: Named['accountOf'],
): Partial<Match> {
  if (forfeit !== null) return { lineUps: null, forfeited: FORFEITS[forfeit] };
  if (boards.length === 0) return {};
  return {
    lineUps: null,
    boards: boards.flatMap((board, index) => boardIn(told, board, index + 1, round, accountOf)),
    walkovers: boards.flatMap((board, index) => walkoversOn(board, index + 1, accountOf)),
  };
}

const FORFEITS: Readonly<Record<NonNullable<TrfMatch['forfeit']>, WithoutPlay>> = {
  first: 'whiteWinsByForfeit',
  second: 'blackWinsByForfeit',
  neither: 'notPlayed',
};

function boardIn(
  { field }: TrfTournament,
  { first, second }: TrfBoardOfMatch,
  board: number,
  round: number,
  accountOf: Named['accountOf'],
): Board[] {
  if (first === null || second === null) return [];
  const [white, black] = colorOnBoard('white', board) === 'white' ? [first, second] : [second, first];
  const tellOf = (player: number) => field.entrants.find(({ number }) => number === player)?.results[round - 1] ?? null;
  const own = tellOf(white);
  assert(own !== null && own.kind !== 'bye', `${white} has an opponent in round ${round}`);
  const { result, unrated } = toBoard(white, own, tellOf(black));
  return [{ ...newBoard(board, accountOf(white), accountOf(black)), result, unrated }];
}

/** A board with one player is a forfeit win; a board without a winner had no players. */
function walkoversOn(
  { first, second, results }: TrfBoardOfMatch,
  board: number,
  accountOf: Named['accountOf'],
): Walkover[] {
  const color = colorOnBoard('white', board);
  const chairs = [
    { player: first, color, result: results[0] },
    { player: second, color: opposite(color), result: results[1] },
  ];
  if (first !== null && second !== null) return [];
  return chairs.flatMap((chair) =>
    chair.player !== null && chair.result === 'forfeitWin'
      ? [{ board, who: accountOf(chair.player), color: chair.color }]
      : [],
  );
}
