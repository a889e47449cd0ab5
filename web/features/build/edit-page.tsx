import { Alert, Stack } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { tournamentPayload } from '../../../contract/tournament-payload.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { millis } from '../../../domain/time.ts';
import { isFrozen } from '../../../domain/tournament/editing.ts';
import { ask } from '../../api.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { tournamentOf } from '../../model/tournament-of.ts';
import { tournamentKey, tournamentQuery } from '../../queries/tournament.ts';
import { Hint } from '../../ui/card.tsx';
import { HostOnly } from '../../ui/host-only.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { AboutFields } from './about-fields.tsx';
import { type BuildForm, type BuildValues, knownTournament, noParts, toPayload } from './build-form.ts';
import { FormatFields } from './format-fields.tsx';
import { MatchDayFields } from './match-day-fields.tsx';
import { AdvancedFields, LastingPrivacyFields, PointsFields, PrivacyFields } from './privacy-fields.tsx';
import { SaveTemplate } from './save-template.tsx';
import { TiebreakFields } from './tiebreak-fields.tsx';
import { ClockFields, IntervalFields, LocationFields, StartFields } from './time-fields.tsx';
import classes from './wizard.module.css';

/** Changes the settings of a tournament, as far as they can still be changed. */
export function EditPage({ tid }: { readonly tid: string }) {
  const { t } = useTranslation(['build', 'ui']);
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  return (
    <Page
      title={t('edit.title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: page.tournament.name, link: { to: '/tournament/view/$tid', params: { tid } } },
      ]}
    >
      <HostOnly allowed={page.can_manage} tid={tid}>
        <EditForm page={page} />
      </HostOnly>
    </Page>
  );
}

function EditForm({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('build');
  const form = useEdit(page);
  // What the page offered when it was opened: the server has the last word.
  const [isReduced] = useState(() => isFrozen(tournamentOf(page), millis(Date.now())));
  return (
    <FormElement form={form} className={classes.wizard}>
      <Stack gap="lg">
        {isReduced ? <ReducedFields form={form} /> : <AllFields form={form} />}
        {form.hasFaults && (
          <Alert color="brick" variant="outline" className={classes.alert}>
            {t('checkFields')}
          </Alert>
        )}
        <div className={classes.buttons}>
          <SaveTemplate form={form} />
          <SubmitButton form={form}>{t('edit.save')}</SubmitButton>
        </div>
      </Stack>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}

/** What a template keeps of the parts of the table: nobody who was chosen, and nobody who has won. */
function partsOf({ category_rules: rules, prizes }: TournamentPage): Pick<BuildValues, 'categories' | 'prizes'> {
  if (prizes === null || rules === undefined) return noParts();
  const { awards: _, ...plan } = prizes;
  return { categories: rules.map(({ players: __, ...rule }) => rule), prizes: plan };
}

function useEdit(page: TournamentPage) {
  const { tournament, organiser_name: name } = page;
  const { t } = useTranslation('build');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { id, organiser, organiser_type: type } = tournament;
  return useForm({
    initial: () => ({ ...knownTournament(tournament, { id: organiser, type, name }), ...partsOf(page) }),
    schema: tournamentPayload,
    toPayload,
    send: (payload) => ask(calls.editTournament, { id, body: payload }),
    onSent: async (_answer, edited) => {
      toast(t('edit.saved', { name: edited.name }));
      void queryClient.invalidateQueries({ queryKey: ['tournaments'] });
      await queryClient.invalidateQueries({ queryKey: tournamentKey(id) });
      await navigate({ to: '/tournament/view/$tid', params: { tid: id } });
    },
    about: {
      roundsRequired: 'rounds',
      perTeamRequired: 'per_team',
      timeInThePast: 'first_pairing_date',
      rescheduleTooLate: 'first_pairing_date',
    },
  });
}

/** Everything but the format. */
function AllFields({ form }: { readonly form: BuildForm }) {
  return (
    <>
      <AboutFields form={form} isNew={false} />
      <LocationFields form={form} />
      <StartFields form={form} isPaired={false} />
      <FormatFields form={form} isNew={false} />
      <TiebreakFields form={form} />
      <PointsFields form={form} />
      <ClockFields form={form} />
      <IntervalFields form={form} />
      <PrivacyFields form={form} />
      <MatchDayFields form={form} />
      <AdvancedFields form={form} />
    </>
  );
}

/** What is left to change once the first round is paired, or its time has come. */
function ReducedFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation('build');
  return (
    <>
      <Hint>{t('edit.reduced')}</Hint>
      <AboutFields form={form} isNew={false} />
      <LocationFields form={form} />
      <StartFields form={form} isPaired />
      <IntervalFields form={form} />
      <MatchDayFields form={form} />
      <LastingPrivacyFields form={form} />
    </>
  );
}
