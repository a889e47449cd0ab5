import { createFileRoute } from '@tanstack/react-router';
import { given } from '../../../domain/kernel/given.ts';
import { loadPage } from '../../app/load-page.ts';
import { countingNumber, oneOf, only, type RawSearch } from '../../app/search.ts';
import { HallScreen } from '../../features/screen/hall-screen.tsx';
import {
  partsIn,
  SCREEN_COLUMNS_MAX,
  SCREEN_SECONDS,
  SCREEN_THEMES,
  type ScreenSearch,
} from '../../model/screen-settings.ts';
import { tournamentQuery } from '../../queries/tournament.ts';

const ROWS = { min: 4, max: 40 } as const;

export const Route = createFileRoute('/tournament/screen/$tid')({
  validateSearch: only(settingsIn),
  loader: ({ context, params }) =>
    loadPage(['screen', 'tournament'], context.queryClient.ensureQueryData(tournamentQuery(params.tid))),
  component: ScreenRoute,
});

function ScreenRoute() {
  const { tid } = Route.useParams();
  const search = Route.useSearch();
  return <HallScreen tid={tid} search={search} />;
}

function settingsIn(raw: RawSearch): ScreenSearch {
  const parts = typeof raw.show === 'string' ? partsIn(raw.show) : [];
  return given({
    show: parts.length === 0 ? undefined : parts.join(','),
    seconds: within(raw.seconds, SCREEN_SECONDS.min, SCREEN_SECONDS.max),
    columns: within(raw.columns, 1, SCREEN_COLUMNS_MAX),
    rows: within(raw.rows, ROWS.min, ROWS.max),
    round: countingNumber(raw.round),
    theme: oneOf(SCREEN_THEMES, raw.theme),
    language: typeof raw.language === 'string' ? raw.language : undefined,
  });
}

function within(raw: unknown, min: number, max: number): number | undefined {
  const value = countingNumber(raw);
  return value === undefined ? undefined : Math.min(max, Math.max(min, value));
}
