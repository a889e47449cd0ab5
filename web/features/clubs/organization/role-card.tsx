import { SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { AccountRowAnswer } from '../../../../contract/accounts/accounts.ts';
import { idText } from '../../../../contract/http/fields.ts';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { useChange, useRenewal } from '../../../queries/use-change.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { showError } from '../../../ui/feedback/error-banner.tsx';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { Desk } from '../../../ui/layout/desk.tsx';
import classes from '../lists.module.css';
import { memberName, PersonLink } from '../person-link.tsx';
import { RemovableList } from '../removable-list.tsx';

const ROLES = ['all', 'arbiter', 'editor', 'captain'] as const;
type Role = (typeof ROLES)[number];

/** A member with a role, by the role's name in the contract. */
export interface Holder {
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** For captains only. */
  readonly team?: { readonly id: string; readonly name: string };
}

interface RoleCardProps {
  /** The members, who are the only candidates for a role. */
  readonly members: readonly AccountRowAnswer[];
  /** The teams of a club; an organisation has no teams and no captains. */
  readonly teams?: readonly { readonly id: string; readonly name: string }[];
  readonly holders: readonly Holder[];
  /** Keys of the queries to refetch after a change. */
  readonly renews: readonly (readonly string[])[];
  readonly give: (grant: { readonly account: string; readonly role: Role; readonly team: string }) => Promise<unknown>;
  readonly take: (holder: Holder) => Promise<unknown>;
}

/** Grants and removes roles: a member has one role, and a new one replaces it (R-542, R-543, checklist D-36). */
export function RoleCard({ holders, take, renews, ...giving }: RoleCardProps) {
  const { t } = useTranslation('clubs');
  const textOf = useRoleText();
  const revoke = useChange<Holder>(take, {
    renews,
    message: (holder) => t('manage.powers.taken', { name: memberName(holder) }),
  });
  return (
    <Desk sideLabel={t('manage.powers.give')} side={<GrantRole renews={renews} holders={holders} {...giving} />}>
      <Card title={t('manage.powers.holders')}>
        {holders.length === 0 ? (
          <Empty title={t('manage.powers.nobody')} />
        ) : (
          <RemovableList
            rows={holders}
            rowKey={(holder) => `${holder.accountId} ${holder.team?.id ?? ''}`}
            nameOf={memberName}
            row={(holder) => (
              <>
                <PersonLink account={holder.accountId}>{memberName(holder)}</PersonLink>
                <span className={classes.note}>{textOf(holder)}</span>
              </>
            )}
            words={{
              action: t('manage.powers.take'),
              actionFor: (name) => t('manage.powers.takeFor', { name }),
              question: (name) => t('manage.powers.takeQuestion', { name }),
              loses: t('manage.powers.takeLoses'),
            }}
            onRemove={(holder) => revoke.mutate(holder)}
          />
        )}
      </Card>
    </Desk>
  );
}

function useRoleText(): (holder: Holder) => string {
  const { t } = useTranslation('clubs');
  return (holder) =>
    holder.team === undefined
      ? t(`manage.powers.packages.${holder.role}`)
      : t('manage.powers.captainOf', { team: holder.team.name });
}

const schema = z
  .object({ account: idText, role: z.enum(ROLES), team: z.string() })
  .refine((sent) => sent.role !== 'captain' || sent.team !== '', { path: ['team'] });

/** Asks the granter to confirm that the member's present role ends. */
interface Question {
  readonly replaced: Holder;
  readonly answer: (isAgreed: boolean) => void;
}

/** The granter has kept the present role. */
class RoleKept extends Error {}

function GrantRole({ members, teams = [], holders, renews, give }: Omit<RoleCardProps, 'take'>) {
  const { t } = useTranslation('clubs');
  const renew = useRenewal(renews);
  const textOf = useRoleText();
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (isAgreed: boolean) => {
    question?.answer(isAgreed);
    setQuestion(null);
  };
  const [initial] = useState({ account: null as string | null, role: 'all' as Role, team: '' });
  const form = useForm({
    initial,
    schema,
    toPayload: (values) => ({ ...values }),
    send: async (grant) => {
      const replaced = replacedBy(holders, grant);
      const isAgreed =
        replaced === undefined || (await new Promise<boolean>((resolve) => setQuestion({ replaced, answer: resolve })));
      if (!isAgreed) throw new RoleKept();
      return give(grant);
    },
    onRefused: (error) => {
      if (!(error instanceof RoleKept)) showError(error);
    },
    onSent: async (_answer, { account }) => {
      const member = members.find(({ id }) => id === account);
      toast(t('manage.powers.given', { name: member === undefined ? (account ?? '') : memberName(member) }));
      await renew();
    },
    about: { notAClubMember: 'account', noSuchAccount: 'account', noSuchRole: 'team' },
    startsAgain: true,
  });
  const chosen = form.values.role;
  const offered = ROLES.filter((one) => one !== 'captain' || teams.length > 0);
  return (
    <Card title={t('manage.powers.give')}>
      <FormElement form={form} className={fields.stack}>
        <Hint>{t('manage.powers.lead')}</Hint>
        <Select
          label={t('manage.powers.member')}
          placeholder={t('manage.powers.memberHint')}
          required
          searchable
          limit={50}
          data={members
            .filter(({ ghost }) => !ghost)
            .map((one) => ({ value: one.id, label: `${memberName(one)} (${one.id})` }))}
          {...form.field('account')}
        />
        <SegmentedControl
          aria-label={t('manage.powers.package')}
          orientation="vertical"
          fullWidth
          data={offered.map((value) => ({ value, label: t(`manage.powers.packages.${value}`) }))}
          {...form.value('role')}
        />
        <Hint>{t(`manage.powers.explained.${chosen}`)}</Hint>
        {chosen === 'captain' && (
          <Select
            label={t('manage.powers.team')}
            required
            data={teams.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.choice('team')}
          />
        )}
        <SubmitButton form={form}>{t('manage.powers.give')}</SubmitButton>
      </FormElement>
      <Confirm
        opened={question !== null}
        question={t('manage.powers.replaceQuestion', {
          name: question === null ? '' : memberName(question.replaced),
          held: question === null ? '' : textOf(question.replaced),
        })}
        consequence={t('manage.powers.replaceLoses')}
        action={t('manage.powers.give')}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
    </Card>
  );
}

/** The role that a new one would replace; granting the same role again replaces nothing. */
function replacedBy(
  holders: readonly Holder[],
  grant: { readonly account: string; readonly role: Role; readonly team: string },
): Holder | undefined {
  return holders.find(
    (holder) =>
      holder.accountId === grant.account &&
      (holder.role !== grant.role || (grant.role === 'captain' && holder.team?.id !== grant.team)),
  );
}
