import { memo } from 'react';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { DeskParts } from '../../../ui/layout/desk.tsx';
import { Categories } from '../pairing/categories.tsx';
import { PairingCheck } from '../pairing/pairing-check.tsx';
import { PairingConstraints } from '../pairing/pairing-constraints.tsx';
import { PaperCard } from '../print/paper-card.tsx';
import { ScreensCard } from '../print/screens-card.tsx';

interface FurtherProps {
  readonly page: TournamentPage;
  readonly round: number;
}

/** What the organiser needs less often than the boards: pairing constraints, categories, print-outs and displays. */
export const Further = memo(function Further({ page, round }: FurtherProps) {
  return (
    <DeskParts>
      <PairingConstraints page={page} />
      <Categories page={page} />
      <PairingCheck page={page} />
      <PaperCard page={page} round={round} />
      <ScreensCard page={page} />
    </DeskParts>
  );
});
