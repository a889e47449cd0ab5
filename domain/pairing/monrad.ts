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
  walkoversOf,
} from './entrant-record.ts';
import { type MayMeet, pairInOrder } from './ordered-pairing.ts';
import type { Pair } from './pairing.ts';
import type { PairTeams } from './team-pairing.ts';

/** What differs between the four-player teams and the individual Monrad. */
interface MonradRules {
  /** White goes to the lower figure. */
  readonly balance: (record: EntrantRecord) => number;
  /** The bye goes to entrants with none. */
  readonly walkovers: (record: EntrantRecord) => number;
}

/** Nobody meets the same opponent twice or gets two byes; colour limits are dropped if they leave no pairing. */
const pairBy =
  (rules: MonradRules): PairTeams =>
  (input) => {
    const { field, round, present, forbidden, gamePoints } = input;
    const secondary = ({ number }: EntrantRecord) => gamePoints.get(number) ?? 0;
    const ranked = presentRecords(recordsBefore(field, round), present).sort(
      (a, b) => b.score - a.score || secondary(b) - secondary(a) || a.number - b.number,
    );
    if (ranked.length < 2) return refuse('insufficientPlayers');
    const order = round === 1 && input.firstRound === 'halves' ? byHalves(ranked) : ranked;
    const apart = forbiddenPairTest(forbidden);
    const fresh: MayMeet = (a, b) => meetings(order[a], order[b]) === 0 && !apart(order[a].number, order[b].number);
    const pairing = pairInOrder({
      count: order.length,
      tolerances: [[(a, b) => fresh(a, b) && colorsAllow(order[a], order[b])], [fresh]],
      byeOrder: walkoverOrder(order, rules),
    });
    if (pairing === null || pairing.byes.length > 1) return refuse('noLegalPairing');
    return ok({
      pairs: pairing.pairs.map(([a, b]) => seatByMonrad(order[a], order[b], round, rules.balance)),
      byes: pairing.byes.map((place) => order[place].number),
    });
  };

const whites = ({ colors }: EntrantRecord): number => colors.filter((color) => color === 'white').length;

/** The colour difference is fair between players with a different number of games. */
export const byDifference = ({ colorDifference }: EntrantRecord): number => colorDifference;

/** Teams of four players. */
export const pairMonrad: PairTeams = pairBy({ balance: whites, walkovers: byesOf });

export const pairIndividualMonrad: PairTeams = pairBy({ balance: byDifference, walkovers: walkoversOf });

/** Makes neighbours of the first of both halves, the second of both, and so on; an odd player stays the last. */
function byHalves(ranked: readonly EntrantRecord[]): EntrantRecord[] {
  const half = Math.floor(ranked.length / 2);
  const [upper, lower] = [ranked.slice(0, half), ranked.slice(half)];
  return [...upper.flatMap((record, place) => [record, lower[place]]), ...lower.slice(half)];
}

/** The bye goes to the highest start number of the lowest score group, never twice to the same entrant. */
function walkoverOrder(order: readonly EntrantRecord[], { walkovers }: MonradRules): number[] {
  const free = order.map((_, place) => place).filter((place) => walkovers(order[place]) === 0);
  return free.sort((a, b) => order[a].score - order[b].score || order[b].number - order[a].number);
}

/** False if either would get a third equal colour in a row or a colour difference above two. */
export const colorsAllow = (one: EntrantRecord, other: EntrantRecord): boolean =>
  seatsAllow(one, other) || seatsAllow(other, one);

export const seatsAllow = (white: EntrantRecord, black: EntrantRecord): boolean =>
  mayHave(white, 'white') && mayHave(black, 'black');

const mayHave = (record: EntrantRecord, color: Color): boolean => barsBroken(record, color).length === 0;

/** The limits that a further game of this colour breaks. */
export function barsBroken(
  { colors, colorDifference }: EntrantRecord,
  color: Color,
): readonly ('thirdColor' | 'colorDifference')[] {
  const isThird = colors.at(-1) === color && colors.at(-2) === color;
  const isBeyond = Math.abs(colorDifference + (color === 'white' ? 1 : -1)) > 2;
  return [...(isThird ? (['thirdColor'] as const) : []), ...(isBeyond ? (['colorDifference'] as const) : [])];
}

/** Fewer Whites, else Black last, else the higher number in odd rounds; colour limits come first. */
export function seatByMonrad(one: EntrantRecord, other: EntrantRecord, round: number, balance = whites): Pair {
  const wanted = whiteByMonrad(one, other, round, balance);
  const against = wanted === one ? other : one;
  const seated = seatsAllow(wanted, against) || !seatsAllow(against, wanted);
  const [white, black] = seated ? [wanted, against] : [against, wanted];
  return { white: white.number, black: black.number };
}

function whiteByMonrad(
  one: EntrantRecord,
  other: EntrantRecord,
  round: number,
  balance: MonradRules['balance'],
): EntrantRecord {
  if (balance(one) !== balance(other)) return balance(one) < balance(other) ? one : other;
  const [last, theirs] = [one.colors.at(-1), other.colors.at(-1)];
  if (last !== theirs && (last === 'black' || theirs === 'black')) return last === 'black' ? one : other;
  return one.number > other.number === (round % 2 === 1) ? one : other;
}
