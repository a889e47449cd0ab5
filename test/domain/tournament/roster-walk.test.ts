import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../domain/access/actor.ts';
import type { Chance } from '../../../domain/chance.ts';
import { type AccountId, asId, type TeamId } from '../../../domain/ids.ts';
import { isSame } from '../../../domain/same.ts';
import type { TournamentCommand } from '../../../domain/tournament/command.ts';
import { teamLimit } from '../../../domain/tournament/entry-guards.ts';
import { KINDS, TOURNAMENT_KINDS } from '../../../domain/tournament/kinds.ts';
import { lifecycleOf } from '../../../domain/tournament/lifecycle-of.ts';
import { playersOf, type Tournament, teamsOf } from '../../../domain/tournament/state.ts';
import { chanceFrom } from '../../support/chance.ts';
import { asCaptain, asPlayer, decided, HOST, newTournament } from '../../support/played-tournament.ts';
import { one } from '../../support/tournament-deeds.ts';

const RUNS = 500;
const COMMANDS = 60;
const TEAM_KINDS = TOURNAMENT_KINDS.filter((kind) => KINDS[kind].isTeam);

const someTeam = (below: Chance): TeamId => asId(`t${1 + below(5)}`);
const somebody = (below: Chance): AccountId => asId(`p${1 + below(16)}`);

const DEEDS: readonly ((below: Chance, tournament: Tournament) => TournamentCommand)[] = [
  (below) => ({ kind: 'addTeam', team: someTeam(below) }),
  (below) => ({ kind: 'addTeam', team: someTeam(below) }),
  (below) => ({ kind: 'removeTeam', team: someTeam(below) }),
  (below) => ({ kind: 'addParticipant', account: somebody(below), team: someTeam(below) }),
  (below) => ({ kind: 'addParticipant', account: somebody(below), team: someTeam(below) }),
  (below) => ({ kind: 'addParticipant', account: somebody(below) }),
  (below) => ({ kind: 'removeParticipant', account: somebody(below) }),
  (below, tournament) => {
    const team = one(teamsOf(tournament), below);
    const account = one(team?.members ?? [], below)?.account ?? somebody(below);
    return { kind: 'seatMember', team: team?.team ?? someTeam(below), account, place: 1 + below(3) };
  },
  (below) => ({ kind: 'setMemberCount', team: someTeam(below), count: below(3) === 0 ? null : 1 + below(99) }),
  (below) => ({ kind: 'changeSeeding', by: below(2) === 0 ? 'rating' : 'random' }),
  (below) => ({ kind: 'join', team: someTeam(below) }),
  () => ({ kind: 'leave' }),
  () => ({ kind: 'start' }),
];

function someActor(command: TournamentCommand, below: Chance): Actor {
  if (command.kind === 'join' || command.kind === 'leave') return asPlayer(somebody(below));
  return below(4) === 0 ? asCaptain(someTeam(below)) : HOST;
}

/** What is wrong with the list, or nothing. */
function faultsOf(tournament: Tournament): string[] {
  const [teams, players] = [teamsOf(tournament), playersOf(tournament)];
  const limit = teamLimit(lifecycleOf(tournament)) ?? Number.POSITIVE_INFINITY;
  const seeds = players.map(({ seed }) => seed);
  const faults: string[] = [];
  if (teams.some(({ seed }, index) => seed !== index + 1)) faults.push('the teams are out of order');
  if (new Set(players.map(({ account }) => account)).size < players.length) faults.push('somebody plays for two teams');
  if (new Set(teams.map(({ team }) => team)).size < teams.length) faults.push('a team is in twice');
  if (teams.some(({ members }) => members.length > limit)) faults.push('a team has too many players');
  if (tournament.participants.some(({ kind }) => kind === 'player')) faults.push('somebody plays for no team');
  const isByTeam = tournament.phase.kind === 'open' && KINDS[tournament.settings.kind].paired === 'teams';
  const inOrder = isByTeam ? seeds : [...seeds].sort((a, b) => a - b);
  if (inOrder.some((seed, index) => seed !== index + 1)) faults.push('the players are not numbered through');
  return faults;
}

/** After the start nobody comes, nobody is forgotten, and numbers stay. */
function faultsOfStep(before: Tournament, after: Tournament): string[] {
  if (before.phase.kind === 'open') return [];
  const numbers = (tournament: Tournament) =>
    Object.fromEntries(playersOf(tournament).map(({ account, seed }) => [account, seed]));
  return isSame(numbers(before), numbers(after)) ? [] : ['numbers changed after the start'];
}

describe('a tournament of teams', () => {
  it('[ROSTER-3] is in order whatever is asked of it, and nothing is half done', () => {
    const done = new Map<string, number>();
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const below = chanceFrom(seed);
      const kind = one(TEAM_KINDS, below) ?? 'TeamSwissDutch';
      let tournament = newTournament({ kind, perTeam: 1 + below(3), rounds: 1, selfJoinable: below(2) === 0 });
      for (let step = 0; step < COMMANDS; step += 1) {
        const command = one(DEEDS, below)?.(below, tournament) ?? { kind: 'start' };
        const result = decided(tournament, command, { actor: someActor(command, below), chance: below });
        if (!result.ok) continue;
        const after = result.value.after ?? tournament;
        done.set(command.kind, (done.get(command.kind) ?? 0) + Number(after !== tournament));
        const faults = [...faultsOf(after), ...faultsOfStep(tournament, after)];
        expect(faults, `seed ${seed}, step ${step}: ${JSON.stringify(command)}`).toEqual([]);
        tournament = after;
      }
    }
    expect([...done].filter(([, times]) => times < 20)).toEqual([]);
    expect(done.size).toBe(new Set(DEEDS.map((deed) => deed(chanceFrom(1), newTournament()).kind)).size);
  });
});
