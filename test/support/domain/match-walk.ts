/** Whole tournaments of teams that meet in matches, out of a seed. */

import type { Chance } from '../../../domain/kernel/chance.ts';
import { HOUR, type Millis, millis } from '../../../domain/kernel/time.ts';
import type { TournamentCommand } from '../../../domain/tournament/command.ts';
import { firstPlannedPairing } from '../../../domain/tournament/rounds/schedule.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { HOMES } from '../../../domain/tournament/value/match-day.ts';
import type { ReportedBoard } from '../../../domain/tournament/value/match-report.ts';
import {
  boardsOf,
  type Match,
  matchesOf,
  playersOf,
  type Tournament,
  teamsOf,
} from '../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../chance.ts';
import { asCaptain, changed, decided, settled } from './played-tournament.ts';
import { teamTournament, withTeams } from './team-tournament.ts';
import { at } from './tournament.ts';

export const MATCH_FORMATS = ['TeamSwissDutch', 'TeamRoundRobin', 'LimitedPlayerTeam'] as const;
export type MatchFormat = (typeof MATCH_FORMATS)[number];

/**
 * A tournament step by step, to its end: results of all kinds, line-ups, teams that go and come back. Each element is the
 * state after a step, the first one that after the start.
 */
export function* matchWalk(format: MatchFormat, seed: number): Generator<Tournament, void> {
  const below = chanceFrom(seed);
  let tournament = begun(format, below);
  let now: Millis = at(0);
  yield tournament;
  for (let step = 0; step < 400 && isGoingOn(tournament); step += 1) {
    now = millis(now + below(3) * 20 * 60_000);
    tournament = settled(command(tournament, below, now), { now, chance: below });
    yield tournament;
  }
}

/** It is not over, and goes on by itself. */
export const isGoingOn = ({ phase, pairingFailed }: Tournament): boolean => phase.kind === 'running' && !pairingFailed;

const RESULTS = ['whiteWins', 'draw', 'blackWins', 'whiteWinsByForfeit', 'blackWinsByForfeit', 'notPlayed'] as const;

const pick = <Item>(list: readonly Item[], below: Chance): Item => {
  const found = list[below(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

/** Teams of all sizes; with more rounds than a small field has pairings for, no legal pairing may be left. */
function begun(format: MatchFormat, below: Chance): Tournament {
  const teams = 3 + below(5);
  const sizes = Array.from({ length: teams }, () => 1 + below(4));
  const rounds = FORMATS[format].asksForRounds ? 2 + below(Math.max(1, teams - 3)) : null;
  const event = teamTournament({ format, rounds, perTeam: 1 + below(4), online: below(3) === 0, captainsReport: true });
  const planned = { ...event, nextPairingAt: firstPlannedPairing(FORMATS[format], event.settings.online, at(0)) };
  return settled(changed(withTeams(planned, sizes), { kind: 'start' }, { now: at(-HOUR), chance: below }), {
    now: at(0),
    chance: below,
  });
}

function command(tournament: Tournament, below: Chance, now: Millis): Tournament {
  const open = tournament.rounds.flatMap((round) =>
    boardsOf(round).flatMap(({ white, black, result }) =>
      result === null ? [{ round: round.number, white, black }] : [],
    ),
  );
  const team = pick(teamsOf(tournament), below);
  const luck = below(30);
  if (luck === 0 && teamsOf(tournament).filter(({ withdrawnFrom }) => withdrawnFrom === null).length > 2) {
    return tried(tournament, { kind: 'removeTeam', team: team.team }, below, now);
  }
  if (luck === 1) return tried(tournament, { kind: 'addTeam', team: team.team }, below, now);
  if (luck < 4) {
    const players = team.members.filter(() => below(2) === 0).map(({ account }) => account);
    const round = 1 + below(tournament.rounds.length || 1);
    const key = { team: team.team, round };
    if (players.length === 0) return tried(tournament, { kind: 'closeLineUps', ...key }, below, now);
    return tried(tournament, { kind: 'handInLineUp', ...key, players }, below, now);
  }
  if (luck === 4) {
    const { account } = pick(playersOf(tournament), below);
    return tried(tournament, { kind: 'removeParticipant', account }, below, now);
  }
  if (luck === 5) return tried(tournament, { kind: 'startRound', number: tournament.rounds.length || 1 }, below, now);
  if (luck === 6) return tried(tournament, { kind: 'pairNow', round: tournament.rounds.length + 1 }, below, now);
  if (luck < 12) return matchDayAction(tournament, below, now);
  if (open.length > 0) {
    return changed(tournament, { kind: 'setResult', ...pick(open, below), result: pick(RESULTS, below) }, { now });
  }
  return tried(tournament, { kind: 'pairNextRound', button: 'pairings' }, below, now);
}

/** What captains and the organiser say of a match, sensible and not. */
function matchDayAction(tournament: Tournament, below: Chance, now: Millis): Tournament {
  const matches = tournament.rounds.flatMap((round) =>
    matchesOf(round).map((match) => ({ round: round.number, match })),
  );
  if (matches.length === 0) return tournament;
  const { round, match } = pick(matches, below);
  const team = below(2) === 0 ? match.white : match.black;
  const startAt = millis(now + (below(40) - 5) * 20 * 60_000);
  const key = { round, team };
  const commands: readonly TournamentCommand[] = [
    { ...key, kind: 'reportMatch', boards: asPlayed(match, below) },
    // Earlier, a match that nobody had come to would be played after all, though the two have met again since.
    ...(round === tournament.rounds.length
      ? [{ ...key, kind: 'decideMatch', boards: asPlayed(match, below) } as const]
      : []),
    { ...key, kind: 'answerReport', disputed: below(3) === 0 ? { words: 'No.' } : null },
    { ...key, kind: 'askPostponement', startAt, words: '' },
    { ...key, kind: 'answerPostponement', agreed: below(3) > 0 },
    { ...key, kind: 'namePlace', place: 'Club' },
    {
      ...key,
      kind: 'arrangeMatch',
      home: pick([null, ...HOMES], below),
      place: null,
      startAt: pick([null, startAt], below),
    },
  ];
  const command = pick(commands, below);
  const isOrganisers = command.kind === 'decideMatch' || command.kind === 'arrangeMatch';
  const result = decided(tournament, command, { now, chance: below, ...(!isOrganisers && { actor: asCaptain(team) }) });
  return result.ok ? (result.value.after ?? tournament) : tournament;
}

/** The boards as they are, with results, now and then with one chair empty. */
const asPlayed = ({ boards, walkovers }: Match, below: Chance): ReportedBoard[] => [
  ...boards.map(({ board, white, black }) =>
    below(8) === 0
      ? { board, white, black: null, result: null }
      : { board, white, black, result: pick(RESULTS, below) },
  ),
  ...walkovers.map(({ board, who, color }) => ({
    board,
    white: color === 'white' ? who : null,
    black: color === 'black' ? who : null,
    result: null,
  })),
];

function tried(before: Tournament, command: Parameters<typeof decided>[1], below: Chance, now: Millis): Tournament {
  const result = decided(before, command, { now, chance: below });
  return result.ok ? (result.value.after ?? before) : before;
}
