import { describe, expect, it } from 'vitest';
import { asId } from '../../../../domain/kernel/ids.ts';
import { isSame } from '../../../../domain/kernel/same.ts';
import { rankFromScratch } from '../../../../domain/tournament/standings/ranking.ts';
import { hasResults, reportStateOf } from '../../../../domain/tournament/teams/match-report.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { isForfeit, sideOf } from '../../../../domain/tournament/value/game-result.ts';
import {
  boardsOf,
  freeRoundsOf,
  type Match,
  matchesOf,
  type Round,
  type Tournament,
  teamsOf,
} from '../../../../domain/tournament/value/state.ts';
import { isGoingOn, MATCH_FORMATS, type MatchFormat, matchWalk } from '../../../support/domain/match-walk.ts';

/** `WALKS=5000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 50);
const FIRST = Number(process.env.SEED ?? 1);
/** What is wrong first in a whole tournament from a seed. */
function walk(format: MatchFormat, seed: number): string | null {
  let before: Tournament | null = null;
  for (const tournament of matchWalk(format, seed)) {
    const fault = before === null ? null : faultOf(before, tournament);
    if (fault !== null) return `seed ${seed}: ${fault}`;
    before = tournament;
  }
  return before !== null && isGoingOn(before) ? `seed ${seed}: it does not end` : null;
}

function faultOf(before: Tournament, tournament: Tournament): string | null {
  const perMatch = tournament.settings.perTeam ?? 1;
  for (const [index, round] of tournament.rounds.entries()) {
    if (round === before.rounds[index]) continue;
    const fault = faultOfRound(tournament, round, perMatch);
    if (fault !== null) return `round ${round.number}: ${fault}`;
  }
  if (!isSame(rankFromScratch(tournament).participants, tournament.participants)) return 'the tables are old';
  return FORMATS[tournament.settings.format].roundMaking === 'atStart'
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
  if (['waiting', 'disputed'].includes(reportStateOf(match)) && hasResults(match))
    return 'a report counts before it is confirmed';
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

describe('random team tournaments', () => {
  it.each(MATCH_FORMATS)(
    `[TEAMMATCH-1] [TEAMMATCH-4] [REPORT-2] [MATCHDAY-4] a %s is valid to its end (${WALKS} walks from seed ${FIRST})`,
    (format) => {
      const faults = Array.from({ length: WALKS }, (_, index) => walk(format, FIRST + index)).filter(
        (fault) => fault !== null,
      );
      expect(faults.slice(0, 3)).toEqual([]);
    },
    600_000,
  );
});
