import { asId } from '../../domain/ids.ts';
import { millis } from '../../domain/time.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import { type ImportFacts, importedTournament } from '../../domain/trf/imported-tournament.ts';
import { type TrfTournament, toTournament } from '../../domain/trf/to-tournament.ts';
import { documentOf } from './trf.ts';

export const importedFrom = (trf: string, facts: Partial<ImportFacts> = {}): Tournament =>
  importedOf(toTournament(documentOf(trf)), facts);

/** The tournament that a file becomes, its table not worked out; accounts tell the number in the file, teams the name. */
export function importedOf(told: TrfTournament, facts: Partial<ImportFacts> = {}): Tournament {
  let next = 0;
  return importedTournament(told, {
    id: asId('from-a-file'),
    host: { type: 'club', id: asId('chess-club') },
    now: millis(Date.UTC(2026, 10, 22)),
    publiclyViewable: true,
    newAccount: () => asId(`guest-${told.players[next++]?.number}`),
    teamNamed: (name) => asId(name),
    ...facts,
  });
}
