import { memo } from 'react';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { withNamespaces } from '../../../app/language.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { DeskParts } from '../../../ui/layout/desk.tsx';
import { Categories } from '../pairing/categories.tsx';
import { PairingCheck } from '../pairing/pairing-check.tsx';
import { PairingConstraints } from '../pairing/pairing-constraints.tsx';
import { PaperCard } from '../print/paper-card.tsx';
import { ScreensCard } from '../print/screens-card.tsx';

const ReportCard = lazyComponent(() =>
  withNamespaces({ namespaces: ['readiness'], load: () => import('../report/report-card.tsx') }).then(
    (part) => part.ReportCard,
  ),
);

const NormsCard = lazyComponent(() =>
  withNamespaces({ namespaces: ['norms'], load: () => import('../norms/norms-card.tsx') }).then(
    (part) => part.NormsCard,
  ),
);

interface FurtherProps {
  readonly page: TournamentPage;
  readonly round: number;
}

/** What the organiser needs less often than the boards: pairing constraints, categories, print-outs, the rating report, title norms and displays. */
export const Further = memo(function Further({ page, round }: FurtherProps) {
  return (
    <DeskParts>
      <PairingConstraints page={page} />
      <Categories page={page} />
      <PairingCheck page={page} />
      <PaperCard page={page} round={round} />
      {page.tournament.fideRated && <ReportCard page={page} />}
      {page.tournament.fideRated && <NormsCard tid={page.tournament.id} />}
      <ScreensCard page={page} />
    </DeskParts>
  );
});
