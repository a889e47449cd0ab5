/** The tournament that a file of a whole tournament tells of. */

import type { WholeTournament } from '../../contract/whole-tournament.ts';
import type { Owner } from '../../domain/access/policy.ts';
import { type AccountId, type GameId, isGuestId, type TeamId, type TournamentId } from '../../domain/ids.ts';
import { halfPoints } from '../../domain/points.ts';
import { ok, type Result, refuse } from '../../domain/result.ts';
import type { CleanHtml } from '../../domain/rich-text.ts';
import { type Millis, millis } from '../../domain/time.ts';
import { NO_REPORTS } from '../../domain/tournament/board-report.ts';
import type { Outcome } from '../../domain/tournament/game-result.ts';
import type { MatchDay } from '../../domain/tournament/match-day.ts';
import type { MatchReport } from '../../domain/tournament/match-report.ts';
import { rankedAnew } from '../../domain/tournament/ranking.ts';
import { checkSettings, type Settings } from '../../domain/tournament/settings.ts';
import {
  type Ban,
  type Board,
  type Match,
  type OnlineGame,
  type Participant,
  type Phase,
  type Player,
  type Round,
  type Tournament,
  UNRANKED,
  UNRANKED_TEAM,
} from '../../domain/tournament/state.ts';
import { inOrder } from './whole-file.ts';
import { isConsistent } from './whole-file-faults.ts';

type FilePlayer = WholeTournament['players'][number];
type FileRound = WholeTournament['rounds'][number];
type FileBoard = FileRound['boards'][number];
type FileMatch = NonNullable<FileRound['matches']>[number];

/** What this server gives to a file. */
export interface Here {
  readonly id: TournamentId;
  readonly revision: number;
  readonly host: Owner;
  readonly league: Tournament['league'];
  readonly pin: Tournament['pin'];
  readonly clean: (description: string) => CleanHtml;
  /** Who is called by a key here: a guest, or who stood under it in the tournament before. Each key has one of its own. */
  readonly guestOf: (key: string) => AccountId;
  /** The same of a team. */
  readonly teamOf: (key: string) => TeamId;
  readonly gameOf: (place: GamePlace) => GameId;
}

export interface GamePlace {
  readonly round: number;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly sequence: number;
}

/** The tournament that a file tells of; refused where the file contradicts itself. */
export function fromWholeFile(file: WholeTournament, here: Here): Result<Tournament, 'wholeFileBroken'> {
  const settings = settingsIn(file, here);
  if (!isConsistent(file) || !checkSettings(settings, []).ok) return refuse('wholeFileBroken');
  const { id, revision, host, league, pin } = here;
  const entrantOf = entrantIn(file, here);
  const tournament: Tournament = {
    id,
    revision,
    host,
    league,
    pin,
    createdAt: millis(file.createdAt),
    settings,
    randomSeeding: file.randomSeeding,
    initialColor: file.initialColor,
    timeControlTold: file.timeControlTold,
    phase: phaseIn(file),
    nextPairingAt: momentIn(file.nextPairingAt),
    pairingFailed: file.pairingFailed,
    acceleration: file.acceleration,
    categories: file.categories,
    prizes: file.prizes,
    participants: participantsIn(file, here),
    rounds: file.rounds.map((round, index) => roundIn(round, index + 1, { ...here, entrantOf })),
    bookedByes: file.bookedByes.map(({ who, round, bye }) => ({ who: entrantOf(who), round, bye })),
    bans: file.bans.map(
      ({ who, firstRound, lastRound }): Ban => ({ who: who.map(entrantOf).sort(inOrder), firstRound, lastRound }),
    ),
    draft: null,
  };
  return ok(rankedAnew(tournament));
}

function settingsIn({ settings }: WholeTournament, { clean }: Here): Settings {
  const { description, firstPairingAt, points, ...rest } = settings;
  return {
    ...rest,
    description: clean(description),
    firstPairingAt: millis(firstPairingAt),
    points: {
      win: halfPoints(points.win),
      draw: halfPoints(points.draw),
      loss: halfPoints(points.loss),
      forfeitWin: halfPoints(points.forfeitWin),
      forfeitLoss: halfPoints(points.forfeitLoss),
      pairingAllocatedBye: halfPoints(points.pairingAllocatedBye),
      fullPointBye: halfPoints(points.fullPointBye),
      halfPointBye: halfPoints(points.halfPointBye),
      zeroPointBye: halfPoints(points.zeroPointBye),
    },
  };
}

function phaseIn({ startedAt, finishedAt }: WholeTournament): Phase {
  if (startedAt === null) return { kind: 'open' };
  if (finishedAt === null) return { kind: 'running', startedAt: millis(startedAt) };
  return { kind: 'finished', startedAt: millis(startedAt), finishedAt: millis(finishedAt) };
}

