import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { millis } from '../../../../domain/kernel/time.ts';
import { localDayOf } from '../../../../domain/kernel/time-zone.ts';

/** Rounds in a row that were played in one month of the tournament's time zone. */
export interface ReportMonth {
  /** 202611 is November 2026. */
  readonly month: number;
  readonly first: number;
  readonly last: number;
}

type PageRound = Pick<TournamentPage['rounds'][number], 'number' | 'startDate' | 'paired'>;

export function reportMonths(rounds: readonly PageRound[], timeZone: string): readonly ReportMonth[] {
  const months: ReportMonth[] = [];
  for (const { number, startDate, paired } of rounds) {
    const start = Date.parse(startDate);
    if (!paired || Number.isNaN(start)) continue;
    const month = Number(localDayOf(millis(start), timeZone).slice(0, 'YYYY-MM'.length).replace('-', ''));
    const open = months.at(-1);
    if (open?.month === month && open.last === number - 1) months[months.length - 1] = { ...open, last: number };
    else months.push({ month, first: number, last: number });
  }
  return months;
}
