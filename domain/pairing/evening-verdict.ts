/** Where a round of Monrad or Konrad keeps less than its rules (IM-8, IK-6), by pairing or by hand. */
import {
  type EntrantRecord,
  forbiddenPairTest,
  meetings,
  presentRecords,
  recordsBefore,
  walkoversOf,
} from './entrant-record.ts';
import { colorsAsPaired, konradMeetings } from './individual-konrad.ts';
import { barsBroken, byDifference, seatByMonrad } from './monrad.ts';
import type { MayMeet } from './ordered-pairing.ts';
import type { Pair, PairingInput, RoundPairing } from './pairing.ts';
import type { RoundFault, RoundFaultKind } from './swiss-dutch/verdict.ts';

/** `input.present` are all who were here, so that Konrad knows who has nobody new left. */
export function eveningFaults(
  input: PairingInput,
  { pairs, byes }: RoundPairing,
  rules: 'monrad' | 'konrad',
): RoundFault[] {
  const order = presentRecords(recordsBefore(input.field, input.round), input.present);
  const places = new Map(order.map(({ number }, place) => [number, place]));
  const faultsOfPair = pairFaultsOf(order, input, rules);
  const fewest = Math.min(...order.map(walkoversOf));
  return [
    ...pairs.flatMap((pair) => {
      const [white, black] = [places.get(pair.white), places.get(pair.black)];
      return white === undefined || black === undefined ? [] : faultsOfPair(pair, white, black);
    }),
    ...byes.flatMap((number): RoundFault[] => {
      const had = walkoversOf(order[places.get(number) ?? -1] ?? NOBODY);
      return had > (rules === 'konrad' ? fewest : 0) ? [{ kind: 'secondBye', who: [number] }] : [];
    }),
  ];
}

const NOBODY: Pick<EntrantRecord, 'results'> = { results: [] };

function pairFaultsOf(order: readonly EntrantRecord[], input: PairingInput, rules: 'monrad' | 'konrad') {
  const apart = forbiddenPairTest(input.forbidden);
  const isNew: MayMeet = (a, b) => meetings(order[a], order[b]) === 0;
  const mayMeet = rules === 'konrad' ? konradMeetings(order, input) : isNew;
  const seats = rules === 'konrad' ? colorsAsPaired : seatByDifference;
  return (pair: Pair, white: number, black: number): RoundFault[] => {
    const [one, other] = [order[white], order[black]];
    const both = (kind: RoundFaultKind): RoundFault => ({ kind, who: [pair.white, pair.black] });
    const isForbidden = apart(pair.white, pair.black);
    return [
      ...(isForbidden ? [both('forbiddenPair')] : []),
      ...(!isForbidden && !mayMeet(white, black) ? [both('rematch')] : []),
      ...barsBroken(one, 'white').map((kind) => ({ kind, who: [pair.white] })),
      ...barsBroken(other, 'black').map((kind) => ({ kind, who: [pair.black] })),
      ...(seats(one, other, input.round).white === pair.white ? [] : [both('colorsSwitched')]),
    ];
  };
}

const seatByDifference = (one: EntrantRecord, other: EntrantRecord, round: number): Pair =>
  seatByMonrad(one, other, round, byDifference);
