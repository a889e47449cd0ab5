import { Suspense } from 'react';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { nextRound } from '../../../../domain/tournament/guards/lifecycle.ts';
import { attendancePlanOf, choosesAttendance } from '../../../../domain/tournament/value/attendance-plan.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { withNamespaces } from '../../../app/language.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';

const AttendanceButtons = lazyComponent(() =>
  withNamespaces({ namespaces: ['attendance'], load: () => import('./attendance-buttons.tsx') }).then(
    (part) => part.AttendanceButtons,
  ),
);

/** A player says whether they come to the next round, where players may be absent (ATT-2). */
export function OwnAttendance({ page }: { readonly page: TournamentPage }) {
  const { kind, attendance, finished, id } = page.tournament;
  const { mode } = attendancePlanOf({ format: kind, attendance });
  if (finished || mode === 'everybody' || !choosesAttendance(FORMATS[kind])) return null;
  return (
    <Suspense>
      <AttendanceButtons tid={id} round={nextRound(tournamentOf(page))} />
    </Suspense>
  );
}
