import { SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { AccountRowAnswer } from '../../../contract/accounts.ts';
import { idText } from '../../../contract/fields.ts';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { useChange, useRenewal } from '../../queries/use-change.ts';
import { Card, Hint } from '../../ui/card.tsx';
import { Desk } from '../../ui/desk.tsx';
import { Empty } from '../../ui/page-states.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './lists.module.css';
import { memberName, PersonLink } from './person-link.tsx';
import { RemovableList } from './removable-list.tsx';

const PACKAGES = ['all', 'arbiter', 'editor', 'captain'] as const;
type Package = (typeof PACKAGES)[number];

/** Somebody who holds a package, by the name that the contract gives it. */
export interface Holder {
  readonly account_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly package: Package;
  /** The team that he is captain of. */
  readonly team?: { readonly id: string; readonly name: string };
}

interface PowerCardProps {
  /** The members, to whom alone power is given. */
  readonly members: readonly AccountRowAnswer[];
  /** The teams of a club; an organisation has none, and no captains. */
  readonly teams?: readonly { readonly id: string; readonly name: string }[];
  readonly holders: readonly Holder[];
  /** All that is shown of it. */
  readonly renews: readonly (readonly string[])[];
  readonly give: (power: {
    readonly account: string;
    readonly package: Package;
    readonly team: string;
  }) => Promise<unknown>;
  readonly take: (holder: Holder) => Promise<unknown>;
}

/** Sharing the work: one package for a member, which takes the place of the one before (R-542, R-543, checklist D-36). */
export function PowerCard({ holders, take, renews, ...giving }: PowerCardProps) {
  const { t } = useTranslation('clubs');
  const revoke = useChange<Holder>(take, {
    renews,
    said: (holder) => t('manage.powers.taken', { name: memberName(holder) }),
  });
  const wordsOf = (holder: Holder): string =>
    holder.team === undefined
      ? t(`manage.powers.packages.${holder.package}`)
      : t('manage.powers.captainOf', { team: holder.team.name });
  return (
    <Desk sideLabel={t('manage.powers.give')} side={<GivePower renews={renews} {...giving} />}>
      <Card title={t('manage.powers.holders')}>
        {holders.length === 0 ? (
          <Empty title={t('manage.powers.nobody')} />
        ) : (
          <RemovableList
            rows={holders}
            rowKey={(holder) => `${holder.account_id} ${holder.team?.id ?? ''}`}
            nameOf={memberName}
            row={(holder) => (
              <>
                <PersonLink account={holder.account_id}>{memberName(holder)}</PersonLink>
                <span className={classes.note}>{wordsOf(holder)}</span>
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

const schema = z
  .object({ account: idText, package: z.enum(PACKAGES), team: z.string() })
  .refine((sent) => sent.package !== 'captain' || sent.team !== '', { path: ['team'] });

function GivePower({ members, teams = [], renews, give }: Omit<PowerCardProps, 'holders' | 'take'>) {
  const { t } = useTranslation('clubs');
  const renew = useRenewal(renews);
  const [initial] = useState({ account: null as string | null, package: 'all' as Package, team: '' });
  const form = useForm({
    initial,
    schema,
    toPayload: (values) => ({ ...values }),
    send: give,
    onSent: async (_answer, { account }) => {
      const member = members.find(({ id }) => id === account);
      toast(t('manage.powers.given', { name: member === undefined ? (account ?? '') : memberName(member) }));
      await renew();
    },
    about: { notAClubMember: 'account', noSuchAccount: 'account', noSuchPower: 'team' },
    startsAgain: true,
  });
  const chosen = form.values.package;
  const offered = PACKAGES.filter((one) => one !== 'captain' || teams.length > 0);
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
          {...form.value('package')}
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
    </Card>
  );
}
