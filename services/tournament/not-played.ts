import { halfPoints } from '../../domain/points.ts';

/** The columns of an entry before its player has played: no team, no score, and present from the first round on. */
export const NOT_PLAYED = {
  team: null,
  teamSeed: null,
  fileNumber: null,
  virtualPoints: null,
  withdrawnFrom: null,
  eliminated: false,
  score: halfPoints(0),
  tb1: null,
  tb2: null,
  tb3: null,
  tb4: null,
  rank: 0,
} as const;
