/** The fee of an entry, and what a withdrawal gets back (FE-2 to FE-4, RF-1 to RF-3). */
import type { Millis } from '../../kernel/time.ts';
import { searchKey } from '../../lib/search-key.ts';
import { ratingOf } from '../entries/conditions.ts';
import { instantOf, refundsEnd } from '../value/deadlines.ts';
import type { EventEntry } from '../value/entry.ts';
import type { ChessEvent, EventSettings } from '../value/event.ts';
import type { FeeRule, FeeTier } from '../value/fee-plan.ts';
import { type LedgerRow, type MinorUnits, minorUnits } from '../value/ledger.ts';
import { balanceOf, chargedOf, keptOf } from './balance.ts';

/** The first rule that fits, with the supplement of the time. */
export function feeOf({ settings }: ChessEvent, entry: Pick<EventEntry, 'player' | 'group'>, at: Millis): MinorUnits {
  const rating = ratingOf(entry.player, settings.groupRating);
  const base = settings.fees.rules.find((rule) => fits(rule, entry, rating))?.amount ?? minorUnits(0);
  return withSupplement(settings, base, at);
}

/** Who pays nothing pays no supplement either. */
export function withSupplement({ fees, timeZone }: EventSettings, base: MinorUnits, at: Millis): MinorUnits {
  if (base === 0) return base;
  const tier = fees.tiers.filter(({ from }) => at >= instantOf(from, timeZone)).at(-1);
  return tier === undefined ? base : minorUnits(base + supplementOf(tier, base));
}

const supplementOf = ({ supplement }: FeeTier, base: MinorUnits): number =>
  supplement.kind === 'amount' ? supplement.amount : Math.round((base * supplement.percent) / 100);

function fits(rule: FeeRule, { player, group }: Pick<EventEntry, 'player' | 'group'>, rating: number | null): boolean {
  const { birthYear, title, sex, club } = player;
  return (
    (rule.group === null || rule.group === group) &&
    (rule.bornFrom === null || (birthYear !== null && birthYear >= rule.bornFrom)) &&
    (rule.bornTo === null || (birthYear !== null && birthYear <= rule.bornTo)) &&
    (rule.titles.length === 0 || rule.titles.some((one) => one === title)) &&
    (rule.ratingFrom === null || (rating ?? 0) >= rule.ratingFrom) &&
    (rule.sex === null || rule.sex === sex) &&
    (rule.club === null || searchKey(rule.club) === searchKey(club ?? ''))
  );
}

/** The part of what was paid that is given back on a withdrawal at this time. */
export function refundableOf(
  { settings, cancelled }: ChessEvent,
  { ledger, state }: EventEntry,
  at: Millis,
): MinorUnits {
  const paid = Math.max(0, keptOf(ledger));
  const inFull = cancelled !== null || state !== 'entered' || at <= refundsEnd(settings);
  return minorUnits(inFull ? paid : Math.floor((paid * settings.fees.refundShareAfter) / 100));
}

type NewRow = Omit<LedgerRow, 'number'>;

interface Booking {
  readonly at: Millis;
  readonly by: LedgerRow['by'];
  readonly reason: string;
}

/** The charge of an entry, or the correction of an earlier one; none if nothing changes. */
export function chargeRows({ ledger }: EventEntry, fee: MinorUnits, booking: Booking): NewRow[] {
  const charged = chargedOf(ledger);
  if (fee === charged) return [];
  const kind = ledger.some((row) => row.kind === 'charge') ? 'correction' : 'charge';
  return [rowOf(kind, minorUnits(fee - charged), booking)];
}

/** After it the entrant owes nothing, and the refundable part is owed to them. */
export function withdrawalRows(event: ChessEvent, entry: EventEntry, booking: Booking): NewRow[] {
  const due = minorUnits(-balanceOf(entry.ledger) - refundableOf(event, entry, booking.at));
  return due === 0 || chargedOf(entry.ledger) === 0 ? [] : [rowOf('correction', due, booking)];
}

const rowOf = (kind: LedgerRow['kind'], amount: MinorUnits, { at, by, reason }: Booking): NewRow => ({
  kind,
  amount,
  method: null,
  reference: '',
  reason,
  at,
  by,
});
