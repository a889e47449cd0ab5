import { firstPlannedPairing } from './rounds/schedule.ts';
import { FORMATS } from './value/formats.ts';
import type { Tournament } from './value/state.ts';
import { NO_PARTS, type TableParts } from './value/template.ts';

export type Building = Pick<Tournament, 'id' | 'host' | 'league' | 'createdAt' | 'settings'>;

/** Creates a tournament without entrants; `parts` are its initial categories and prizes. */
export function builtTournament(building: Building, parts: TableParts = NO_PARTS): Tournament {
  const { format, online, firstPairingAt, startingOrder } = building.settings;
  return {
    ...building,
    revision: 1,
    event: null,
    pin: { pinned: false, order: 0 },
    randomSeeding: startingOrder === 'manual',
    initialColor: null,
    hasTimeControl: true,
    phase: { kind: 'open' },
    nextPairingAt: firstPlannedPairing(FORMATS[format], online, firstPairingAt),
    pairingFailed: false,
    participants: [],
    rounds: [],
    requestedByes: [],
    forbiddenPairs: [],
    acceleration: 'none',
    categories: parts.categories,
    prizes: parts.prizes,
    draft: null,
  };
}
