import { Suspense } from 'react';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { withNamespaces } from '../../../app/language.ts';
import { isPending } from '../../../model/progress.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';

const ReportResult = lazyComponent(() =>
  withNamespaces({ namespaces: ['reports'], load: () => import('./report-result.tsx') }).then(
    (part) => part.ReportResult,
  ),
);
const LogInToReport = lazyComponent(() =>
  withNamespaces({ namespaces: ['reports'], load: () => import('../page/log-in-to-report.tsx') }).then(
    (part) => part.LogInToReport,
  ),
);

interface ReportResultsProps {
  readonly page: TournamentPage;
  readonly pairings: readonly PairingView[];
  readonly me: string | undefined;
}

/** Above the pairings of a round: the user's board, where players report their results. Loaded for players only. */
export function ReportResults({ page, pairings, me }: ReportResultsProps) {
  if (!page.tournament.playersReport) return null;
  const open = pairings.filter((pairing) => isPending(pairing) && !pairing.online);
  const own = open.filter(({ white, black }) => white === me || black === me);
  return (
    <Suspense>
      {me === undefined
        ? open.length > 0 && <LogInToReport />
        : own.map((pairing) => (
            <ReportResult key={`${pairing.white}_${pairing.black}`} page={page} pairing={pairing} me={me} />
          ))}
    </Suspense>
  );
}
