/** Reads a tournament from an archive. */

import type { TournamentArchive } from '../../../contract/tournament/archive.ts';
import type { Owner } from '../../../domain/access/policy.ts';
import { type AccountId, type GameId, isGuestId, type TeamId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { ok, type Result, refuse } from '../../../domain/kernel/result.ts';
import { type Millis, millis } from '../../../domain/kernel/time.ts';
import type { CleanHtml } from '../../../domain/lib/rich-text.ts';
import { checkSettings } from '../../../domain/tournament/guards/settings-check.ts';
import { rankFromScratch } from '../../../domain/tournament/standings/ranking.ts';
import { NO_REPORTS } from '../../../domain/tournament/value/board-report.ts';
import type { Outcome } from '../../../domain/tournament/value/game-result.ts';
import type { MatchDay } from '../../../domain/tournament/value/match-day.ts';
import type { MatchReport } from '../../../domain/tournament/value/match-report.ts';
import type { Settings } from '../../../domain/tournament/value/settings.ts';
import {
  type Board,
  type ForbiddenPair,
  type Match,
  type OnlineGame,
  type Participant,
  type Phase,
  type Player,
  type Round,
  type Tournament,
  UNRANKED,
  UNRANKED_TEAM,
} from '../../../domain/tournament/value/state.ts';
import { inOrder } from './tournament-archive.ts';
import { isConsistent } from './tournament-archive-faults.ts';

type FilePlayer = TournamentArchive['players'][number];
type FileRound = TournamentArchive['rounds'][number];
type FileBoard = FileRound['boards'][number];
type FileMatch = NonNullable<FileRound['matches']>[number];

/** What this server adds to an archive. */
export interface ImportTarget {
  readonly id: TournamentId;
  readonly revision: number;
  readonly host: Owner;
  readonly league: Tournament['league'];
  readonly pin: Tournament['pin'];
  readonly clean: (description: string) => CleanHtml;
  /** The account for a key: a new guest, or the account of an earlier import. Each key has its own. */
  readonly guestOf: (key: string) => AccountId;
  /** The same for a team. */
  readonly teamOf: (key: string) => TeamId;
  readonly gameOf: (place: GamePlace) => GameId;
}

export interface GamePlace {
  readonly round: number;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly sequence: number;
}

/** Builds the tournament of an archive; refuses inconsistent archives. */
export function fromArchive(file: TournamentArchive, target: ImportTarget): Result<Tournament, 'wholeFileBroken'> {
  const settings = settingsIn(file, target);
  if (!isConsistent(file) || !checkSettings(settings, []).ok) return refuse('wholeFileBroken');
  const { id, revision, host, league, pin } = target;
  const entrantOf = entrantIn(file, target);
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
    hasTimeControl: file.hasTimeControl,
    phase: phaseIn(file),
    nextPairingAt: momentIn(file.nextPairingAt),
    pairingFailed: file.pairingFailed,
    acceleration: file.acceleration,
    categories: file.categories,
    prizes: file.prizes,
    participants: participantsIn(file, target),
    rounds: file.rounds.map((round, index) => roundIn(round, index + 1, { ...target, entrantOf })),
    requestedByes: file.requestedByes.map(({ who, round, bye }) => ({ who: entrantOf(who), round, bye })),
    forbiddenPairs: file.forbiddenPairs.map(
      ({ who, firstRound, lastRound }): ForbiddenPair => ({
        who: who.map(entrantOf).sort(inOrder),
        firstRound,
        lastRound,
      }),
    ),
    draft: null,
  };
  return ok(rankFromScratch(tournament));
}

function settingsIn({ settings }: TournamentArchive, { clean }: ImportTarget): Settings {
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

function phaseIn({ startedAt, finishedAt }: TournamentArchive): Phase {
  if (startedAt === null) return { kind: 'open' };
  if (finishedAt === null) return { kind: 'running', startedAt: millis(startedAt) };
  return { kind: 'finished', startedAt: millis(startedAt), finishedAt: millis(finishedAt) };
}

function entrantIn(
  { teams = [] }: TournamentArchive,
  { guestOf, teamOf }: ImportTarget,
): (key: string) => AccountId | TeamId {
  const keys = new Set(teams.map(({ key }) => key));
  return (key) => (keys.has(key) ? teamOf(key) : guestOf(key));
}

function participantsIn({ players, teams = [] }: TournamentArchive, { guestOf, teamOf }: ImportTarget): Participant[] {
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

function playerIn(player: FilePlayer, place: number, guestOf: ImportTarget['guestOf']): Player {
  const { key, number, firstName, lastName, sex, birthDate, fideNumber, joinedAt, virtualPoints, ...details } = player;
  const { decisions, earlierSeeds, ...entry } = details;
  const account = guestOf(key);
  return {
    kind: 'player',
    account,
    person: { firstName, lastName, ghost: isGuestId(account), fideNumber, birthDate, sex },
    seed: number ?? place,
    ...entry,
    joinedAt: millis(joinedAt),
    virtualPoints: virtualPoints?.map(halfPoints) ?? null,
    ...(decisions && { decisions: decisions.map((one) => ({ ...one, points: halfPoints(one.points) })) }),
    ...(earlierSeeds && { earlierSeeds }),
    // Only the player's account can undo a self-withdrawal, and it is on the other server.
    selfWithdrawn: false,
    standing: UNRANKED,
  };
}

interface ResolvedTarget extends ImportTarget {
  readonly entrantOf: (key: string) => AccountId | TeamId;
}

function roundIn(
  { name, startAt, pairedAt, boards, matches = [], byes }: FileRound,
  number: number,
  target: ResolvedTarget,
): Round {
  const common = { number, name, startAt: momentIn(startAt) };
  if (pairedAt === null) return { kind: 'planned', ...common };
  const pairings = [
    ...boards.map((board) => boardIn(board, number, target)),
    ...matches.map((match) => matchIn(match, number, target)),
    ...byes.map(({ who, bye }) => ({ kind: 'bye', who: target.entrantOf(who), bye }) as const),
  ];
  return { kind: 'paired', ...common, pairedAt: millis(pairedAt), pairings };
}

const momentIn = (moment: number | null): Millis | null => (moment === null ? null : millis(moment));

function matchIn(match: FileMatch, round: number, target: ResolvedTarget): Match {
  const { guestOf, teamOf } = target;
  const { board, white, black, lineUps, boards, walkovers, forfeited, through, day } = match;
  return {
    kind: 'match',
    board,
    white: teamOf(white),
    black: teamOf(black),
    lineUps: lineUps && { white: lineUps.white?.map(guestOf) ?? null, black: lineUps.black?.map(guestOf) ?? null },
    boards: boards.map((one) => boardIn(one, round, target)),
    walkovers: walkovers.map((one) => ({ ...one, who: guestOf(one.who) })),
    forfeited,
    day: matchDayIn(day, guestOf),
    through,
  };
}

function matchDayIn(
  { home, place, startAt, postponement, reports }: FileMatch['day'],
  guestOf: ImportTarget['guestOf'],
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

function boardIn(board: FileBoard, round: number, { guestOf, gameOf }: ImportTarget): Board {
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
    matchGames: board.matchGames.map(({ switched, result: of, game }) => ({
      switched,
      result: of,
      online: game === null ? null : (bySequence.get(game) ?? null),
    })),
  };
}
