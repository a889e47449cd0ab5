/** Whether a file of a whole tournament contradicts itself; its shape is the contract's. */
import type { WholeTournament } from '../../contract/whole-tournament.ts';
import { decodeRecord } from '../../domain/chess/moves.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { areOfOneTable } from '../../domain/tournament/prizes.ts';

type FileRound = WholeTournament['rounds'][number];
type FileBoard = FileRound['boards'][number];
type FileGame = FileBoard['games'][number];
type FileMatch = NonNullable<FileRound['matches']>[number];
type FileReport = FileMatch['day']['reports'][number];

/** Whether the parts of a file fit together: everybody whom it names is entered, once, and sits once at each place. */
export function isConsistent(file: WholeTournament): boolean {
  const { players, teams = [], rounds, bookedByes, bans, settings } = file;
  const people = new Set(players.map(({ key }) => key));
  const groups = new Set(teams.map(({ key }) => key));
  const isEntered = (one: string): boolean => people.has(one) || groups.has(one);
  const boards = rounds.flatMap((round) => [
    ...round.boards,
    ...(round.matches ?? []).flatMap((match) => match.boards),
  ]);
  return (
    people.size === players.length &&
    isOnce([...people, ...groups]) &&
    isOnce(players.map(({ number }, index) => number ?? index + 1)) &&
    boards.every(({ white, black, games }) =>
      [white, black, ...games.flatMap((game) => [game.white, game.black])].every((one) => people.has(one)),
    ) &&
    [...rounds.flatMap(({ byes }) => byes), ...bookedByes].every(({ who }) => isEntered(who)) &&
    bans.every(({ who }) => isOnce(who) && who.every(isEntered)) &&
    areTeamsConsistent(file, people) &&
    rounds.every((round) => isRoundConsistent(round, settings.kind, groups)) &&
    isOnce(bookedByes.map(({ who, round }) => `${round} ${who}`)) &&
    bookedByes.every(({ round }) => (rounds[round - 1]?.pairedAt ?? null) === null) &&
    areCategoriesConsistent(file) &&
    (file.finishedAt === null || file.startedAt !== null)
  );
}

/** Where there are teams, everybody is in one of them, and whoever sits for a team in a match is one of its members. */
function areTeamsConsistent({ settings, players, teams = [], rounds }: WholeTournament, people: ReadonlySet<string>) {
  const teamOf = new Map(teams.flatMap(({ key, members }) => members.map((member) => [member, key] as const)));
  const members = teams.flatMap((team) => team.members);
  if (!isOnce(members) || !members.every((member) => people.has(member))) return false;
  if (members.length !== (KINDS[settings.kind].isTeam ? players.length : 0)) return false;
  if (!KINDS[settings.kind].isTeam && teams.length > 0) return false;
  return rounds.flatMap(({ matches = [] }) => matches).every((match) => isSeatedByTeam(match, teamOf));
}

/** Whoever a match names belongs to one of its two teams, and two who meet belong to both. */
function isSeatedByTeam(match: FileMatch, teamOf: ReadonlyMap<string, string>): boolean {
  const { white, black, boards, walkovers, lineUps, day } = match;
  const isOf = (team: string) => (who: string) => teamOf.get(who) === team;
  const isOfMatch = (who: string): boolean => isOf(white)(who) || isOf(black)(who);
  const meet = [...boards, ...day.reports.flatMap((report) => report.boards)];
  const alone = [...walkovers, ...day.reports.flatMap((report) => report.walkovers)];
  return (
    white !== black &&
    meet.every(
      (one) => isOfMatch(one.white) && isOfMatch(one.black) && teamOf.get(one.white) !== teamOf.get(one.black),
    ) &&
    alone.every(({ who }) => isOfMatch(who)) &&
    (lineUps?.white ?? []).every(isOf(white)) &&
    (lineUps?.black ?? []).every(isOf(black)) &&
    [match, ...day.reports].every(isEachBoardOnce)
  );
}

const isEachBoardOnce = ({ boards, walkovers }: FileMatch | FileReport): boolean =>
  isOnce([...boards, ...walkovers].map(({ board }) => board));

/** No two of a name, and nobody chosen for one that is not there. */
function areCategoriesConsistent({ categories, players, prizes }: WholeTournament): boolean {
  const names = categories.map(({ name }) => name);
  return (
    areOfOneTable(categories, prizes.prizes) &&
    players.every(({ chosenFor }) => isOnce(chosenFor) && chosenFor.every((name) => names.includes(name)))
  );
}

function isRoundConsistent(
  round: FileRound,
  kind: WholeTournament['settings']['kind'],
  teams: ReadonlySet<string>,
): boolean {
  const { pairedAt, boards, matches = [], byes } = round;
  if (pairedAt === null && boards.length + matches.length + byes.length > 0) return false;
  const areTeamsPaired = KINDS[kind].paired === 'teams';
  if ((areTeamsPaired ? boards : matches).length > 0) return false;
  const all = [...boards, ...matches.flatMap((match) => match.boards)];
  return (
    [boards, matches, ...matches.map((match) => match.boards)].every(isInOrder) &&
    byes.every(({ who }) => teams.has(who) === areTeamsPaired) &&
    isOnce([...all.map(({ white, black }) => `${white} ${black}`), ...byes.map(({ who }) => `${who} bye`)]) &&
    (!areTeamsPaired ||
      isOnce([...matches.flatMap(({ white, black }) => [white, black]), ...byes.map(({ who }) => who)])) &&
    matches.every(({ white, black }) => teams.has(white) && teams.has(black)) &&
    all.every(isBoardConsistent)
  );
}

const isInOrder = (places: readonly { readonly board: number }[]): boolean =>
  places.every(({ board }, index) => index === 0 || board > (places[index - 1]?.board ?? 0));

const isBoardConsistent = ({ white, black, games }: FileBoard): boolean =>
  white !== black &&
  isOnce(games.map(({ sequence }) => sequence)) &&
  games.every((game) => decodeRecord(game.moves).ok && isOfBoard(game, white, black));

const isOfBoard = (game: FileGame, white: string, black: string): boolean =>
  (game.white === white && game.black === black) || (game.white === black && game.black === white);

const isOnce = (all: readonly unknown[]): boolean => new Set(all).size === all.length;
