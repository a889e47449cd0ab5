/** Lists are closed three days before the first of a month (B.02 7.1.3). */
const CLOSED_DAYS_BEFORE = 3;
/** An event that is not in time for this list after its end is never rated (B.02 9.1). */
const LAST_LIST = 3;

/** Days, `YYYY-MM-DD`. */
export interface ReportDeadlines {
  readonly firstList: string;
  /** For the first list. */
  readonly sendBy: string;
  readonly lastList: string;
}

export function reportDeadlines(lastDay: string): ReportDeadlines {
  const lists = Array.from({ length: LAST_LIST + 1 }, (_, index) => firstOfMonth(lastDay, index + 1));
  const firstList = lists.find((list) => closingDay(list) >= lastDay) ?? firstOfMonth(lastDay, 1);
  return { firstList, sendBy: closingDay(firstList), lastList: firstOfMonth(lastDay, LAST_LIST) };
}

/** The first of the month so many months later. */
function firstOfMonth(day: string, later: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, day.length);
}

function closingDay(list: string): string {
  const [year = 0, month = 1, day = 1] = list.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day - CLOSED_DAYS_BEFORE)).toISOString().slice(0, list.length);
}
