import { Suspense } from 'react';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { withNamespaces } from '../../../app/language.ts';
import { isOpenGame, offersPostponed } from '../../../model/postponed.ts';
import { isPending } from '../../../model/progress.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';

const AnotherDay = lazyComponent(() =>
  withNamespaces({ namespaces: ['reports'], load: () => import('./another-day.tsx') }).then((part) => part.AnotherDay),
);

interface AnotherDaysProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly me: string | undefined;
}

/** Above the pairings of a round: the user's game in it, and their open games of other rounds. */
export function AnotherDays({ page, round, me }: AnotherDaysProps) {
  if (me === undefined || !page.tournament.playersPostpone || !offersPostponed(page)) return null;
  const isShown = (pairing: PairingView) =>
    (pairing.white === me || pairing.black === me) &&
    isPending(pairing) &&
    (pairing.round === round || isOpenGame(pairing));
  return (
    <Suspense>
      {page.pairings.filter(isShown).map((pairing) => (
        <AnotherDay key={`${pairing.round}_${pairing.white}_${pairing.black}`} page={page} pairing={pairing} me={me} />
      ))}
    </Suspense>
  );
}
