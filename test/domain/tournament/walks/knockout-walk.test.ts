import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../../../domain/access/actor.ts';
import type { Chance } from '../../../../domain/kernel/chance.ts';
import type { AccountId, TeamId } from '../../../../domain/kernel/ids.ts';
import { HOUR, MINUTE, type Millis, millis } from '../../../../domain/kernel/time.ts';
import type { SystemEvent, TournamentCommand } from '../../../../domain/tournament/command.ts';
import { rankFromScratch } from '../../../../domain/tournament/standings/ranking.ts';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import {
  type Board,
  boardsOf,
  matchesOf,
  openGames,
  type Player,
  playersOf,
  type Team,
  type Tournament,
  teamsOf,
} from '../../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import { decided, HOST } from '../../../support/domain/played-tournament.ts';
import { one } from '../../../support/domain/random-commands.ts';
import { at } from '../../../support/domain/tournament.ts';
import { faultsOf, faultsOfStep } from '../../../support/domain/tournament-faults.ts';
import { knockoutOf, teamKnockoutOf } from '../../support/knockout.ts';
import { faultsOfTeamBracket } from '../../support/team-bracket-faults.ts';

/** `WALKS=5000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 120);
const FIRST = Number(process.env.SEED ?? 1);
const ENTERED = ['whiteWins', 'blackWins', 'whiteWinsByForfeit', 'blackWinsByForfeit', 'notPlayed'] as const;
const ON_SCREEN = ['whiteWins', 'draw', 'draw', 'blackWins', null] as const;

interface Place {
  readonly round: number;
  readonly board: Board;
}

const placesIn = ({ rounds }: Tournament): Place[] =>
  rounds.flatMap((round) => boardsOf(round).map((board) => ({ round: round.number, board })));

/** The next thing that happens to a knockout: mostly a game of an open match. */
function happening(tournament: Tournament, below: Chance, now: Millis): TournamentCommand | SystemEvent {
  const places = placesIn(tournament);
  const open = places.filter(({ board }) => board.result === null);
  switch (below(24)) {
    case 0:
      return leaving(tournament, below);
    case 1:
    case 2:
      return returning(tournament, below);
    case 3:
      return { kind: 'deleteRound', number: tournament.rounds.length };
    case 4:
      return inMatch(one(places, below), (key) => ({ kind: 'setResult', ...key, result: null }));
    case 5:
      return inMatch(one(places, below), (key) => ({
        kind: 'setResult',
        ...key,
        result: result(below),
        game: 1 + below(4),
      }));
    case 6:
      return inMatch(one(places, below), (key) => ({ kind: 'setOnline', ...key, online: below(2) === 0 }));
    case 7:
    case 8:
    case 9:
      return { kind: 'due' };
    default:
      return nextGame(one(open, below), below, now);
  }
}

function leaving(tournament: Tournament, below: Chance): TournamentCommand {
  const team = below(3) > 0 ? one(teamsOf(tournament), below) : undefined;
  if (team !== undefined) return { kind: 'removeTeam', team: team.team };
  return { kind: 'removeParticipant', account: one(playersOf(tournament), below)?.account as AccountId };
}

/** Where teams play, a captain may hand in a line-up instead. */
function returning(tournament: Tournament, below: Chance): TournamentCommand {
  const team = one(teamsOf(tournament), below);
  if (team === undefined) return { kind: 'addParticipant', account: goneFrom(playersOf(tournament), below).account };
  if (below(2) === 0) return { kind: 'addTeam', team: goneFrom(teamsOf(tournament), below).team };
  const players = team.members.filter(() => below(3) > 0).map(({ account }) => account);
  return { kind: 'handInLineUp', team: team.team, round: tournament.rounds.length, players };
}

/** Somebody who has withdrawn; where nobody has, anybody. */
function goneFrom<Who extends Player | Team>(list: readonly Who[], below: Chance): Who {
  const gone = list.filter(({ withdrawnFrom }) => withdrawnFrom !== null);
  return one(gone.length > 0 ? gone : list, below) as Who;
}

const result = (below: Chance): GameResult => one(ENTERED, below) ?? 'notPlayed';

function inMatch(
  place: Place | undefined,
  command: (key: { round: number; white: AccountId; black: AccountId }) => TournamentCommand,
): TournamentCommand | SystemEvent {
  if (place === undefined) return { kind: 'due' };
  const { white, black } = place.board;
  return command({ round: place.round, white, black });
}

