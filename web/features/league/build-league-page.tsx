import { Stack } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { leaguePayload } from '../../../contract/leagues/leagues.ts';
import { callApi } from '../../api.ts';
import { AddressField } from '../../forms/fields/address-field.tsx';
import { OrganiserSelect } from '../../forms/fields/organiser-select.tsx';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { proposedId } from '../../forms/proposed-id.ts';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { rolesQuery } from '../../queries/account.ts';
import { leaguesQuery } from '../../queries/league.ts';
import { type Organiser, organisersOf } from '../../queries/organisers.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Page } from '../../ui/layout/page.tsx';
import { LeagueFields, type LeagueTexts } from './league-fields.tsx';
import classes from './manage.module.css';

/** A new league of a club or an organisation. */
export function BuildLeaguePage() {
  const { t } = useTranslation(['leagueDesk', 'ui']);
  const { data: roles } = useSuspenseQuery(rolesQuery);
  const organisers = organisersOf(roles);
  const [first] = organisers;
  return (
    <Page title={t('build.title')} crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}>
      {first === undefined ? (
        <Empty title={t('build.nobody')} hint={t('build.nobodyHint')} />
      ) : (
        <NewLeague organisers={organisers} first={first} />
      )}
    </Page>
  );
}

interface NewLeagueProps {
  readonly organisers: readonly Organiser[];
  readonly first: Organiser;
}

interface NewLeagueValues extends LeagueTexts {
  readonly id: string;
  readonly organiser: Organiser;
}

function NewLeague({ organisers, first }: NewLeagueProps) {
  const { t } = useTranslation('leagueDesk');
  const form = useNewLeague(first);
  return (
    <FormElement form={form} className={classes.form}>
      <Stack gap="lg">
        <LeagueFields form={form} owner={form.values.organiser}>
          <OrganiserSelect label={t('build.organiser')} organisers={organisers} {...form.choice('organiser')} />
          <AddressField form={form} />
        </LeagueFields>
        <div>
          <SubmitButton form={form}>{t('build.create')}</SubmitButton>
        </div>
      </Stack>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}

function useNewLeague(first: Organiser) {
  const { t } = useTranslation('leagueDesk');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useForm({
    initial: (): NewLeagueValues => ({
      id: proposedId(),
      name: '',
      organiser: first,
      description: '',
      visible: true,
      profilePicture: '',
      bannerPicture: '',
    }),
    schema: leaguePayload,
    toPayload: ({ organiser, ...texts }) => ({ ...texts, [organiser.type]: organiser.id }),
    send: (payload) => callApi(calls.makeLeague, { body: payload }),
    onSent: async ({ id }, { name }) => {
      toast(t('build.created', { name }));
      void queryClient.invalidateQueries({ queryKey: leaguesQuery.queryKey });
      await navigate({ to: '/league/view/$leagueId', params: { leagueId: id } });
    },
    about: { idTaken: 'id' },
  });
}
