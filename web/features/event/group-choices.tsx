import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../app/amount-text.ts';
import type { EventFacts } from '../../queries/events.ts';
import { isOffered, type OfferedGroup } from './chosen-groups.ts';
import { useConditionText } from './condition-text.ts';
import classes from './group-choices.module.css';
import { useRefusalText } from './refusal-text.ts';

interface GroupChoicesProps {
  readonly event: EventFacts;
  readonly offered: readonly OfferedGroup[];
  readonly value: string;
  readonly isOptional: boolean;
  /** The group of an entry that exists. */
  readonly current?: string;
  readonly onChange: (code: string) => void;
}

/** What may be chosen comes first; the others say why not. */
export function GroupChoices({ event, offered, value, isOptional, current, onChange }: GroupChoicesProps) {
  const { t } = useTranslation('signUp');
  const ordered = [...offered.filter(isOffered), ...offered.filter((group) => !isOffered(group))];
  return (
    <Radio.Group value={value} onChange={onChange} aria-label={t('group.title')}>
      <div className={classes.choices}>
        {ordered.map((group) => (
          <Radio
            key={group.code}
            value={group.code}
            disabled={!isOffered(group)}
            label={<GroupLabel event={event} group={group} isCurrent={group.code === current} />}
          />
        ))}
        {isOptional && <Radio value="" label={t('group.notThis')} />}
      </div>
    </Radio.Group>
  );
}

interface GroupLabelProps {
  readonly event: EventFacts;
  readonly group: OfferedGroup;
  readonly isCurrent: boolean;
}

function GroupLabel({ event, group, isCurrent }: GroupLabelProps) {
  const { t } = useTranslation(['signUp', 'ownEntry']);
  const conditionText = useConditionText();
  const { amount } = useAmountText(event.currency);
  const refusalText = useRefusalText();
  const { choice, started, name } = group;
  return (
    <span className={classes.choice}>
      <strong>{name}</strong>
      <span> · {conditionText(group)}</span>
      {choice.fee > 0 && isOffered(group) && <span> · {amount(choice.fee)}</span>}
      {choice.proposed && isOffered(group) && !isCurrent && (
        <span className={classes.proposed}>{t('group.proposed')}</span>
      )}
      {choice.refused !== null && <span className={classes.below}>{refusalText(choice.refused)}</span>}
      {choice.refused === null && started && <span className={classes.below}>{t('group.started')}</span>}
      {isCurrent ? <span className={classes.below}>{t('ownEntry:change.here')}</span> : <GroupNotes group={group} />}
    </span>
  );
}

/** That one would wait, or be approved first. */
export function GroupNotes({ group }: { readonly group: OfferedGroup }) {
  const { t } = useTranslation('signUp');
  if (!isOffered(group)) return null;
  return (
    <>
      {group.free === 0 && (
        <span className={classes.below}>
          {group.waiting === 0 ? t('group.fullFirst') : t('group.full', { count: group.waiting })}
        </span>
      )}
      {group.choice.needsApproval && <span className={classes.below}>{t('group.needsApproval')}</span>}
    </>
  );
}
