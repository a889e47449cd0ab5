import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '../../queries/account.ts';
import { organiserKey, organisersOf } from '../../queries/organisers.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { serverNow } from '../../time/server-time.ts';
import { Page } from '../../ui/layout/page.tsx';
import { type EventStepProps, EventWizards } from './event-wizard.tsx';
import { entriesOf, newEvent } from './form/event-form.ts';
import { EVENT_STEPS } from './steps.ts';

/** A new event with its groups, deadlines and fees. */
export function BuildEventPage(props: EventStepProps) {
  const { t } = useTranslation(['eventDesk', 'ui']);
  const { data: roles } = useSuspenseQuery(rolesQuery);
  return (
    <Page
      title={t('build.title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('hosted.title'), link: { to: '/event/hosted' } },
      ]}
    >
      <EventWizards
        {...props}
        organisers={organisersOf(roles)}
        steps={EVENT_STEPS}
        draftName={['new-event']}
        fresh={(first) => newEvent(first, serverNow(), t('presets.open'))}
      />
    </Page>
  );
}

/** The entry form of a tournament that exists: an event of one group, which is not shown (EV-1). */
export function EntriesOfTournament({ tid, ...props }: EventStepProps & { readonly tid: string }) {
  const { t } = useTranslation(['eventDesk', 'ui']);
  const { data: roles } = useSuspenseQuery(rolesQuery);
  const { tournament } = useSuspenseQuery(tournamentQuery(tid)).data;
  const host = organiserKey({ type: tournament.organiserType, id: tournament.organiser });
  return (
    <Page
      title={t('build.entriesOf', { tournament: tournament.name })}
      here={t('build.entries')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: tournament.name, link: { to: '/tournament/view/$tid', params: { tid } } },
      ]}
    >
      <EventWizards
        {...props}
        organisers={organisersOf(roles).filter((one) => organiserKey(one) === host)}
        steps={STEPS_OF_ONE}
        draftName={['new-event', tid]}
        fresh={(first) => entriesOf(tournament, first, serverNow())}
      />
    </Page>
  );
}

const STEPS_OF_ONE = EVENT_STEPS.filter((step) => step !== 'groups');
