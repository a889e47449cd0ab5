/** Tournaments of teams for tests: teams A, B, C, ... whose players are a1, a2, ... */
import { type AccountId, asId, type TeamId } from '../../../domain/kernel/ids.ts';
import type { Settings } from '../../../domain/tournament/value/settings.ts';
import {
  type Match,
  matchesOf,
  type Player,
  type Team,
  type Tournament,
  UNRANKED,
  UNRANKED_TEAM,
} from '../../../domain/tournament/value/state.ts';
import { entryOf, newTournament } from './played-tournament.ts';

/** The name of the team at a place, from 0: A to Z, then A2, B2, ... */
export const teamName = (index: number): string =>
  `${String.fromCharCode(65 + (index % 26))}${index < 26 ? '' : Math.floor(index / 26) + 1}`;

/** Teams of so many players each, the first the strongest; the players are numbered through. */
export function withTeams(tournament: Tournament, sizes: readonly number[]): Tournament {
  let seed = 0;
  const teams = sizes.map((size, index) => {
    const name = teamName(index);
    const members = Array.from({ length: size }, (_, place): Player => {
      seed += 1;
      return playerNamed(`${name.toLowerCase()}${place + 1}`, seed, 2400 - 5 * seed);
    });
    return teamOf({ id: name, name, seed: index + 1, members });
  });
  return { ...tournament, participants: teams };
}

interface NewTeam {
  readonly id: string;
  readonly name: string;
  readonly seed: number;
  readonly members: readonly Player[];
}

/** A team that nothing has happened to. */
export const teamOf = ({ id, ...team }: NewTeam): Team => ({
  ...UNRANKED_TEAM,
  ...team,
  kind: 'team',
  team: asId<TeamId>(id),
  memberCount: null,
  withdrawnFrom: null,
  eliminated: false,
});

export function playerNamed(account: string, seed: number, rating: number | null): Player {
  const { person, title, federation, club } = entryOf(account, rating);
  return {
    kind: 'player',
    account: asId<AccountId>(account),
    person,
    title,
    rating,
    federation,
    club,
    seed,
    joinedAt: newTournament().createdAt,
    fileNumber: null,
    virtualPoints: null,
    withdrawnFrom: null,
    selfWithdrawn: false,
    eliminated: false,
    attendance: null,
    manualCategories: [],
    standing: UNRANKED,
  };
}

/** A team Swiss on two boards over three rounds that nobody has entered; change what the test is about. */
export const teamTournament = (settings: Partial<Settings> = {}): Tournament =>
  newTournament({
    format: 'TeamSwissDutch',
    perTeam: 2,
    rounds: 3,
    tieBreaks: [null, null, null, null],
    ...settings,
  });

export const matchIn = (tournament: Tournament, round: number, team: string): Match => {
  const found = tournament.rounds[round - 1];
  const match = found && matchesOf(found).find(({ white, black }) => white === team || black === team);
  if (match === undefined) throw new Error(`${team} has no match in round ${round}`);
  return match;
};
