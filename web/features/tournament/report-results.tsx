import { Suspense } from 'react';
import type { PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import { withWords } from '../../language.ts';
import { isPending } from '../../model/progress.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const ReportResult = lazyPart(() =>
  withWords({ words: ['reports'], load: () => import('./report-result.tsx') }).then((part) => part.ReportResult),
);
const LogInToReport = lazyPart(() =>
  withWords({ words: ['reports'], load: () => import('./log-in-to-report.tsx') }).then((part) => part.LogInToReport),
);

interface ReportResultsProps {
  readonly page: TournamentPage;
  readonly pairings: readonly PairingView[];
  readonly me: string | undefined;
}

/** Above the pairings of a round: the reader's own board, where the players report their results. Loaded for them only. */
export function ReportResults({ page, pairings, me }: ReportResultsProps) {
  if (!page.tournament.players_report) return null;
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
