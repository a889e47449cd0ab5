import { decodeRecord } from '../../../domain/chess/moves.ts';
import { checkSettings } from '../../../domain/tournament/guards/settings-check.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import type { MatchReport } from '../../../domain/tournament/value/match-report.ts';
import { areOfOneTable } from '../../../domain/tournament/value/prize-plan.ts';
import type { Board, Match, OnlineGame } from '../../../domain/tournament/value/state.ts';
import type { ArchiveFile } from './file.ts';
import type { FileRound } from './rounds.ts';

/** Whether the parts of an archive fit together: everybody in it is entered, once, and has one seat in each place. */
export function isConsistent(file: ArchiveFile): boolean {
  const { players, teams = [], rounds, requestedByes, forbiddenPairs, settings } = file;
  const people = new Set<string>(players.map(({ account }) => account));
  const groups = new Set<string>(teams.map(({ key }) => key));
  const isEntered = (one: string): boolean => people.has(one) || groups.has(one);
  const boards = rounds.flatMap((round) => [
    ...round.boards,
    ...(round.matches ?? []).flatMap((match) => match.boards),
  ]);
  return (
    people.size === players.length &&
    isOnce([...people, ...groups]) &&
    isOnce(players.map(({ seed }) => seed)) &&
    boards.every(({ white, black, games }) =>
      [white, black, ...games.flatMap((game) => [game.white, game.black])].every((one) => people.has(one)),
    ) &&
    [...rounds.flatMap(({ byes }) => byes), ...requestedByes].every(({ who }) => isEntered(who)) &&
    forbiddenPairs.every(({ who }) => isOnce(who) && who.every(isEntered)) &&
    areTeamsConsistent(file, people) &&
    rounds.every((round) => isRoundConsistent(round, settings.format, groups)) &&
    isOnce(requestedByes.map(({ who, round }) => `${round} ${who}`)) &&
    requestedByes.every(({ round }) => (rounds[round - 1]?.pairedAt ?? null) === null) &&
    areCategoriesConsistent(file) &&
    (file.finishedAt === null || file.startedAt !== null) &&
    checkSettings(settings, []).ok
  );
}

/** In team events every player belongs to one team, and only members play for a team in a match. */
function areTeamsConsistent({ settings, players, teams = [], rounds }: ArchiveFile, people: ReadonlySet<string>) {
  const teamOf = new Map<string, string>(
    teams.flatMap(({ key, members }) => members.map((member) => [member, key] as const)),
  );
  const members = teams.flatMap((team) => team.members);
  if (!isOnce(members) || !members.every((member) => people.has(member))) return false;
  if (members.length !== (FORMATS[settings.format].isTeam ? players.length : 0)) return false;
  if (!FORMATS[settings.format].isTeam && teams.length > 0) return false;
  return rounds.flatMap(({ matches = [] }) => matches).every((match) => isSeatedByTeam(match, teamOf));
}

/** Everybody named by a match belongs to one of its two teams, and opponents belong to different ones. */
function isSeatedByTeam(match: Match, teamOf: ReadonlyMap<string, string>): boolean {
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

const isEachBoardOnce = ({ boards, walkovers }: Pick<Match, 'boards' | 'walkovers'> | MatchReport): boolean =>
  isOnce([...boards, ...walkovers].map(({ board }) => board));

/** Category names are unique, and players are assigned to existing categories only. */
function areCategoriesConsistent({ categories, players, prizes }: ArchiveFile): boolean {
  const names = categories.map(({ name }) => name);
  return (
    areOfOneTable(categories, prizes.prizes) &&
    players.every(
      ({ manualCategories }) => isOnce(manualCategories) && manualCategories.every((name) => names.includes(name)),
    )
  );
}

function isRoundConsistent(
  round: FileRound,
  format: ArchiveFile['settings']['format'],
  teams: ReadonlySet<string>,
): boolean {
  const { pairedAt, boards, matches = [], byes } = round;
  if (pairedAt === null && boards.length + matches.length + byes.length > 0) return false;
  const areTeamsPaired = FORMATS[format].paired === 'teams';
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

const isBoardConsistent = ({ white, black, games }: Board): boolean =>
  white !== black &&
  isOnce(games.map(({ sequence }) => sequence)) &&
  games.every((game) => isReadable(game) && isOfBoard(game, white, black));

const isReadable = ({ end }: OnlineGame): boolean => end !== null && decodeRecord(end.moves).ok;

const isOfBoard = (game: OnlineGame, white: string, black: string): boolean =>
  (game.white === white && game.black === black) || (game.white === black && game.black === white);

const isOnce = (all: readonly unknown[]): boolean => new Set(all).size === all.length;
