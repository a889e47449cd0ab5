import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../../domain/access/actor.ts';
import type { Chance } from '../../../../domain/kernel/chance.ts';
import { type AccountId, asId, type TeamId } from '../../../../domain/kernel/ids.ts';
import { isSame } from '../../../../domain/kernel/same.ts';
import type { TournamentCommand } from '../../../../domain/tournament/command.ts';
import { teamLimit } from '../../../../domain/tournament/guards/entry-guards.ts';
import { lifecycleOf } from '../../../../domain/tournament/guards/lifecycle-of.ts';
import { FORMAT_NAMES, FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { playersOf, type Tournament, teamsOf } from '../../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import { asCaptain, asPlayer, decided, HOST, newTournament } from '../../../support/domain/played-tournament.ts';
import { one } from '../../../support/domain/random-commands.ts';

const RUNS = 500;
const COMMANDS = 60;
const TEAM_FORMATS = FORMAT_NAMES.filter((kind) => FORMATS[kind].isTeam);

const someTeam = (below: Chance): TeamId => asId(`t${1 + below(5)}`);
const somebody = (below: Chance): AccountId => asId(`p${1 + below(16)}`);

const COMMAND_GENERATORS: readonly ((below: Chance, tournament: Tournament) => TournamentCommand)[] = [
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
  const isByTeam = tournament.phase.kind === 'open' && FORMATS[tournament.settings.format].paired === 'teams';
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

describe('random rosters', () => {
  it('[ROSTER-3] the list of teams stays in order after any command, and no command is half done', () => {
    const done = new Map<string, number>();
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const below = chanceFrom(seed);
      const kind = one(TEAM_FORMATS, below) ?? 'TeamSwissDutch';
      let tournament = newTournament({ format: kind, perTeam: 1 + below(3), rounds: 1, selfJoinable: below(2) === 0 });
      for (let step = 0; step < COMMANDS; step += 1) {
        const command = one(COMMAND_GENERATORS, below)?.(below, tournament) ?? { kind: 'start' };
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
    expect(done.size).toBe(
      new Set(COMMAND_GENERATORS.map((command) => command(chanceFrom(1), newTournament()).kind)).size,
    );
  });
});
