import { describe, expect, it } from 'vitest';
import { asId } from '../../../domain/ids.ts';
import { isSame } from '../../../domain/same.ts';
import { HOUR, type Millis, millis } from '../../../domain/time.ts';
import { isForfeit, sideOf } from '../../../domain/tournament/game-result.ts';
import { KINDS, type TournamentKind } from '../../../domain/tournament/kinds.ts';
import { rankedAnew } from '../../../domain/tournament/ranking.ts';
import { firstPlannedPairing } from '../../../domain/tournament/schedule.ts';
import {
  boardsOf,
  freeRoundsOf,
  type Match,
  matchesOf,
  playersOf,
  type Round,
  type Tournament,
  teamsOf,
} from '../../../domain/tournament/state.ts';
import { changed, decided, settled } from '../../support/played-tournament.ts';
import { type Chance, chanceFrom } from '../../support/random-field.ts';
import { teamTournament, withTeams } from '../../support/team-tournament.ts';
import { at } from '../../support/tournament.ts';

/** `WALKS=5000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 200);
const FIRST = Number(process.env.SEED ?? 1);
const RESULTS = ['whiteWins', 'draw', 'blackWins', 'whiteWinsByForfeit', 'blackWinsByForfeit', 'notPlayed'] as const;

const pick = <Item>(list: readonly Item[], below: Chance): Item => {
  const found = list[below(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

/** Teams of all sizes; with more rounds than a small field has pairings for, no legal pairing may be left. */
function begun(kind: TournamentKind, below: Chance): Tournament {
  const teams = 3 + below(5);
  const sizes = Array.from({ length: teams }, () => 1 + below(4));
  const rounds = KINDS[kind].asksForRounds ? 2 + below(Math.max(1, teams - 3)) : null;
  const event = teamTournament({ kind, rounds, perTeam: 1 + below(4), online: below(3) === 0 });
  const planned = { ...event, nextPairingAt: firstPlannedPairing(KINDS[kind], event.settings.online, at(0)) };
  return settled(changed(withTeams(planned, sizes), { kind: 'start' }, { now: at(-HOUR), chance: below }), {
    now: at(0),
    chance: below,
  });
}

/** A whole tournament from a seed: results of all kinds, line-ups, teams that go and come back; what is wrong first. */
function walk(kind: TournamentKind, seed: number): string | null {
  const below = chanceFrom(seed);
  let tournament = begun(kind, below);
  let now: Millis = at(0);
  for (let step = 0; step < 400 && tournament.phase.kind === 'running' && !tournament.pairingFailed; step += 1) {
    const before = tournament;
    now = millis(now + below(3) * 20 * 60_000);
    tournament = deed(tournament, below, now);
    tournament = settled(tournament, { now, chance: below });
    const fault = faultOf(before, tournament);
    if (fault !== null) return `seed ${seed}: ${fault}`;
  }
  if (tournament.phase.kind === 'running' && !tournament.pairingFailed) return `seed ${seed}: it does not end`;
  return null;
}

function deed(tournament: Tournament, below: Chance, now: Millis): Tournament {
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
    return tried(tournament, { kind: 'handInLineUp', team: team.team, round, players }, below, now);
  }
  if (luck === 4) {
    const { account } = pick(playersOf(tournament), below);
    return tried(tournament, { kind: 'removeParticipant', account }, below, now);
  }
  if (open.length > 0) {
    return changed(tournament, { kind: 'setResult', ...pick(open, below), result: pick(RESULTS, below) }, { now });
  }
  return tried(tournament, { kind: 'pairNextRound', button: 'pairings' }, below, now);
}

function tried(before: Tournament, command: Parameters<typeof decided>[1], below: Chance, now: Millis): Tournament {
  const result = decided(before, command, { now, chance: below });
  return result.ok ? (result.value.after ?? before) : before;
}

function faultOf(before: Tournament, tournament: Tournament): string | null {
  const perMatch = tournament.settings.perTeam ?? 1;
  for (const [index, round] of tournament.rounds.entries()) {
    if (round === before.rounds[index]) continue;
    const fault = faultOfRound(tournament, round, perMatch);
    if (fault !== null) return `round ${round.number}: ${fault}`;
  }
  if (!isSame(rankedAnew(tournament).participants, tournament.participants)) return 'the tables are old';
  return KINDS[tournament.settings.kind].roundMaking === 'atStart'
    ? null
    : (rematch(tournament) ?? wrongTotals(tournament));
}

