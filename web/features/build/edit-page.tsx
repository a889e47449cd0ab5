import { Alert, Stack } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { tournamentPayload } from '../../../contract/tournament/payload.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { isFrozen } from '../../../domain/tournament/guards/editing.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import type { SettingName } from '../../../domain/tournament/value/settings.ts';
import { ApiError, callApi } from '../../api.ts';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { tournamentOf } from '../../model/tournament-of.ts';
import { tournamentKey, tournamentQuery } from '../../queries/tournament.ts';
import { serverNow } from '../../time/server-time.ts';
import { TranslatedError } from '../../ui/feedback/error-text.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldPart, Hint } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { OrganiserOnly } from '../../ui/tournament/organiser-only.tsx';
import { AboutFields } from './about-fields.tsx';
import { AttendanceFields } from './attendance-fields.tsx';
import { type BuildForm, type BuildValues, knownTournament, noParts, toPayload } from './build-form.ts';
import { FormatFields } from './format-fields.tsx';
import { MatchDayFields } from './match-day-fields.tsx';
import { OfficialFields, VenueFields } from './official-fields.tsx';
import { LateEntryFields } from './order-fields.tsx';
import { PlanFields } from './plan/plan-fields.tsx';
import { PostponementFields } from './postponement-fields.tsx';
import { AdvancedFields, LastingPrivacyFields, PointsFields, PrivacyFields } from './privacy-fields.tsx';
import { SaveTemplate } from './save-template.tsx';
import { SeedingFields } from './seeding-fields.tsx';
import { TiebreakFields } from './tiebreak-fields.tsx';
import { ClockFields, IntervalFields, LocationFields, StartFields } from './time-fields.tsx';
import classes from './wizard.module.css';

/** Edits the settings of a tournament, as far as they can still be changed. */
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
      <OrganiserOnly allowed={page.canManage || page.canEdit} tid={tid}>
        <EditForm page={page} />
      </OrganiserOnly>
    </Page>
  );
}

