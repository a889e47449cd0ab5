/** Whole knockouts of players or of teams, out of a seed. */
import { VISITOR } from '../../../domain/access/actor.ts';
import type { Chance } from '../../../domain/kernel/chance.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { HOUR, MINUTE, type Millis, millis } from '../../../domain/kernel/time.ts';
import type { SystemEvent, TournamentCommand } from '../../../domain/tournament/command.ts';
import type { Done } from '../../../domain/tournament/decision.ts';
import type { GameResult } from '../../../domain/tournament/value/game-result.ts';
import {
  type Board,
  boardsOf,
  openGames,
  type Player,
  playersOf,
  type Team,
  type Tournament,
  teamsOf,
} from '../../../domain/tournament/value/state.ts';
import { knockoutOf, teamKnockoutOf } from '../../domain/support/knockout.ts';
import { chanceFrom } from '../chance.ts';
import { decided, HOST } from './played-tournament.ts';
import { one } from './random-commands.ts';
import { at } from './tournament.ts';

export interface KnockoutStep {
  readonly before: Tournament;
  readonly command: TournamentCommand | SystemEvent;
  readonly decision: Done;
  readonly after: Tournament;
}

const STEPS = 4_000;

/** Each step that changes the knockout, to its last final or as far as the steps go. */
export function* knockoutWalk(seed: number, isOfTeams: boolean): Generator<KnockoutStep, void> {
  const below = chanceFrom(seed);
  let before = begun(isOfTeams, below);
  let now = at(HOUR);
  for (let step = 0; step < STEPS && before.phase.kind !== 'finished'; step += 1) {
    now = millis(now + below(3) * MINUTE);
    const command = happening(before, below, now);
    const actor = command.kind === 'due' || command.kind === 'gameFinished' ? VISITOR : HOST;
    const done = decided(before, command, { actor, now, chance: below });
    if (!done.ok || done.value.after === null) continue;
    const { after } = done.value;
    yield { before, command, decision: done.value, after };
    before = after;
  }
}

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
