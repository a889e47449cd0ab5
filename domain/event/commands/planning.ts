/** The event itself: settings, groups, cancellation (EV-1, EV-2, DL-3). */
import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { EventCommandOf } from '../command.ts';
import { changed, type EventContext, type EventDecided, type EventRefusal } from '../decision.ts';
import { withEntry } from '../entries/admission.ts';
import { withRows } from '../fees/balance.ts';
import { withdrawalRows } from '../fees/fee.ts';
import { closesAt, opensAt, refundsEnd, registrationDeadline } from '../value/deadlines.ts';
import { isOver } from '../value/entry.ts';
import type { ChessEvent, EventSettings, Group } from '../value/event.ts';

export function create(before: ChessEvent, { settings, groups }: EventCommandOf<'create'>): EventDecided {
  const checked = checkPlan(settings, groups);
  return checked.ok ? changed({ ...before, settings, groups }) : checked;
}

export function editSettings(before: ChessEvent, { settings }: EventCommandOf<'editSettings'>): EventDecided {
  const checked = checkPlan(settings, before.groups);
  return checked.ok ? changed({ ...before, settings }) : checked;
}

/** The tournament of a group stays as it is linked. */
export function editGroups(before: ChessEvent, { groups }: EventCommandOf<'editGroups'>): EventDecided {
  const checked = checkPlan(before.settings, groups);
  if (!checked.ok) return checked;
  const codes = new Set(groups.map(({ code }) => code));
  const orphan = before.entries.find((entry) => !isOver(entry) && !codes.has(entry.group));
  if (orphan !== undefined) return refuse('groupHasEntries', { group: orphan.group });
  const linked = new Map(before.groups.map(({ code, tournament }) => [code, tournament]));
  return changed({
    ...before,
    groups: groups.map((group) => ({ ...group, tournament: linked.get(group.code) ?? null })),
  });
}

export function linkTournament(
  before: ChessEvent,
  { group: code, tournament }: EventCommandOf<'linkTournament'>,
): EventDecided {
  if (!before.groups.some((group) => group.code === code)) return refuse('noSuchGroup');
  const groups = before.groups.map((group) => (group.code === code ? { ...group, tournament } : group));
  return changed({ ...before, groups });
}

/** Everything that was paid is owed to the entrants (RF-1). */
export function cancelEvent(
  before: ChessEvent,
  { reason }: EventCommandOf<'cancelEvent'>,
  { now, actor }: EventContext,
): EventDecided {
  if (before.cancelled !== null) return changed(before);
  const cancelled: ChessEvent = { ...before, cancelled: { at: now, reason } };
  const by = actor.kind === 'person' ? actor.account : null;
  return changed(
    before.entries
      .filter((entry) => !isOver(entry))
      .reduce(
        (event, entry) =>
          withEntry(event, {
            ...withRows(entry, withdrawalRows(event, entry, { at: now, by, reason })),
            state: 'withdrawn',
            reason,
          }),
        cancelled,
      ),
  );
}

/** Only without entries: what somebody has paid or was promised stays. */
export const deleteEvent = (before: ChessEvent): EventDecided =>
  before.entries.some(({ state }) => state !== 'expired' && state !== 'unconfirmed')
    ? refuse('eventHasEntries')
    : changed(null);

function checkPlan(settings: EventSettings, groups: readonly Group[]): Result<true, EventRefusal> {
  if (settings.lastDay < settings.firstDay) return refuse('daysOutOfOrder');
  const opens = opensAt(settings);
  if (closesAt(settings) < registrationDeadline(settings)) return refuse('deadlinesOutOfOrder');
  if (opens !== null && opens > registrationDeadline(settings)) return refuse('deadlinesOutOfOrder');
  if (refundsEnd(settings) < registrationDeadline(settings)) return refuse('refundBeforeDeadline');
  const codes = new Set(groups.map(({ code }) => code.toLowerCase()));
  return codes.size < groups.length ? refuse('groupCodesTwice') : ok(true);
}
