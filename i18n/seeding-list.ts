import type { TFunction } from 'i18next';
import type { TournamentView } from '../contract/tournament/tournaments.ts';
import { DEFAULT_COUNTRY } from '../domain/kernel/limits.ts';
import { suddenDeath } from '../domain/kernel/time-control.ts';
import { listByTime } from '../domain/rating/lists.ts';

type Words = TFunction<'tournament'>;

type Seeded = Pick<TournamentView, 'seedingList' | 'officialData' | 'initialTime' | 'increment' | 'timeControl'>;

/** FIDE blitz, November 2026; empty until a rating is from a list. */
export function seedingListText(t: Words, tournament: Seeded, monthText: (month: number) => string): string {
  const { source, kinds, month } = tournament.seedingList;
  if (month === null) return '';
  const kind = kinds?.[0] ?? listByTime(controlOf(tournament));
  const federation = tournament.officialData.federation ?? DEFAULT_COUNTRY;
  const list = t(`seedingList.${source}`, { kind: t(`stats.lists.${kind}`), federation });
  return `${list}, ${monthText(month)}`;
}

const controlOf = ({ timeControl, initialTime, increment }: Seeded) =>
  timeControl ?? suddenDeath(initialTime * 60, increment);
