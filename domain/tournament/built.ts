import { KINDS } from './kinds.ts';
import { NO_PRIZES } from './prizes.ts';
import { firstPlannedPairing } from './schedule.ts';
import type { Tournament } from './state.ts';

/** What a tournament is built of. */
export type Building = Pick<Tournament, 'id' | 'host' | 'league' | 'createdAt' | 'settings'>;

/** A new tournament, which nobody has entered yet. */
export function builtTournament(building: Building): Tournament {
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
    categories: [],
    prizes: NO_PRIZES,
    draft: null,
  };
}