/** A key is that of a team, or of a player. */
function entrantIn({ teams = [] }: WholeTournament, { guestOf, teamOf }: Here): (key: string) => AccountId | TeamId {
  const keys = new Set(teams.map(({ key }) => key));
  return (key) => (keys.has(key) ? teamOf(key) : guestOf(key));
}

function participantsIn({ players, teams = [] }: WholeTournament, { guestOf, teamOf }: Here): Participant[] {
  const all = players.map((player, index) => playerIn(player, index + 1, guestOf));
  if (teams.length === 0) return all;
  const byKey = new Map(players.map(({ key }, index) => [key, all[index]]));
  return teams.map(({ key, members, ...team }, index) => ({
    ...UNRANKED_TEAM,
    kind: 'team',
    team: teamOf(key),
    seed: index + 1,
    ...team,
    members: members.flatMap((member) => byKey.get(member) ?? []),
  }));
}

function playerIn(player: FilePlayer, place: number, guestOf: Here['guestOf']): Player {
  const { key, number, firstName, lastName, sex, birthDate, fideNumber, joinedAt, virtualPoints, ...entry } = player;
  const account = guestOf(key);
  return {
    kind: 'player',
    account,
    person: { firstName, lastName, ghost: isGuestId(account), fideNumber, birthDate, sex },
    seed: number ?? place,
    ...entry,
    joinedAt: millis(joinedAt),
    virtualPoints: virtualPoints?.map(halfPoints) ?? null,
    // Who comes back does so by his account, which is on the other server.
    leftByHimself: false,
    standing: UNRANKED,
  };
}

interface Placed extends Here {
  readonly entrantOf: (key: string) => AccountId | TeamId;
}

function roundIn(
  { name, startAt, pairedAt, boards, matches = [], byes }: FileRound,
  number: number,
  here: Placed,
): Round {
  const common = { number, name, startAt: momentIn(startAt) };
  if (pairedAt === null) return { kind: 'planned', ...common };
  const pairings = [
    ...boards.map((board) => boardIn(board, number, here)),
    ...matches.map((match) => matchIn(match, number, here)),
    ...byes.map(({ who, bye }) => ({ kind: 'bye', who: here.entrantOf(who), bye }) as const),
  ];
  return { kind: 'paired', ...common, pairedAt: millis(pairedAt), pairings };
}

const momentIn = (moment: number | null): Millis | null => (moment === null ? null : millis(moment));

function matchIn(match: FileMatch, round: number, here: Placed): Match {
  const { guestOf, teamOf } = here;
  const { board, white, black, lineUps, boards, walkovers, forfeited, through, day } = match;
  return {
    kind: 'match',
    board,
    white: teamOf(white),
    black: teamOf(black),
    lineUps: lineUps && { white: lineUps.white?.map(guestOf) ?? null, black: lineUps.black?.map(guestOf) ?? null },
    boards: boards.map((one) => boardIn(one, round, here)),
    walkovers: walkovers.map((one) => ({ ...one, who: guestOf(one.who) })),
    forfeited,
    day: matchDayIn(day, guestOf),
    through,
  };
}

function matchDayIn(
  { home, place, startAt, postponement, reports }: FileMatch['day'],
  guestOf: Here['guestOf'],
): MatchDay {
  return {
    home,
    place,
    startAt: momentIn(startAt),
    postponement: postponement && {
      ...postponement,
      startAt: millis(postponement.startAt),
      askedAt: millis(postponement.askedAt),
    },
    reports: reports.map(
      ({ by, at, answer, boards, walkovers }): MatchReport => ({
        by,
        at: millis(at),
        answer: answer && { ...answer, at: millis(answer.at) },
        boards: boards.map((one) => ({ ...one, white: guestOf(one.white), black: guestOf(one.black) })),
        walkovers: walkovers.map((one) => ({ ...one, who: guestOf(one.who) })),
      }),
    ),
  };
}

function boardIn(board: FileBoard, round: number, { guestOf, gameOf }: Here): Board {
  const games = board.games.map((game): OnlineGame => {
    const place = { round, white: guestOf(game.white), black: guestOf(game.black), sequence: game.sequence };
    const { startAt, finishedAt, outcome, reason, moves, plies, clocks } = game;
    const end = { finishedAt: millis(finishedAt), outcome: outcome satisfies Outcome, reason, moves, plies };
    return {
      id: gameOf(place),
      sequence: place.sequence,
      white: place.white,
      black: place.black,
      startAt: millis(startAt),
      end: { ...end, ...(clocks !== undefined && { clocks }) },
    };
  });
  const bySequence = new Map(games.map(({ sequence, id }) => [sequence, id]));
  const { board: number, result, reports, unrated, online, overridden } = board;
  return {
    kind: 'board',
    board: number,
    white: guestOf(board.white),
    black: guestOf(board.black),
    result,
    reports: reports ?? NO_REPORTS,
    unrated,
    online,
    overridden,
    games,
    decided: board.decided.map(({ switched, result: of, game }) => ({
      switched,
      result: of,
      online: game === null ? null : (bySequence.get(game) ?? null),
    })),
  };
}
