import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { addTeamPayload, type ClubView } from '../../../../contract/clubs/clubs.ts';
import { callApi } from '../../../api.ts';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { clubKey } from '../../../queries/clubs.ts';
import { useChange, useRenewal } from '../../../queries/use-change.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Desk } from '../../../ui/layout/desk.tsx';
import { ButtonLink, TextLink } from '../../../ui/layout/links.tsx';
import { RemovableList } from '../removable-list.tsx';

type Team = ClubView['teams'][number];

/** The teams of a club: add, remove and open. */
export function ClubTeams({ club }: { readonly club: ClubView }) {
  const { t } = useTranslation('clubs');
  const remove = useChange<Team>((team) => callApi(calls.removeTeam, { id: club.id, body: { name: team.id } }), {
    renews: [clubKey(club.id)],
    message: ({ name }) => t('manage.teams.removed', { name }),
  });
  return (
    <Desk sideLabel={t('manage.teams.addTitle')} side={<NewTeam club={club} />}>
      <Card title={t('manage.tabs.teams')}>
        {club.teams.length === 0 ? (
          <Empty title={t('manage.teams.none')} />
        ) : (
          <RemovableList
            rows={club.teams}
            rowKey={({ id }) => id}
            nameOf={({ name }) => name}
            row={({ id, name }) => (
              <TextLink to="/team/view/$id" params={{ id }} inherit>
                {name}
              </TextLink>
            )}
            actions={({ id, name }) => (
              <ButtonLink
                variant="default"
                to="/team/manage/$id"
                params={{ id }}
                aria-label={t('manage.teams.manageFor', { name })}
              >
                {t('manage.teams.manage')}
              </ButtonLink>
            )}
            words={{
              action: t('manage.teams.remove'),
              actionFor: (name) => t('manage.teams.removeFor', { name }),
              question: (name) => t('manage.teams.removeQuestion', { name }),
              loses: t('manage.teams.removeLoses'),
            }}
            onRemove={(team) => remove.mutate(team)}
          />
        )}
      </Card>
    </Desk>
  );
}

function NewTeam({ club }: { readonly club: ClubView }) {
  const { t } = useTranslation('clubs');
  const renew = useRenewal([clubKey(club.id)]);
  const form = useForm({
    initial: { name: '' },
    schema: addTeamPayload,
    toPayload: (values) => values,
    send: (payload) => callApi(calls.addTeam, { id: club.id, body: payload }),
    onSent: async (_team, { name }) => {
      toast(t('manage.teams.added', { name }));
      await renew();
    },
    about: { teamNameTaken: 'name' },
    startsAgain: true,
  });
  return (
    <Card title={t('manage.teams.addTitle')}>
      <FormElement form={form} className={fields.stack}>
        <TextInput label={t('manage.teams.name')} required {...form.text('name')} />
        <SubmitButton form={form}>{t('manage.teams.add')}</SubmitButton>
      </FormElement>
    </Card>
  );
}
