import { eq } from 'drizzle-orm';
import { tournamentFiles } from '../../db/schema/index.ts';
import type { TournamentId } from '../../domain/ids.ts';
import type { PairingInput } from '../../domain/pairing/pairing.ts';
import { readTrf } from '../../domain/trf/read.ts';
import { startingList } from '../../domain/trf/to-field.ts';
import { toPairingInput } from '../../domain/trf/to-pairing-input.ts';
import type { Deps } from '../deps.ts';

/** Who must not meet and who is accelerated: an imported tournament's file says so. */
export async function pairingRules(
  { db }: Deps,
  id: TournamentId,
  round: number,
): Promise<Pick<PairingInput, 'forbidden' | 'virtualPoints'>> {
  const file = await db.query.tournamentFiles.findFirst({ where: eq(tournamentFiles.tournament, id) });
  const read = file === undefined ? undefined : readTrf(file.trf);
  if (!read?.ok) return { forbidden: [], virtualPoints: new Map() };
  const places = new Map(startingList(read.value.document).map(({ number }, index) => [number, index + 1]));
  const { forbidden, virtualPoints } = toPairingInput(read.value.document, round);
  const place = (number: number): number => places.get(number) ?? number;
  return {
    forbidden: forbidden.map((group) => group.map(place)),
    virtualPoints: new Map([...virtualPoints].map(([number, points]) => [place(number), points])),
  };
}
