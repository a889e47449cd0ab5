import type { TournamentKind } from '../../domain/tournament/kinds.ts';

/** The formats that can be built and played so far. */
const PLAYABLE = ['SwissDutch', 'RoundRobin', 'ManualPairing'] as const satisfies readonly TournamentKind[];
export type PlayableKind = (typeof PLAYABLE)[number];

export const playableKind = (kind: TournamentKind): kind is PlayableKind =>
  (PLAYABLE as readonly string[]).includes(kind);
