import type { PairingView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { offersPostponedGames } from '../../domain/tournament/value/postponed-game.ts';
import { isPending } from './progress.ts';

/** Whether games may be postponed or adjourned in this tournament. */
export const offersPostponed = ({ tournament }: Pick<TournamentPage, 'tournament'>): boolean =>
  !tournament.finished && offersPostponedGames({ format: tournament.kind, online: !tournament.defaultOtb });

/** A registered game without a result. */
export type Postponed = PairingView & { readonly postponed: NonNullable<PairingView['postponed']> };

export const isOpenGame = (pairing: PairingView): pairing is Postponed =>
  isPending(pairing) && pairing.postponed !== undefined && pairing.postponed !== null;

/** Postponed and adjourned games without a result, the oldest first. */
export const openGamesOf = ({ pairings }: Pick<TournamentPage, 'pairings'>): readonly Postponed[] =>
  pairings.filter(isOpenGame).sort((one, other) => one.round - other.round || one.board - other.board);