/** A game on the screen ends, or the arbiter enters the one over the board. */
function nextGame(place: Place | undefined, below: Chance, now: Millis): TournamentCommand | SystemEvent {
  const [game] = place === undefined ? [] : openGames(place.board);
  if (game !== undefined && below(8) > 0) {
    const outcome = one(ON_SCREEN, below) ?? null;
    const isAbsent = below(6) === 0;
    return {
      kind: 'gameFinished',
      game: game.id,
      result: isAbsent ? 'whiteWinsByForfeit' : outcome,
      reason: isAbsent ? 'absence' : outcome === null ? 'annulled' : 'agreement',
      moves: 'AAAA',
      plies: 1,
      finishedAt: now,
      absent: isAbsent ? [game.black] : [],
    };
  }
  return inMatch(place, (key) => {
    const isSwitched = place?.board.matchGames.at(-1)?.switched === false;
    const seats = isSwitched ? { white: key.black, black: key.white } : {};
    return { kind: 'setResult', ...key, ...seats, result: result(below) };
  });
}

/** A knockout of players, or of teams of all sizes, whose first stage is paired. */
function begun(isOfTeams: boolean, below: Chance): Tournament {
  const settings = { online: below(2) === 0, removeInactive: !isOfTeams && below(3) === 0 };
  if (!isOfTeams) return knockoutOf(2 ** (1 + below(4)), settings);
  const sizes = Array.from({ length: 2 ** (1 + below(3)) }, () => 1 + below(4));
  return teamKnockoutOf(sizes, { ...settings, perTeam: 1 + below(3) });
}

/** What went wrong first on the way to the last final, or nothing. */
function playedThrough(seed: number, isOfTeams: boolean): string[] {
  const below = chanceFrom(seed);
  let tournament = begun(isOfTeams, below);
  let now = at(HOUR);
  const backTooLate = new Set<TeamId>();
  for (let step = 0; step < 4_000; step += 1) {
    if (tournament.phase.kind === 'finished') return faultsOfEnd(tournament);
    now = millis(now + below(3) * MINUTE);
    const command = happening(tournament, below, now);
    const actor = command.kind === 'due' || command.kind === 'gameFinished' ? VISITOR : HOST;
    const done = decided(tournament, command, { actor, now, chance: below });
    if (!done.ok || done.value.after === null) continue;
    const { after } = done.value;
    if (command.kind === 'addTeam' && !playsInLastStage(tournament, command.team)) backTooLate.add(command.team);
    const faults = [
      ...faultsOfStep(tournament, done.value, command.kind === 'due'),
      ...(isOfTeams ? faultsOfTeamBracket(after, backTooLate) : faultsOf(tournament, after)),
      ...(command.kind === 'deleteRound' ? faultsOfUndoing(tournament, after) : []),
    ];
    if (faults.length > 0) return [`${seed}, step ${step}, ${JSON.stringify(command)}`, ...faults];
    tournament = after;
  }
  return [`${seed} came to no end`];
}

const playsInLastStage = ({ rounds }: Tournament, team: TeamId): boolean =>
  rounds
    .slice(-1)
    .flatMap(matchesOf)
    .some(({ white, black }) => white === team || black === team);

/** A stage that is taken back leaves the stages before it as they were, and the table that they make. */
function faultsOfUndoing(before: Tournament, after: Tournament): string[] {
  const isKept = after.rounds.every((round, index) => round === before.rounds[index]);
  const anew = rankFromScratch(after);
  return [
    ...(isKept ? [] : ['an earlier stage has changed']),
    ...(JSON.stringify(anew.participants) === JSON.stringify(after.participants)
      ? []
      : ['the table is of later games']),
  ];
}

/** 1, 2, 3, 3, 5, 5, 5, 5 ... */
function faultsOfEnd(tournament: Tournament): string[] {
  const places = teamsOf(tournament).length > 0 ? teamsOf(tournament) : playersOf(tournament).map(placeOf);
  const ranks = places.map(({ rank }) => rank).sort((a, b) => a - b);
  const wanted = ranks.map((_, index) => (index === 0 ? 1 : 2 ** Math.floor(Math.log2(index)) + 1));
  const winners = places.filter(({ eliminated }) => !eliminated);
  return [
    ...(ranks.join() === wanted.join() ? [] : [`places ${ranks.join()}`]),
    ...(winners.length === 1 && winners[0]?.rank === 1 ? [] : ['there is no winner']),
  ];
}

const placeOf = ({ standing: { rank }, eliminated }: Player) => ({ rank, eliminated });

describe('random knockouts', () => {
  it.each([
    ['of players', false],
    ['of teams', true],
  ] as const)(
    `[CUP-1] [CUP-7] [CUP-8] a knockout %s reaches its final, whatever happens (${WALKS} walks from seed ${FIRST})`,
    (_, isOfTeams) => {
      const failed = Array.from({ length: WALKS }, (_, index) => playedThrough(FIRST + index, isOfTeams)).filter(
        (faults) => faults.length > 0,
      );
      expect(failed.slice(0, 3)).toEqual([]);
    },
    120_000,
  );
});
