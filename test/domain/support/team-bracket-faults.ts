import type { TeamId } from '../../../domain/kernel/ids.ts';
import { isSame } from '../../../domain/kernel/same.ts';
import { rankFromScratch } from '../../../domain/tournament/standings/ranking.ts';
import { sideOf } from '../../../domain/tournament/value/game-result.ts';
import {
  type Board,
  boardsOf,
  type Match,
  matchesOf,
  openGames,
  playersOf,
  type Team,
  type Tournament,
  teamIn,
  teamsOf,
} from '../../../domain/tournament/value/state.ts';

/**
 * What is wrong with a knockout of teams, by the games on its boards alone, or nothing. Teams that were taken back too late,
 * when the next stage was paired, are out whatever their games were.
 */
export function faultsOfTeamBracket(tournament: Tournament, backTooLate: ReadonlySet<TeamId>): string[] {
  const faults: string[] = [];
  const out = new Set<TeamId>();
  let still = teamsOf(tournament).map(({ team }) => team);
  for (const round of tournament.rounds) {
    const matches = matchesOf(round);
    const sides = matches.flatMap(({ white, black }) => [white, black]);
    if (!isSame([...sides].sort(), [...still].sort())) faults.push(`stage ${round.number} is not of those who are in`);
    // Who had left a stage before the last may be back since, and is out all the same.
    const mayBeLeft = (id: TeamId) =>
      round.number < tournament.rounds.length ||
      backTooLate.has(id) ||
      isAway(teamIn(tournament, id), round.number + 1);
    faults.push(...matches.flatMap((match) => faultsOfMatch(match, mayBeLeft(match.white) || mayBeLeft(match.black))));
    still = [];
    for (const { white, black, through } of matches) {
      if (through === null) continue;
      still.push(through === 'white' ? white : black);
      out.add(through === 'white' ? black : white);
    }
  }
  for (const { team, eliminated } of teamsOf(tournament)) {
    if (eliminated !== out.has(team)) faults.push(`${team} is ${eliminated ? 'out' : 'in'}`);
  }
  if (!isSame(rankFromScratch(tournament).participants, tournament.participants)) faults.push('the tables are old');
  return [...faults, ...faultsOfPoints(tournament)];
}

/** The lead of the first-named team after each leg that is over on all boards, in half-points. */
function leadsOf({ boards, walkovers }: Match): number[] {
  const legs = boards.length === 0 ? 2 : Math.min(...boards.map(({ matchGames }) => matchGames.length));
  let lead = 0;
  return Array.from({ length: legs }, (_, leg) => {
    for (const { board, matchGames } of boards) {
      const game = matchGames[leg];
      if (game === undefined) continue;
      const isOurs = (board % 2 === 1) !== game.switched;
      const margin = HALVES[sideOf(game.result, 'white')] - HALVES[sideOf(game.result, 'black')];
      lead += isOurs ? margin : -margin;
    }
    for (const { board, color } of walkovers) lead += (color === 'white') === (board % 2 === 1) ? 2 : -2;
    return lead;
  });
}

const HALVES = { win: 2, draw: 1, loss: 0 } as const;

const isAway = (team: Team | undefined, round: number): boolean =>
  team !== undefined && team.withdrawnFrom !== null && team.withdrawnFrom <= round;

/** One that a team has left is lost, whatever the lead. */
function faultsOfMatch(match: Match, mayBeLeft: boolean): string[] {
  const { white, black, boards, through, forfeited, lineUps } = match;
  const name = `${white}-${black}`;
  if (forfeited !== null || lineUps !== null) {
    const isRight = (through === null) === (forfeited === null) && boards.length === 0;
    return isRight ? [] : [`${name} is decided and not begun`];
  }
  if (mayBeLeft) return [];
  const leads = leadsOf(match);
  const lead = leads.at(-1) ?? 0;
  const isDead = boards.every(({ matchGames }) => matchGames[leads.length - 1]?.result === 'notPlayed');
  const isOver = leads.length >= 2 && (lead !== 0 || isDead);
  return [
    ...(isOver === (through === null) ? [`${name} is ${through} after ${leads}`] : []),
    ...(lead !== 0 && through !== null && lead > 0 !== (through === 'white') ? [`${name} lost by ${lead}`] : []),
    ...(leads.slice(1, -1).some((one) => one !== 0) ? [`${name} went on after its end`] : []),
    ...boards.flatMap((board) => faultsOfBoard(board, isOver ? leads.length : Math.max(2, leads.length + 1))),
  ];
}

function faultsOfBoard({ white, black, ...board }: Board, legs: number): string[] {
  const { matchGames, result } = board;
  const name = `${white}-${black}`;
  const open = openGames({ ...board, white, black });
  return [
    ...((result === null) === matchGames.length < legs
      ? []
      : [`${name} is ${result} after ${matchGames.length} games`]),
    ...(matchGames.length > legs ? [`${name} has played more than ${legs} games`] : []),
    ...(open.length > (result === null ? 1 : 0) ? [`${name} goes on`] : []),
  ];
}

/** Points of players and of teams, added up from the games. */
function faultsOfPoints(tournament: Tournament): string[] {
  const points = new Map<string, number>();
  for (const { matchGames, white, black } of tournament.rounds.flatMap(boardsOf)) {
    for (const { switched, result } of matchGames) {
      const [first, second] = switched ? [black, white] : [white, black];
      points.set(first, (points.get(first) ?? 0) + HALVES[sideOf(result, 'white')]);
      points.set(second, (points.get(second) ?? 0) + HALVES[sideOf(result, 'black')]);
    }
  }
  const alone = new Set(
    tournament.rounds.flatMap(matchesOf).flatMap(({ walkovers }) => walkovers.map(({ who }) => who)),
  );
  return playersOf(tournament).flatMap(({ account, standing: { score } }) =>
    alone.has(account) || score === (points.get(account) ?? 0)
      ? []
      : [`${account} has ${score}, not ${points.get(account) ?? 0}`],
  );
}
