import type { TournamentCard } from '../../../contract/tournament/lists.ts';
import type { TournamentFind } from '../../queries/tournament.ts';

/** Each unfinished tournament once, though it may be in several lists. */
export function cardsOf({ ongoing, upcoming, privates, pinned }: TournamentFind): readonly TournamentCard[] {
  const cards = [...pinned, ...ongoing, ...upcoming, ...privates.filter(({ finished }) => !finished)];
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
