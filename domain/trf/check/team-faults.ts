/** Team data of a file that Rokade does not support. */
import { MATCH_MAX_BOARDS } from '../../kernel/limits.ts';
import { ok, type RefusalParams, type Refused, type Result, refuse } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import { visibleText } from '../../kernel/text.ts';
import { colorOnBoard } from '../../tournament/teams/match.ts';
import { FORMATS } from '../../tournament/value/formats.ts';
import { type TeamField, teamMatchPoints } from '../../tournament/value/team-field.ts';
import { withdrawalTold } from '../convert/imported-teams.ts';
import type { TrfBoardOfMatch } from '../convert/team-boards.ts';
import type { TrfMatch, TrfTeamRound } from '../convert/team-rounds.ts';
import type { ToldMatches, TrfTournament } from '../convert/to-tournament.ts';
import type { TrfTeamFault } from './issues.ts';

type Fault = Refused<TrfTeamFault>;

/** The first obstacle to importing the file (TRF-40). */
export function importable(told: TrfTournament): Result<true, TrfTeamFault> {
  const { gamesPerMatch, isTeam } = FORMATS[told.format];
  // Reports do not say which rounds are games of one stage.
  if (gamesPerMatch > 1) return refuse('trfKnockoutNotOffered');
  if (!isTeam) return ok(true);
  const [fault] = [teamFaults, matchFaults].flatMap((faultsIn) => faultsIn(told).slice(0, 1));
  return fault ?? ok(true);
}

function teamFaults({ teams, players }: TrfTournament): Fault[] {
  if (teams.length === 0) return [refuse('trfNoTeams')];
  const known = new Set(players.map(({ number }) => number));
  const names = teams.map(({ name }) => visibleText(name));
  const members = teams.flatMap((team) => team.players);
  return [
    ...teams
      .filter((_, index) => names[index] === '')
      .map(({ number }) => refuse('trfTeamUnnamed' as const, { team: number })),
    ...repeated(teams.map(({ number }) => number)).map((team) => refuse('trfTeamNumberTwice' as const, { team })),
    ...repeated(names).map((name) => refuse('trfTeamNameTwice' as const, { name })),
    ...members
      .filter((player) => !known.has(player))
      .map((player) => refuse('trfTeamPlayerUnknown' as const, { player })),
    ...repeated(members).map((player) => refuse('trfPlayerInTwoTeams' as const, { player })),
    ...[...known]
      .filter((player) => !members.includes(player))
      .map((player) => refuse('trfPlayerInNoTeam' as const, { player })),
  ];
}

const repeated = <Value>(values: readonly Value[]): Value[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

function matchFaults(told: TrfTournament): Fault[] {
  const { matches, format, teams } = told;
  if (matches === null) return [];
  const names = new Map(teams.map(({ number, name }) => [number, visibleText(name)]));
  const { perTeam } = FORMATS[format];
  const most = perTeam !== null && typeof perTeam === 'object' ? perTeam.always : MATCH_MAX_BOARDS;
  const { boards } = matches.field;
  return [
    ...(isWorthUsual(matches.field) ? [] : [refuse('trfMatchPointsUnusual' as const)]),
    ...(boards > most ? [refuse('trfTooManyBoards' as const, { boards, most })] : []),
    ...matches.rounds.flatMap((round, index) => roundFaults(told, round, index + 1, names)),
    ...comingFaults(matches, names),
  ];
}

/** Only 2-1-0 is supported, with a pairing-allocated bye worth a draw. */
function isWorthUsual({ matchPoints, gamePoints }: TeamField): boolean {
  return isSame(matchPoints, teamMatchPoints()) && gamePoints.pairingAllocatedBye === gamePoints.draw;
}

function roundFaults(
  told: TrfTournament,
  { matches, byes }: TrfTeamRound,
  round: number,
  names: ReadonlyMap<number, string>,
): Fault[] {
  const paired = [...matches.flatMap(({ first, second }) => [first, second]), ...byes.map(({ team }) => team)];
  const of = (team: number): RefusalParams => ({ round, name: names.get(team) ?? String(team) });
  const unknown = paired.filter((team) => !names.has(team));
  return [
    ...unknown.map((team) => refuse('trfTeamUnknown' as const, { round, team })),
    ...mixedTeams(told, matches, round).map((team) => refuse('trfMatchMixed' as const, of(team))),
    ...repeated(paired).map((team) => refuse('trfTeamTwiceInRound' as const, of(team))),
    ...matches
      .filter(({ boards }) => !boards.every(isSeatedInTurn))
      .map(({ first }) => refuse('trfMatchColors' as const, of(first))),
  ];
}

/** Teams with players who played outside their team's match. */
function mixedTeams({ field, teams }: TrfTournament, matches: readonly TrfMatch[], round: number): number[] {
  const opponents = new Map(
    matches.flatMap(({ boards }) =>
      boards.flatMap(({ first, second }) => [[first, second] as const, [second, first] as const]),
    ),
  );
  const strays = field.entrants.filter(({ number, results }) => {
    const result = results[round - 1] ?? null;
    return result !== null && result.kind !== 'bye' && opponents.get(number) !== result.opponent;
  });
  return teams
    .filter(({ players }) => strays.some(({ number }) => players.includes(number)))
    .map(({ number }) => number);
}

/** Colours alternate by board; the first-named team has White on board 1. */
const isSeatedInTurn = ({ color }: TrfBoardOfMatch, index: number): boolean =>
  color === null || color === colorOnBoard('white', index + 1);

/** Future forbidden pairs and byes of teams are not supported; withdrawals are. */
function comingFaults(matches: ToldMatches, names: ReadonlyMap<number, string>): Fault[] {
  const byes = matches.byes.filter(({ team, bye, round }) => {
    const from = withdrawalTold(matches, team);
    return bye !== 'zero-point' || from === null || round < from;
  });
  return [
    ...byes.map(({ team, round }) =>
      refuse('trfTeamByeToCome' as const, { round, name: names.get(team) ?? String(team) }),
    ),
    ...(matches.hasConstraints && matches.rounds.length < matches.field.rounds
      ? [refuse('trfTeamWishes' as const)]
      : []),
  ];
}
