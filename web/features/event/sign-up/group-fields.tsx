import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EventView } from '../../../../contract/event/entries.ts';
import { useAmountText } from '../../../app/amount-text.ts';
import { useErrorText } from '../../../ui/feedback/error-text.tsx';
import { FieldPart, Hint } from '../../../ui/layout/card.tsx';
import { isOffered, type OfferedGroup, offeredByTrack } from '../chosen-groups.ts';
import { GroupChoices, GroupNotes } from '../group-choices.tsx';
import { useRefusalText } from '../refusal-text.ts';
import classes from './sign-up.module.css';
import type { SignUp } from './use-sign-up.ts';

interface GroupFieldsProps {
  readonly event: EventView;
  readonly signUp: SignUp;
}

/** The groups of each track, the proposed one chosen. An event of one group says only what keeps the player out of it. */
export function GroupFields({ event, signUp: { form, groups, answer, chosen, lacksGroup } }: GroupFieldsProps) {
  const { t } = useTranslation(['signUp', 'common']);
  const errorText = useErrorText();
  if (answer === null) {
    if (!groups.isError) return <p className={classes.soft}>{t('group.loading')}</p>;
    return (
      <Alert color="brick" variant="outline" role="alert" className={classes.alert}>
        <p>{errorText(groups.error)}</p>
        <Button variant="default" onClick={() => void groups.refetch()}>
          {t('common:retry')}
        </Button>
      </Alert>
    );
  }
  const tracks = offeredByTrack(event, answer);
  const [only] = event.groups.length === 1 ? (tracks[0]?.[1] ?? []) : [];
  if (only !== undefined) return <OnlyGroup event={event} group={only} />;
  const codes = chosen.map(({ code }) => code);
  const isNone = tracks.every(([, offered]) => !offered.some(isOffered));
  const { email, phone, name } = event.contact;
  return (
    <>
      {tracks.map(([track, offered]) => (
        <FieldPart key={track} title={track === '' ? t('group.title') : t('group.titleOf', { track })}>
          <Hint>{answer.rating === null ? t('group.unrated') : t('group.rating', { rating: answer.rating })}</Hint>
          <GroupChoices
            event={event}
            offered={offered}
            value={codes.find((code) => offered.some((group) => group.code === code)) ?? ''}
            isOptional={tracks.length > 1}
            onChange={(code) => {
              const others = codes.filter((one) => !offered.some((group) => group.code === one));
              form.set({ groups: code === '' ? others : [...others, code] });
            }}
          />
        </FieldPart>
      ))}
      {isNone && (
        <Alert color="brick" variant="outline" className={classes.alert}>
          {t('group.none', { contact: [name, email, phone].filter((text) => text !== '').join(', ') })}
        </Alert>
      )}
      {lacksGroup && !isNone && codes.length === 0 && (
        <p role="alert" className={classes.fault}>
          {t('group.choose')}
        </p>
      )}
    </>
  );
}

interface OnlyGroupProps {
  readonly event: EventView;
  readonly group: OfferedGroup;
}

function OnlyGroup({ event, group }: OnlyGroupProps) {
  const { t } = useTranslation('signUp');
  const refusalText = useRefusalText();
  const { amount } = useAmountText(event.currency);
  const { refused, fee, needsApproval } = group.choice;
  if (refused !== null || group.started) {
    return (
      <Alert color="brick" variant="outline" className={classes.alert} role="alert">
        {refused === null ? t('group.started') : refusalText(refused)}
      </Alert>
    );
  }
  if (fee === 0 && group.free !== 0 && !needsApproval) return null;
  return (
    <p className={classes.soft}>
      {fee > 0 && t('group.fee', { amount: amount(fee) })}
      <GroupNotes group={group} />
    </p>
  );
}