function faultOfRound(tournament: Tournament, round: Round, perMatch: number): string | null {
  const teams = [
    ...matchesOf(round).flatMap(({ white, black }) => [white, black]),
    ...freeRoundsOf(round).map(({ who }) => who),
  ];
  if (new Set(teams).size < teams.length) return 'a team is there twice';
  const people = [
    ...boardsOf(round).flatMap(({ white, black }) => [white, black]),
    ...matchesOf(round).flatMap(({ walkovers }) => walkovers.map(({ who }) => who)),
  ];
  if (new Set(people).size < people.length) return 'somebody sits twice';
  for (const match of matchesOf(round)) {
    const fault = faultOfMatch(tournament, match, perMatch);
    if (fault !== null) return `${match.white}-${match.black}: ${fault}`;
  }
  return null;
}

function faultOfMatch(tournament: Tournament, match: Match, perMatch: number): string | null {
  const teamOf = (account: string) =>
    teamsOf(tournament).find(({ members }) => members.some((member) => member.account === account))?.team;
  const isSettled = match.lineUps === null;
  if (!isSettled && match.boards.length + match.walkovers.length > 0) return 'boards before the line-ups are closed';
  if (match.forfeited !== null && match.boards.length > 0) return 'boards of a match that is not played';
  if (match.boards.length + match.walkovers.length > perMatch) return 'too many boards';
  for (const { board, white, black } of match.boards) {
    const [odd, even] = board % 2 === 1 ? [match.white, match.black] : [match.black, match.white];
    if (teamOf(white) !== odd || teamOf(black) !== even) return `the colours of board ${board}`;
  }
  const boards = [...match.boards.map(({ board }) => board), ...match.walkovers.map(({ board }) => board)].sort();
  if (boards.some((board, index) => board !== index + 1)) return `boards ${boards.join(' ')}`;
  return null;
}

/** Two teams meet once in a Swiss, unless nobody played when they were to. */
function rematch(tournament: Tournament): string | null {
  const met = new Set<string>();
  for (const { white, black, boards } of tournament.rounds.flatMap(matchesOf)) {
    if (!boards.some(({ result }) => result !== null && !isForfeit(result))) continue;
    const pair = [white, black].sort().join('-');
    if (met.has(pair)) return `${pair} meet again`;
    met.add(pair);
  }
  return null;
}

/** Game points counted here in another way: on the boards, by half-points of 1-½-0. */
function wrongTotals(tournament: Tournament): string | null {
  const perMatch = tournament.settings.perTeam ?? 1;
  const points = new Map<string, number>();
  const give = (team: string, half: number) => points.set(team, (points.get(team) ?? 0) + half);
  for (const round of tournament.rounds) {
    for (const { who, bye } of freeRoundsOf(round)) give(who, bye === 'pairing-allocated' ? perMatch : 0);
    for (const match of matchesOf(round)) {
      if (match.boards.some(({ result }) => result === null)) continue;
      for (const { board, result } of match.boards) {
        if (result === null) continue;
        const [white, black] = board % 2 === 1 ? [match.white, match.black] : [match.black, match.white];
        give(white, HALVES[sideOf(result, 'white')]);
        give(black, HALVES[sideOf(result, 'black')]);
      }
      for (const { who } of match.walkovers) {
        const own = teamsOf(tournament).find(({ members }) => members.some(({ account }) => account === who));
        give(own?.team ?? asId(''), 2);
      }
    }
  }
  const wrong = teamsOf(tournament).find(({ team, gameScore }) => gameScore !== (points.get(team) ?? 0));
  return wrong === undefined ? null : `${wrong.team} has ${wrong.gameScore}, not ${points.get(wrong.team) ?? 0}`;
}

const HALVES = { win: 2, draw: 1, loss: 0 } as const;

describe('a whole tournament of teams', () => {
  it.each(['TeamSwissDutch', 'TeamRoundRobin', 'LimitedPlayerTeam'] as const)(
    `[TEAMMATCH-1] [TEAMMATCH-4] comes to its end with every round right, whatever happens in it (%s, ${WALKS} walks from seed ${FIRST})`,
    (kind) => {
      const faults = Array.from({ length: WALKS }, (_, index) => walk(kind, FIRST + index)).filter(
        (fault) => fault !== null,
      );
      expect(faults.slice(0, 3)).toEqual([]);
    },
    600_000,
  );
});
