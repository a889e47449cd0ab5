/** Monrad (formats sheet, section 5): in order of score and number, each meets the next new opponent. */
import { ok, refuse } from '../kernel/result.ts';
import type { Color } from '../tournament/value/field.ts';
import {
  byesOf,
  type EntrantRecord,
  forbiddenPairTest,
  meetings,
  presentRecords,
  recordsBefore,
} from './entrant-record.ts';
import { type MayMeet, pairInOrder } from './ordered-pairing.ts';
import type { Pair } from './pairing.ts';
import type { PairTeams } from './team-pairing.ts';

/** Nobody meets the same team twice or gets two byes; colour limits are dropped if they leave no pairing. */
export const pairMonrad: PairTeams = ({ field, round, present, forbidden, gamePoints }) => {
  const records = recordsBefore(field, round);
  const secondary = ({ number }: EntrantRecord) => gamePoints.get(number) ?? 0;
  const order = presentRecords(records, present).sort(
    (a, b) => b.score - a.score || secondary(b) - secondary(a) || a.number - b.number,
  );
  if (order.length < 2) return refuse('insufficientPlayers');
  const apart = forbiddenPairTest(forbidden);
  const fresh: MayMeet = (a, b) => meetings(order[a], order[b]) === 0 && !apart(order[a].number, order[b].number);
  const pairing = pairInOrder({
    count: order.length,
    tolerances: [[(a, b) => fresh(a, b) && colorsAllow(order[a], order[b])], [fresh]],
    byeOrder: walkoverOrder(order),
  });
  if (pairing === null || pairing.byes.length > 1) return refuse('noLegalPairing');
  return ok({
    pairs: pairing.pairs.map(([a, b]) => seatByMonrad(order[a], order[b], round)),
    byes: pairing.byes.map((place) => order[place].number),
  });
};

/** The bye goes to the highest start number of the lowest score group, never twice to the same team. */
function walkoverOrder(order: readonly EntrantRecord[]): number[] {
  const free = order.map((_, place) => place).filter((place) => byesOf(order[place]) === 0);
  return free.sort((a, b) => order[a].score - order[b].score || order[b].number - order[a].number);
}

/** False if either would get a third equal colour in a row or a colour difference above two. */
export const colorsAllow = (one: EntrantRecord, other: EntrantRecord): boolean =>
  (mayHave(one, 'white') && mayHave(other, 'black')) || (mayHave(one, 'black') && mayHave(other, 'white'));

function mayHave({ colors, colorDifference }: EntrantRecord, color: Color): boolean {
  const thirdInRow = colors.at(-1) === color && colors.at(-2) === color;
  return !thirdInRow && Math.abs(colorDifference + (color === 'white' ? 1 : -1)) <= 2;
}

/** Fewer Whites, else Black last, else the higher number in odd rounds; colour limits come first. */
export function seatByMonrad(one: EntrantRecord, other: EntrantRecord, round: number): Pair {
  const wanted = whiteByMonrad(one, other, round);
  const against = wanted === one ? other : one;
  const seated = (mayHave(wanted, 'white') && mayHave(against, 'black')) || !canSwap(wanted, against);
  const [white, black] = seated ? [wanted, against] : [against, wanted];
  return { white: white.number, black: black.number };
}

const canSwap = (white: EntrantRecord, black: EntrantRecord): boolean =>
  mayHave(white, 'black') && mayHave(black, 'white');

function whiteByMonrad(one: EntrantRecord, other: EntrantRecord, round: number): EntrantRecord {
  const whites = (record: EntrantRecord) => record.colors.filter((color) => color === 'white').length;
  if (whites(one) !== whites(other)) return whites(one) < whites(other) ? one : other;
  const [last, theirs] = [one.colors.at(-1), other.colors.at(-1)];
  if (last !== theirs && (last === 'black' || theirs === 'black')) return last === 'black' ? one : other;
  return one.number > other.number === (round % 2 === 1) ? one : other;
}
