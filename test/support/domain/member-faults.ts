/** What may not be in a tournament of teams whose members play for themselves. Counted here in another way. */
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { isForfeit } from '../../../domain/tournament/value/game-result.ts';
import {
  type Board,
  boardsOf,
  freeRoundsOf,
  isPlayer,
  openGames,
  type Player,
  playersOf,
  type Round,
  type Team,
  type Tournament,
} from '../../../domain/tournament/value/state.ts';

/** Nobody meets their own team or plays twice at once, and the table of the teams follows from that of the players. */
export function memberFaults(tournament: Tournament): readonly string[] {
  const teamOf = teamsByMember(tournament);
  const boards = tournament.rounds.flatMap(boardsOf);
  const playing = boards.filter(({ result }) => result === null).flatMap(({ white, black }) => [white, black]);
  return [
    ...boards.flatMap(({ white, black }) =>
      teamOf.get(white) === teamOf.get(black) ? [`${white} and ${black} are of one team`] : [],
    ),
    ...playing.flatMap((account, index) =>
      playing.indexOf(account) < index ? [`${account} plays twice at once`] : [],
    ),
    ...boards.flatMap((board) =>
      board.result !== null || board.online === openGames(board).length > 0 ? [] : [`${board.white} has no game`],
    ),
    ...totalFaults(tournament),
  ];
}

function totalFaults(tournament: Tournament): readonly string[] {
  const teams = teamsIn(tournament);
  const keys = new Map(teams.map((team) => [team, keyOf(tournament, team)]));
  const better = (one: Team, other: Team) => {
    const [a, b] = [keys.get(one) ?? [], keys.get(other) ?? []];
    const place = a.findIndex((value, index) => Math.abs(value - (b[index] ?? 0)) > 1e-9);
    return place >= 0 && (a[place] ?? 0) > (b[place] ?? 0);
  };
  return teams.flatMap((team) => {
    const points = team.members.reduce((sum, { standing }) => sum + standing.score, 0);
    const rank = 1 + teams.filter((other) => better(other, team)).length;
    return [
      ...(team.gameScore === points ? [] : [`${team.name} has ${team.gameScore}, not ${points}`]),
      ...(team.rank === rank ? [] : [`${team.name} is ${team.rank}, not ${rank}`]),
    ];
  });
}

/** What decides between teams, the larger first. */
function keyOf({ settings, rounds }: Tournament, { members, memberCount }: Team): readonly number[] {
  const points = members.reduce((sum, { standing }) => sum + standing.score, 0) / 2;
  if (FORMATS[settings.format].weighsTeams) {
    return [Math.floor((40 * points) / Math.max(10, memberCount ?? 40) + 0.5 + 1e-9), points];
  }
  const own = new Set(members.map(({ account }) => account));
  const seats = rounds
    .flatMap(boardsOf)
    .filter(({ result }) => result === null || !isForfeit(result))
    .flatMap(({ white, black }) => [white, black])
    .filter((account) => own.has(account));
  return [points, points / Math.max(1, seats.length)];
}

/** The round that the program has just paired: who is in it, who has waited, and that it can be undone. */
export function pairingFaults(before: Tournament, after: Tournament, online: readonly AccountId[]): readonly string[] {
  const round = after.rounds.find(
    ({ number, kind }) => kind === 'paired' && before.rounds[number - 1]?.kind !== 'paired',
  );
  if (round === undefined || after.pairingFailed) return [];
  return FORMATS[after.settings.format].waitsForResults
    ? [...schoolFaults(before, round), ...unfinished(before)]
    : konradFaults(before, round, online);
}

const unfinished = ({ rounds }: Tournament): string[] =>
  rounds.flatMap(boardsOf).some(({ result }) => result === null) ? ['paired before its time'] : [];

function schoolFaults(before: Tournament, round: Round): readonly string[] {
  const teamOf = teamsByMember(before);
  const players = playersOf(before).filter((player) => isIn(player, round.number));
  const [away, there] = [
    players.filter(({ attendance }) => attendance === 'away'),
    players.filter(({ attendance }) => attendance !== 'away'),
  ];
  const byes = freeRoundsOf(round);
  const left = byes.filter(({ bye }) => bye === 'pairing-allocated').map(({ who }) => who as AccountId);
  return [
    ...different(
      'away',
      accounts(away),
      byes.filter(({ bye }) => bye === 'zero-point').map(({ who }) => who),
    ),
    ...different('paired', accounts(there), [...seated(boardsOf(round)), ...left]),
    ...(new Set(left.map((account) => teamOf.get(account))).size > 1 ? ['two sit out who could meet'] : []),
  ];
}

function konradFaults(before: Tournament, round: Round, online: readonly AccountId[]): readonly string[] {
  const playing = seated(before.rounds.flatMap(boardsOf).filter(({ result }) => result === null));
  const isHere = ({ account, attendance }: Player) =>
    attendance === 'here' || (attendance === null && before.settings.online && online.includes(account));
  const free = playersOf(before).filter(
    (player) => isIn(player, round.number) && isHere(player) && !playing.includes(player.account),
  );
  const inRound = [...seated(boardsOf(round)), ...freeRoundsOf(round).map(({ who }) => who)];
  return [...different('free', accounts(free), inRound), ...metTooOften(before, boardsOf(round))];
}

function metTooOften(before: Tournament, boards: readonly Board[]): string[] {
  const played = before.rounds.flatMap(boardsOf).filter(({ result }) => result === null || !isForfeit(result));
  return boards.flatMap(({ white, black }) => {
    const met = played.filter((board) => [board.white, board.black].every((one) => one === white || one === black));
    if (met.length > 1) return [`${white} and ${black} meet for the third time`];
    return met[0]?.white === white ? [`${white} has White against ${black} again`] : [];
  });
}

function different(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const [one, other] = [[...expected].sort().join(' '), [...found].sort().join(' ')];
  return one === other ? [] : [`${what}: ${other}, not ${one}`];
}

const isIn = ({ withdrawnFrom }: Player, round: number): boolean => withdrawnFrom === null || withdrawnFrom > round;
const accounts = (players: readonly Player[]): string[] => players.map(({ account }) => account);
const seated = (boards: readonly Board[]): AccountId[] => boards.flatMap(({ white, black }) => [white, black]);
const teamsIn = ({ participants }: Tournament): readonly Team[] => participants.filter((one) => !isPlayer(one));
const teamsByMember = (tournament: Tournament): ReadonlyMap<AccountId, string> =>
  new Map(teamsIn(tournament).flatMap(({ team, members }) => members.map(({ account }) => [account, team])));
