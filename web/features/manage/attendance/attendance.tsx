import { Suspense } from 'react';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { attendancePlanOf, choosesAttendance } from '../../../../domain/tournament/value/attendance-plan.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { withNamespaces } from '../../../app/language.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { StandingRoll } from './standing-roll.tsx';

const RoundRoll = lazyComponent(() =>
  withNamespaces({ namespaces: ['attendance'], load: () => import('./round-roll.tsx') }).then((part) => part.RoundRoll),
);

/** Who is present for pairing, in the formats where players may be absent: by round, or until it is changed. */
export function Attendance({ page }: { readonly page: TournamentPage }) {
  const { finished, kind, attendance } = page.tournament;
  const { mode } = attendancePlanOf({ format: kind, attendance });
  if (finished || mode === 'everybody') return null;
  if (!choosesAttendance(FORMATS[kind])) return <StandingRoll page={page} mode={mode} />;
  return (
    <Suspense>
      <RoundRoll page={page} mode={mode} />
    </Suspense>
  );
}
