/**
 * Monrad (formats sheet, section 5), the Norwegian Swiss: by score, then start number, the first meets the next one
 * whom he has not met. Used for four-player teams, where game points come between match points and start number.
 */
import { ok, refuse } from '../result.ts';
import type { Color } from '../tournament/field.ts';
import { byesOf, type EntrantRecord, keptApart, meetings, presentRecords, recordsBefore } from './entrant-record.ts';
import { type MayMeet, pairInOrder } from './ordered-pairing.ts';
import type { Pair } from './pairing.ts';
import type { PairTeams } from './team-pairing.ts';

/** Nobody meets twice or has the walkover twice; the bar on colours falls if it leaves no pairing. */
export const pairMonrad: PairTeams = ({ field, round, present, forbidden, gamePoints }) => {
  const records = recordsBefore(field, round);
  const secondary = ({ number }: EntrantRecord) => gamePoints.get(number) ?? 0;
  const order = presentRecords(records, present).sort(
    (a, b) => b.score - a.score || secondary(b) - secondary(a) || a.number - b.number,
  );
  if (order.length < 2) return refuse('insufficientPlayers');
  const apart = keptApart(forbidden);
  const fresh: MayMeet = (a, b) => meetings(order[a], order[b]) === 0 && !apart(order[a].number, order[b].number);
  const pairing = pairInOrder({
    count: order.length,
    tolerances: [[(a, b) => fresh(a, b) && colorsAllow(order[a], order[b])], [fresh]],
    sitOutOrder: walkoverOrder(order),
  });
  if (pairing === null || pairing.sitOuts.length > 1) return refuse('noLegalPairing');
  return ok({
    pairs: pairing.pairs.map(([a, b]) => seatByMonrad(order[a], order[b], round)),
    byes: pairing.sitOuts.map((place) => order[place].number),
  });
};

/** The walkover goes to the highest start number of the lowest score group, and to nobody twice. */
function walkoverOrder(order: readonly EntrantRecord[]): number[] {
  const free = order.map((_, place) => place).filter((place) => byesOf(order[place]) === 0);
  return free.sort((a, b) => order[a].score - order[b].score || order[b].number - order[a].number);
}

/** Whether two can be seated without a third equal colour in a row or a colour difference above two for either. */
export const colorsAllow = (one: EntrantRecord, other: EntrantRecord): boolean =>
  (mayHave(one, 'white') && mayHave(other, 'black')) || (mayHave(one, 'black') && mayHave(other, 'white'));

function mayHave({ colors, colorDifference }: EntrantRecord, color: Color): boolean {
  const thirdInRow = colors.at(-1) === color && colors.at(-2) === color;
  return !thirdInRow && Math.abs(colorDifference + (color === 'white' ? 1 : -1)) <= 2;
}

/**
 * White goes to who has had fewer Whites, else to who had Black last; else to the higher start number in odd rounds
 * and to the lower in even ones. A colour that is barred goes before all of this.
 */
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
