import { Button, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { MemberRow } from '../../../../contract/clubs/clubs.ts';
import { editTeamPayload, type TeamManageView } from '../../../../contract/tournament/teams.ts';
import { callApi } from '../../../api.ts';
import { DescriptionField } from '../../../forms/fields/description-field.tsx';
import { PictureField } from '../../../forms/fields/picture-field.tsx';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { titled } from '../../../model/names.ts';
import { clubKey, managedTeamQuery, teamKey } from '../../../queries/clubs.ts';
import { useChange, useRenewal } from '../../../queries/use-change.ts';
import { HelpBox } from '../../../ui/feedback/help-box.tsx';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Desk, DeskParts } from '../../../ui/layout/desk.tsx';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import classes from '../lists.module.css';
import { MessageCard } from '../message-card.tsx';
import { memberName, PersonLink } from '../person-link.tsx';
import { RemovableList } from '../removable-list.tsx';

/** The management of a team: its line-up for its captain, its texts for the club's editors. */
export function ManageTeamPage({ id }: { readonly id: string }) {
  const { t } = useTranslation(['clubs', 'ui']);
  const { data: team } = useSuspenseQuery(managedTeamQuery(id));
  return (
    <Page
      title={team.name}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: team.club.name, link: { to: '/club/view/$cid', params: { cid: team.club.id } } },
      ]}
      actions={
        <ButtonLink variant="default" to="/team/view/$id" params={{ id }}>
          {t('manage.toPage')}
        </ButtonLink>
      }
    >
      <HelpBox name="manage-team" guide={4}>
        {t('teamHelp')}
      </HelpBox>
      <Desk
        sideLabel={t('manage.team.message')}
        side={
          <>
            {team.canEdit && <TeamDetails team={team} />}
            <MessageCard
              title={t('manage.team.message')}
              send={(message) => callApi(calls.messageTeam, { id, body: message })}
            />
          </>
        }
      >
        <DeskParts>
          <TeamMembers team={team} />
          <OtherMembers team={team} />
        </DeskParts>
      </Desk>
    </Page>
  );
}

const name = (member: MemberRow): string => titled(member.title, memberName(member));

function TeamMembers({ team }: { readonly team: TeamManageView }) {
  const { t } = useTranslation('clubs');
  const remove = useChange<MemberRow>(
    (member) => callApi(calls.removeTeamMember, { id: team.id, account: member.accountId }),
    { renews: [teamKey(team.id)], message: (member) => t('manage.team.removed', { name: memberName(member) }) },
  );
  return (
    <Card title={t('manage.team.members')}>
      {team.members.length === 0 ? (
        <Empty title={t('manage.team.none')} />
      ) : (
        <RemovableList
          rows={team.members}
          rowKey={({ accountId }) => accountId}
          nameOf={memberName}
          row={(member) => <PersonLink account={member.accountId}>{name(member)}</PersonLink>}
          words={{
            action: t('manage.team.remove'),
            actionFor: (who) => t('manage.team.removeFor', { name: who }),
            question: (who) => t('manage.team.removeQuestion', { name: who }),
            loses: t('manage.team.removeLoses'),
          }}
          onRemove={(member) => remove.mutate(member)}
        />
      )}
    </Card>
  );
}

function OtherMembers({ team }: { readonly team: TeamManageView }) {
  const { t } = useTranslation('clubs');
  const add = useChange<MemberRow>(
    (member) => callApi(calls.addTeamMember, { id: team.id, account: member.accountId }),
    {
      renews: [teamKey(team.id)],
      message: (member) => t('manage.team.added', { name: memberName(member) }),
    },
  );
  return (
    <Card title={t('manage.team.others')}>
      {team.otherMembers.length === 0 ? (
        <Empty title={t('manage.team.noOthers')} />
      ) : (
        <ul className={classes.list}>
          {team.otherMembers.map((member) => (
            <li key={member.accountId} className={classes.item}>
              <PersonLink account={member.accountId}>{name(member)}</PersonLink>
              <Button
                variant="default"
                aria-label={t('manage.team.addFor', { name: memberName(member) })}
                loading={add.isPending && add.variables.accountId === member.accountId}
                onClick={() => add.mutate(member)}
              >
                {t('manage.team.add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function TeamDetails({ team }: { readonly team: TeamManageView }) {
  const { t } = useTranslation('clubs');
  const renew = useRenewal([teamKey(team.id), clubKey(team.club.id)]);
  const form = useForm({
    initial: { name: team.name, description: team.description as string, profilePicture: team.profilePicture },
    schema: editTeamPayload,
    toPayload: (values) => values,
    send: (payload) => callApi(calls.editTeam, { id: team.id, body: payload }),
    onSent: async () => {
      toast(t('manage.details.saved'));
      await renew();
    },
    about: { teamNameTaken: 'name' },
  });
  return (
    <Card title={t('manage.team.details')}>
      <FormElement form={form} className={fields.stack}>
        <TextInput label={t('manage.details.name')} required {...form.text('name')} />
        <PictureField kind="profile" of={{ type: 'club', id: team.club.id }} {...form.field('profilePicture')} />
        <DescriptionField form={form} />
        <SubmitButton form={form}>{t('manage.details.save')}</SubmitButton>
      </FormElement>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Card>
  );
}
