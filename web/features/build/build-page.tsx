import { Alert, Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { tournamentPayload } from '../../../contract/tournaments.ts';
import { ask } from '../../api.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { powersQuery } from '../../queries/account.ts';
import { type Organiser, organisersOf } from '../../queries/organisers.ts';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/page-states.tsx';
import { toast } from '../../ui/toast.ts';
import { AboutFields } from './about-fields.tsx';
import { newTournament, toPayload } from './build-form.ts';
import classes from './build-page.module.css';
import { FormatFields } from './format-fields.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PointsFields, PrivacyFields } from './privacy-fields.tsx';
import { TimeFields } from './time-fields.tsx';

/** A new tournament on one page, or out of a TRF file. */
export function BuildPage() {
  const { t } = useTranslation(['build', 'ui', 'home']);
  const { data: powers } = useSuspenseQuery(powersQuery);
  const organisers = organisersOf(powers);
  const [importing, dialog] = useDisclosure();
  const [first] = organisers;
  return (
    <Page
      title={t('title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('home:list.title'), link: { to: '/tournaments' } },
      ]}
      actions={
        first !== undefined && (
          <Button variant="default" onClick={dialog.open}>
            {t('import.open')}
          </Button>
        )
      }
    >
      {first === undefined ? (
        <Empty title={t('nobody')} hint={t('nobodyHint')} />
      ) : (
        <>
          <NewTournament organisers={organisers} first={first} />
          <ImportDialog organisers={organisers} first={first} opened={importing} onClose={dialog.close} />
        </>
      )}
    </Page>
  );
}

interface NewTournamentProps {
  readonly organisers: readonly Organiser[];
  readonly first: Organiser;
}

function NewTournament({ organisers, first }: NewTournamentProps) {
  const { t } = useTranslation(['build', 'ui']);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    initial: () => newTournament(first, new Date()),
    schema: tournamentPayload,
    toPayload,
    send: (payload) => ask(calls.buildTournament, { body: payload }),
    onSent: async ({ id }, { name }) => {
      toast(t('created', { name }));
      void queryClient.invalidateQueries({ queryKey: ['tournaments'] });
      await navigate({ to: '/tournament/view/$tid', params: { tid: id } });
    },
    about: { idTaken: 'id', roundsRequired: 'rounds', formatNotOffered: 'kind' },
  });
  return (
    <FormElement form={form} className={classes.form}>
      <Stack gap="lg">
        <AboutFields form={form} organisers={organisers} />
        <FormatFields form={form} />
        <TimeFields form={form} />
        <PointsFields form={form} />
        <PrivacyFields form={form} />
        {form.hasFaults && (
          <Alert color="brick" variant="outline" className={classes.alert}>
            {t('checkFields')}
          </Alert>
        )}
        <div>
          <SubmitButton form={form}>{t('create')}</SubmitButton>
        </div>
      </Stack>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}
