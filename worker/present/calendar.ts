import type { z } from 'zod';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { TournamentCard, tournamentFind } from '../../contract/tournament/lists.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Calendar, OwnCalendar } from '../../services/tournament/lists.ts';
import { presentCard, presentFinished } from './tournament.ts';

type CalendarView = CamelKeys<z.output<typeof tournamentFind>>;

export function presentCalendar(lists: Calendar, now: Millis): CalendarView {
  const cards = (rows: Calendar['ongoing']) => rows.map((row) => presentCard(row, now));
  return {
    ongoing: cards(lists.ongoing),
    upcoming: cards(lists.upcoming),
    privates: [],
    pinned: cards(lists.pinned),
    finished: lists.finished.map(presentFinished),
    cut: lists.isCut,
  };
}

/** The visitors' calendar with what one user sees in addition. */
export function withOwnCalendar(everybodys: CalendarView, own: OwnCalendar, now: Millis): CalendarView {
  const cards = (rows: OwnCalendar['ongoing']) => rows.map((row) => presentCard(row, now));
  const finished = new Map(own.finished.map((row) => [row.row.id as string, presentFinished(row)]));
  return {
    ongoing: joined(everybodys.ongoing, cards(own.ongoing)),
    upcoming: joined(everybodys.upcoming, cards(own.upcoming)),
    privates: cards(own.privates),
    pinned: everybodys.pinned,
    finished: everybodys.finished.map((row) => finished.get(row.id) ?? row),
    cut: everybodys.cut || own.isCut,
  };
}

/** By first pairing, each once: a list that was cut may lack the user's own. */
function joined(everybodys: readonly TournamentCard[], own: readonly TournamentCard[]): TournamentCard[] {
  const known = new Set(everybodys.map(({ id }) => id));
  const missing = own.filter(({ id }) => !known.has(id));
  return [...everybodys, ...missing].sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
}
