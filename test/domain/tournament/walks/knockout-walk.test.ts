import { describe, expect, it } from 'vitest';
import type { TeamId } from '../../../../domain/kernel/ids.ts';
import { rankFromScratch } from '../../../../domain/tournament/standings/ranking.ts';
import {
  matchesOf,
  type Player,
  playersOf,
  type Tournament,
  teamsOf,
} from '../../../../domain/tournament/value/state.ts';
import { knockoutWalk } from '../../../support/domain/knockout-walk.ts';
import { faultsOf, faultsOfStep } from '../../../support/domain/tournament-faults.ts';
import { faultsOfTeamBracket } from '../../support/team-bracket-faults.ts';

/** `WALKS=5000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 120);
const FIRST = Number(process.env.SEED ?? 1);

/** What went wrong first on the way to the last final, or nothing. */
function playedThrough(seed: number, isOfTeams: boolean): string[] {
  const backTooLate = new Set<TeamId>();
  let last: Tournament | null = null;
  for (const { before, command, decision, after } of knockoutWalk(seed, isOfTeams)) {
    if (command.kind === 'addTeam' && !playsInLastStage(before, command.team)) backTooLate.add(command.team);
    const faults = [
      ...faultsOfStep(before, decision, command.kind === 'due'),
      ...(isOfTeams ? faultsOfTeamBracket(after, backTooLate) : faultsOf(before, after)),
      ...(command.kind === 'deleteRound' ? faultsOfUndoing(before, after) : []),
    ];
    if (faults.length > 0) return [`${seed}, ${JSON.stringify(command)}`, ...faults];
    last = after;
  }
  return last?.phase.kind === 'finished' ? faultsOfEnd(last) : [`${seed} came to no end`];
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
