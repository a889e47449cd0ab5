import { createFileRoute } from '@tanstack/react-router';
import { given } from '../../domain/kernel/given.ts';
import { loadPage } from '../app/load-page.ts';
import { countingNumber, oneOf, only, tableSearch } from '../app/search.ts';
import { TOOLS_TABS, type ToolsSearch } from '../features/tools/tabs.ts';
import { ToolsPage } from '../features/tools/tools-page.tsx';

export const Route = createFileRoute('/tools')({
  validateSearch: only(
    (raw): ToolsSearch => ({
      ...tableSearch(raw),
      ...given({
        tab: oneOf(TOOLS_TABS, raw.tab),
        round: countingNumber(raw.round),
        line: countingNumber(raw.line),
      }),
    }),
  ),
  loader: () => loadPage(['tools', 'fileErrors', 'explain', 'tiebreaks']),
  component: ToolsRoute,
});

function ToolsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ToolsPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
