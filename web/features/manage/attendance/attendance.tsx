import { Suspense } from 'react';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { attendancePlanOf, choosesAttendance } from '../../../../domain/tournament/value/attendance-plan.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { withNamespaces } from '../../../app/language.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { TeamAttendance } from './team-attendance.tsx';

const RoundAttendance = lazyComponent(() =>
  withNamespaces({ namespaces: ['attendance'], load: () => import('./round-attendance.tsx') }).then(
    (part) => part.RoundAttendance,
  ),
);

/** Who is present for pairing, in the formats where players may be absent: by round, or until it is changed. */
export function Attendance({ page }: { readonly page: TournamentPage }) {
  const { finished, kind, attendance } = page.tournament;
  const { mode } = attendancePlanOf({ format: kind, attendance });
  if (finished || mode === 'everybody') return null;
  if (!choosesAttendance(FORMATS[kind])) return <TeamAttendance page={page} mode={mode} />;
  return (
    <Suspense>
      <RoundAttendance page={page} mode={mode} />
    </Suspense>
  );
}
