/** The table of a knockout: the place follows from the stage that somebody has reached (formats sheet, section 2). */
import { type KnockoutPlace, knockoutPlaces } from '../pairing/knockout.ts';
import { withPlayers } from './change.ts';
import type { Field } from './field.ts';
import type { Tournament } from './state.ts';

/** By start number. The losers of one stage share a place, and so do all who are still in. */
export const bracketPlaces = (field: Field): ReadonlyMap<number, KnockoutPlace> =>
  new Map(knockoutPlaces(field).map((row) => [row.number, row]));

/** The tournament with who is out. */
export function withEliminated(tournament: Tournament, field: Field): Tournament {
  const places = bracketPlaces(field);
  return withPlayers(tournament, (player) => {
    const eliminated = places.get(player.seed)?.eliminated ?? false;
    return player.eliminated === eliminated ? player : { ...player, eliminated };
  });
}
