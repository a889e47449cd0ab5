import { KINDS } from './kinds.ts';
import { firstPlannedPairing } from './schedule.ts';
import type { Tournament } from './state.ts';
import { NO_PARTS, type TableParts } from './template.ts';

/** What a tournament is built of. */
export type Building = Pick<Tournament, 'id' | 'host' | 'league' | 'createdAt' | 'settings'>;

/** A new tournament, which nobody has entered yet; with the parts of the table that it is to begin with. */
export function builtTournament(building: Building, parts: TableParts = NO_PARTS): Tournament {
  const { kind, online, firstPairingAt } = building.settings;
  return {
    ...building,
    revision: 1,
    pin: { pinned: false, order: 0 },
    randomSeeding: false,
    initialColor: null,
    timeControlTold: true,
    phase: { kind: 'open' },
    nextPairingAt: firstPlannedPairing(KINDS[kind], online, firstPairingAt),
    pairingFailed: false,
    participants: [],
    rounds: [],
    bookedByes: [],
    bans: [],
    acceleration: 'none',
    categories: parts.categories,
    prizes: parts.prizes,
    draft: null,
  };
}