function EditForm({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('build');
  const form = useEdit(page);
  return (
    <FormElement form={form} className={classes.wizard}>
      <Stack gap="lg">
        <Fields form={form} page={page} />
        {form.hasFaults && (
          <Alert color="brick" variant="outline" className={classes.alert}>
            {t('checkFields')}
          </Alert>
        )}
        <div className={classes.buttons}>
          {page.canManage && <SaveTemplate form={form} />}
          <SubmitButton form={form}>{t('edit.save')}</SubmitButton>
        </div>
      </Stack>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}

/** Categories and prizes as a template stores them: without hand-picked players and without winners. */
function partsOf({ categoryRules: rules, prizes }: TournamentPage): Pick<BuildValues, 'categories' | 'prizes'> {
  if (prizes === null || rules === undefined) return noParts();
  const { awards: _, ...plan } = prizes;
  return { categories: rules.map(({ players: __, ...rule }) => rule), prizes: plan };
}

/** Labels of the settings that the first pairing freezes. */
const FROZEN_LABELS = {
  variant: 'format.variant',
  rounds: 'format.rounds',
  droppedRounds: 'format.droppedRounds',
  meetings: 'format.meetings',
  reverseLastRounds: 'format.reverseLastRounds',
  startingOrder: 'format.startingOrder',
  firstRound: 'format.firstRound',
  maxMeetings: 'format.maxMeetings',
  perTeam: 'format.perTeam',
  tieBreaks: 'format.tiebreaks',
  firstPairingAt: 'time.firstPairingDate',
  initialMinutes: 'time.initial',
  incrementSeconds: 'time.increment',
  stages: 'time.stages',
  points: 'points.title',
  byeResult: 'points.sitOut',
  selfJoinable: 'privacy.selfJoin',
  fideRated: 'privacy.fideRated',
  seedingList: 'privacy.seedingList',
  showOnlyUsernames: 'privacy.usernames',
  removeInactive: 'privacy.removeInactive',
} as const satisfies Partial<Record<SettingName, string>>;

function useEdit(page: TournamentPage) {
  const { tournament, organiserName: name } = page;
  const { t } = useTranslation('build');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { id, organiser, organiserType: type } = tournament;
  /** The form was opened before the first round was paired: names the frozen field by its label. */
  const asFrozen = (error: unknown): never => {
    const field = error instanceof ApiError && error.key === 'fieldFrozen' ? String(error.params.field) : '';
    const label = Object.entries(FROZEN_LABELS).find(([name]) => name === field)?.[1];
    throw label === undefined ? error : new TranslatedError(t('edit.frozen', { field: t(label) }));
  };
  return useForm({
    initial: () => ({ ...knownTournament(tournament, { id: organiser, type, name }), ...partsOf(page) }),
    schema: tournamentPayload,
    toPayload: (values) => {
      const { officialData, ...others } = toPayload(values);
      // Editors change texts only, and do not know the addresses of officials.
      return page.canManage ? { ...others, officialData } : others;
    },
    send: (payload) => callApi(calls.editTournament, { id, body: payload }).catch(asFrozen),
    onSent: async (_answer, edited) => {
      toast(t('edit.saved', { name: edited.name }));
      void queryClient.invalidateQueries({ queryKey: ['tournaments'] });
      await queryClient.invalidateQueries({ queryKey: tournamentKey(id) });
      await navigate({ to: '/tournament/view/$tid', params: { tid: id } });
    },
    about: {
      roundsRequired: 'rounds',
      perTeamRequired: 'perTeam',
      stagesNotOnline: 'defaultGameLocation',
      timeInThePast: 'firstPairingDate',
      rescheduleTooLate: 'firstPairingDate',
    },
  });
}

/** The settings that this user may change now; editors only texts and pictures (decision D-38). */
function Fields({ form, page }: { readonly form: BuildForm; readonly page: TournamentPage }) {
  // Fixed when the page opens; the server decides in any case.
  const [isReduced] = useState(() => isFrozen(tournamentOf(page), millis(serverNow())));
  if (!page.canManage) return <AboutFields form={form} />;
  return isReduced ? <ReducedFields form={form} /> : <AllFields form={form} />;
}

/** All settings except the format. */
function AllFields({ form }: { readonly form: BuildForm }) {
  return (
    <>
      <AboutFields form={form} />
      <LocationFields form={form} />
      <VenueFields form={form} />
      <StartFields form={form} isPaired={false} />
      <FormatFields form={form} isNew={false} />
      <TiebreakFields form={form} />
      <PointsFields form={form} />
      <ClockFields form={form} />
      <IntervalFields form={form} />
      <PlanFields form={form} />
      <PrivacyFields form={form} />
      <SeedingFields form={form} />
      <AttendanceFields form={form} />
      <PostponementFields form={form} />
      <MatchDayFields form={form} />
      <AdvancedFields form={form} />
      <OfficialFields form={form} />
    </>
  );
}

/** The settings that can still change once the first round is paired or due. */
function ReducedFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation('build');
  return (
    <>
      <Hint>{t('edit.reduced')}</Hint>
      <AboutFields form={form} />
      <LocationFields form={form} />
      <VenueFields form={form} />
      <StartFields form={form} isPaired />
      <IntervalFields form={form} />
      <PlanFields form={form} />
      <LateEntryPart form={form} />
      <AttendanceFields form={form} />
      <PostponementFields form={form} />
      <MatchDayFields form={form} />
      <LastingPrivacyFields form={form} />
      <OfficialFields form={form} />
    </>
  );
}

function LateEntryPart({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation('build');
  if (!FORMATS[form.values.kind].setsLateEntry) return null;
  return (
    <FieldPart title={t('format.title')}>
      <div className={fields.grid}>
        <LateEntryFields form={form} />
      </div>
    </FieldPart>
  );
}
