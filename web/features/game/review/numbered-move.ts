import type { TFunction } from 'i18next';
import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import { shownSan } from '../../../../i18n/shown-san.ts';

/** The half-move with its number: 12. Nf3 or 12… Nf6. */
export const numberedMove = (t: TFunction<'game'>, moves: readonly PlayedMove[], ply: number): string =>
  `${moveNumber(ply)} ${shownSan(t, moves[ply - 1]?.san ?? '')}`;

/** The number before a half-move, counted from 1. */
export const moveNumber = (ply: number): string => (ply % 2 === 1 ? `${(ply + 1) / 2}.` : `${ply / 2}…`);
