/** What happens by itself at its time: expiry, reminders, deletion (CF-2, section 8 and 10 of the rules). */
import { DAY, HOUR, type Millis, millis } from '../kernel/time.ts';
import { erased } from './commands/entrants.ts';
import { changed, type EventContext, type EventDecided } from './decision.ts';
import type { EntryMail } from './entry-mail.ts';
import { isPaid } from './fees/balance.ts';
import { EXPIRED_KEPT_MS, endsAt, instantOf, UNCONFIRMED_MS } from './value/deadlines.ts';
import type { EventEntry } from './value/entry.ts';
import { type ChessEvent, EVENT_STEPS, type EventStep } from './value/event.ts';

/** Reminders are sent at this time of day, some days before. */
const REMINDER_TIME = '09:00';
const EVENT_REMINDER_DAYS = 3;
const PAYMENT_REMINDER_DAYS = { first: 7, last: 2 } as const;
/** Remarks may be about health, and go first. */
const REMARKS_KEPT_MS = 7 * DAY;
const CONTACTS_KEPT_MS = 90 * DAY;
/** A reminder that comes later is left out. */
const LATE_REMINDER_MS = 12 * HOUR;

/** When a step is due; null if never. */
export function stepAt({ settings, cancelled }: ChessEvent, step: EventStep): Millis | null {
  const { firstDay, timeZone, fees } = settings;
  switch (step) {
    case 'eventReminder':
      return cancelled === null ? daysBefore(`${firstDay}T${REMINDER_TIME}`, EVENT_REMINDER_DAYS, timeZone) : null;
    case 'firstPaymentReminder':
      return fees.payBy === null ? null : daysBefore(fees.payBy, PAYMENT_REMINDER_DAYS.first, timeZone);
    case 'lastPaymentReminder':
      return fees.payBy === null ? null : daysBefore(fees.payBy, PAYMENT_REMINDER_DAYS.last, timeZone);
    case 'remarks':
      return millis(endsAt(settings) + REMARKS_KEPT_MS);
    case 'contacts':
      return millis(endsAt(settings) + CONTACTS_KEPT_MS);
  }
}

function daysBefore(minute: string, days: number, timeZone: string): Millis {
  const [day = ''] = minute.split('T');
  const earlier = new Date(Date.parse(`${day}T00:00Z`) - days * DAY).toISOString().slice(0, 10);
  return instantOf(`${earlier}T${REMINDER_TIME}`, timeZone);
}

/** The next moment at which something happens by itself; null if nothing will. */
export function nextWakeOf(event: ChessEvent): Millis | null {
  const steps = EVENT_STEPS.filter((step) => !event.done.includes(step)).map((step) => stepAt(event, step));
  const all = [...steps, ...event.entries.map(endOfUnconfirmed)].filter((at) => at !== null);
  return all.length === 0 ? null : millis(Math.min(...all));
}

function endOfUnconfirmed({ state, submittedAt }: EventEntry): Millis | null {
  if (state === 'unconfirmed') return millis(submittedAt + UNCONFIRMED_MS);
  return state === 'expired' ? millis(submittedAt + EXPIRED_KEPT_MS) : null;
}

export function whatIsDue(before: ChessEvent, { now }: EventContext): EventDecided {
  const steps = EVENT_STEPS.filter((step) => {
    const at = stepAt(before, step);
    return !before.done.includes(step) && at !== null && at <= now;
  });
  const expired = withoutUnconfirmed(before, now);
  const cleaned = steps.reduce((event, step) => withStepDone(event, step), expired);
  const after = steps.length === 0 ? cleaned : { ...cleaned, done: [...cleaned.done, ...steps] };
  return changed(after, { mails: steps.flatMap((step) => remindersOf(after, step, now)), isSilent: true });
}

function withoutUnconfirmed(event: ChessEvent, now: Millis): ChessEvent {
  if (!event.entries.some((entry) => (endOfUnconfirmed(entry) ?? now + 1) <= now)) return event;
  const entries = event.entries
    .filter(({ state, submittedAt }) => state !== 'expired' || submittedAt + EXPIRED_KEPT_MS > now)
    .map(
      (entry): EventEntry =>
        entry.state === 'unconfirmed' && entry.submittedAt + UNCONFIRMED_MS <= now
          ? { ...entry, state: 'expired' }
          : entry,
    );
  return { ...event, entries };
}

function withStepDone(event: ChessEvent, step: EventStep): ChessEvent {
  if (step === 'remarks') return { ...event, entries: event.entries.map(withoutRemarks) };
  return step === 'contacts' ? { ...event, entries: event.entries.map(withoutContact) } : event;
}

const withoutRemarks = (entry: EventEntry): EventEntry => (entry.remarks === '' ? entry : { ...entry, remarks: '' });

/** The year of birth stays with the result; entries that were never entered are erased. */
function withoutContact(entry: EventEntry): EventEntry {
  if (entry.state === 'erased') return entry;
  if (entry.state !== 'entered') return erased(entry);
  const { contact, player } = entry;
  return {
    ...entry,
    player: { ...player, birthDate: null },
    contact: { ...contact, email: null, phone: null, wantsPairings: false },
    guardian: null,
  };
}

function remindersOf(event: ChessEvent, step: EventStep, now: Millis): EntryMail[] {
  const at = stepAt(event, step);
  if (at === null || now - at > LATE_REMINDER_MS) return [];
  const entered = event.entries.filter(({ state }) => state === 'entered');
  switch (step) {
    case 'eventReminder':
      return entered.map(({ id }) => ({ entry: id, kind: 'eventReminder' }));
    case 'firstPaymentReminder':
    case 'lastPaymentReminder':
      return entered.filter((entry) => !isPaid(entry)).map(({ id }) => ({ entry: id, kind: 'paymentReminder' }));
    case 'remarks':
    case 'contacts':
      return [];
  }
}
