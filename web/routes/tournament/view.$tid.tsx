import { createFileRoute } from '@tanstack/react-router';
import { given } from '../../../domain/kernel/given.ts';
import { NAME_MAX_LENGTH } from '../../../domain/kernel/limits.ts';
import { withNamespaces } from '../../app/language.ts';
import { loadEntryPage } from '../../app/load-page.ts';
import { countingNumber, flag, idText, isOff, listSearch, oneOf, only } from '../../app/search.ts';
import { TOP_BOARDS, TOURNAMENT_TABS, type TournamentSearch } from '../../features/tournament/page/page-search.ts';
import { TournamentPage } from '../../features/tournament/page/tournament-page.tsx';
import { isRatingGroup } from '../../model/rating-groups.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { failsTo } from '../-fails-to.tsx';

export const Route = createFileRoute('/tournament/view/$tid')({
  validateSearch: only(
    (raw): TournamentSearch => ({
      ...given({
        tab: oneOf(TOURNAMENT_TABS, raw.tab),
        round: countingNumber(raw.round),
        boards: raw.boards === 'top' ? 'top' : flag(raw.boards),
        top: TOP_BOARDS.find((count) => count === Number(raw.top)),
        tiebreaks: flag(raw.tiebreaks) ?? (isOff(raw.tiebreaks) ? false : undefined),
        group: isRatingGroup(raw.group) ? raw.group : undefined,
        category: typeof raw.category === 'string' ? raw.category.slice(0, NAME_MAX_LENGTH) : undefined,
        player: idText(raw.player),
        order: raw.order === 'name' ? 'name' : undefined,
      }),
      ...listSearch(raw),
    }),
  ),
  loader: ({ context, params }) =>
    loadEntryPage(['tournament'], context.queryClient.ensureQueryData(tournamentQuery(params.tid))),
  errorComponent: failsTo(() =>
    withNamespaces({
      namespaces: ['tournament', 'offline'],
      load: () => import('../../features/tournament/page/offline-tournament-page.tsx'),
    }).then(({ OfflineTournamentPage }) => OfflineTournamentPage),
  ),
  component: TournamentRoute,
});

function TournamentRoute() {
  const { tid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TournamentPage
      tid={tid}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
