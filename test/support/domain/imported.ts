import { asId } from '../../../domain/kernel/ids.ts';
import { millis } from '../../../domain/kernel/time.ts';
import type { Tournament } from '../../../domain/tournament/value/state.ts';
import { type ImportFacts, importedTournament } from '../../../domain/trf/convert/imported-tournament.ts';
import type { TrfTournament } from '../../../domain/trf/convert/to-tournament.ts';
import { trfFileOf } from './trf.ts';

export const importedFrom = (trf: string, facts: Partial<ImportFacts> = {}): Tournament =>
  importedOf(trfFileOf(trf).tournament, facts);

/** The tournament that a file becomes, its table not worked out; accounts tell the number in the file, teams the name. */
export function importedOf(file: TrfTournament, facts: Partial<ImportFacts> = {}): Tournament {
  let next = 0;
  return importedTournament(file, {
    id: asId('from-a-file'),
    host: { type: 'club', id: asId('chess-club') },
    now: millis(Date.UTC(2026, 10, 22)),
    timeZone: 'Europe/Oslo',
    publiclyViewable: true,
    newAccount: () => asId(`guest-${file.players[next++]?.number}`),
    teamNamed: (name) => asId(name),
    ...facts,
  });
}
