/** Tournaments of every format for archives, with what walks do not come to. */
import type { Chance } from '../../../domain/kernel/chance.ts';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { DAY } from '../../../domain/kernel/time.ts';
import type { CleanHtml } from '../../../domain/lib/rich-text.ts';
import { type SeedingList, USUAL_SEEDING_LIST } from '../../../domain/rating/seeding-list.ts';
import { rankFromScratch } from '../../../domain/tournament/standings/ranking.ts';
import { withPlayers } from '../../../domain/tournament/value/change.ts';
import { NO_OFFICIAL_DATA, type OfficialData } from '../../../domain/tournament/value/official-data.ts';
import { isTeam, type Player, type Tournament } from '../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../chance.ts';
import { knockoutWalk } from './knockout-walk.ts';
import { MATCH_FORMATS, matchWalk } from './match-walk.ts';
import { one } from './random-commands.ts';
import { at } from './tournament.ts';
import { walkTo } from './tournament-walk.ts';

/** Two walks of players, one of each format of team matches, and both knockouts. */
export function* archivable(seed: number): Generator<Tournament, void> {
  const below = chanceFrom(seed);
  for (const walk of [2 * seed - 1, 2 * seed]) yield withDetails(walkTo(walk, 60), below);
  for (const format of MATCH_FORMATS) yield withDetails(somewhereIn([...matchWalk(format, seed)], below), below);
  for (const isOfTeams of [false, true]) {
    const steps = [...knockoutWalk(seed, isOfTeams)].map(({ after }) => after);
    yield withDetails(somewhereIn(steps, below), below);
  }
}

function somewhereIn(steps: readonly Tournament[], below: Chance): Tournament {
  const found = below(2) === 0 ? steps.at(-1) : one(steps, below);
  if (found === undefined) throw new Error('the walk has no step');
  return found;
}

function withDetails(tournament: Tournament, below: Chance): Tournament {
  const { settings } = tournament;
  const detailed = withPlayers(tournament, (player) => withPlayerDetails(player, below));
  return rankFromScratch({
    ...detailed,
    createdAt: at(-below(9) * DAY),
    settings: {
      ...settings,
      description: '<p>Æresgjest: Ola</p>' as CleanHtml,
      profilePicture: below(2) === 0 ? '' : 'https://example.org/p.png',
      seedingList: below(2) === 0 ? USUAL_SEEDING_LIST : SEEDED,
      timeZone: below(2) === 0 ? 'Europe/Oslo' : 'America/New_York',
      officialData: below(2) === 0 ? NO_OFFICIAL_DATA : OFFICIAL,
    },
    pin: { pinned: below(2) === 0, order: below(3) },
    participants: detailed.participants.map((entrant) =>
      isTeam(entrant) ? { ...entrant, memberCount: below(2) === 0 ? null : below(30) } : entrant,
    ),
  });
}

const SEEDED: SeedingList = { source: 'nationalThenFide', kinds: ['rapid', 'standard'], month: 202612 };

const OFFICIAL: OfficialData = {
  ...NO_OFFICIAL_DATA,
  venue: 'Sjakkhuset',
  address: 'Storgata 1\n0155 Oslo',
  federation: 'NOR',
  chiefArbiter: { name: 'Berg, Anne', title: 'IA', fideNumber: 1500015, email: 'anne@example.org' },
  deputyArbiters: [{ name: 'Dahl, Nils', title: null, fideNumber: null, email: '' }],
};

const withPlayerDetails = (player: Player, below: Chance): Player => ({
  ...player,
  person: {
    ...player.person,
    fideNumber: below(2) === 0 ? null : 1_500_000 + below(9999),
    birthDate: below(2) === 0 ? null : '2001-02-28',
    ...(below(2) === 0 && { nationalId: `N-${below(9999)}` }),
  },
  title: one([null, 'WGM', 'IM'], below) ?? null,
  fileNumber: below(2) === 0 ? null : 1 + below(99),
  virtualPoints: below(3) > 0 ? null : [halfPoints(2), halfPoints(1)],
  ...(below(4) === 0 && { earlierSeeds: [{ throughRound: 1, seed: 1 + below(9) }] }),
  selfWithdrawn: player.withdrawnFrom !== null && below(2) === 0,
});
