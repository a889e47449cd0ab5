import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aGroup } from '../../../../domain/event/presets/groups.ts';
import { GROUPS_MAX } from '../../../../domain/event/value/event.ts';
import type { Form } from '../../../forms/use-form.tsx';
import { FieldPart, Hint } from '../../../ui/layout/card.tsx';
import { type Moving, type MovingWords, movedTo, SortableList, SortableRow } from '../../../ui/table/sortable-list.tsx';
import classes from './event-form.module.css';
import { useTypedGroupText } from './group-facts.ts';
import { GroupPresets } from './group-presets.tsx';
import { GroupSettings } from './group-settings.tsx';
import { plannedGroups, renamed, type TypedGroup, typedGroup } from './group-values.ts';

type GroupsForm = Form<{ readonly groups: readonly TypedGroup[] }>;

interface GroupFieldsProps {
  readonly form: GroupsForm;
  /** Of the event. */
  readonly year: number;
  /** A plan would replace groups that have entries. */
  readonly offersPlans: boolean;
}

/** The groups, the strongest first: their order is changed by dragging or by keyboard. */
export function GroupFields({ form, year, offersPlans }: GroupFieldsProps) {
  const { t } = useTranslation('eventDesk');
  const { groups } = form.values;
  const [opened, setOpened] = useState('');
  const words = useMovingWords(groups);
  const set = (next: readonly TypedGroup[]) => form.set({ groups: next });
  const change = (group: TypedGroup) => set(groups.map((one) => (one.key === group.key ? group : one)));
  const add = () => {
    const group = typedGroup(aGroup('', 'byChoice', 'no'));
    set([...groups, group]);
    setOpened(group.key);
  };
  return (
    <FieldPart title={t('groups.title')}>
      {offersPlans && <GroupPresets year={year} onPlan={(planned) => set(plannedGroups(planned, groups))} />}
      <Hint>{t('groups.hint')}</Hint>
      <SortableList
        className={classes.groups}
        words={words}
        onMove={(key, place) => {
          const group = groups.find((one) => one.key === key);
          if (group !== undefined) set(movedTo(groups, group, place));
        }}
        items={groups.map((group, at) => ({
          id: group.key,
          row: (
            <SortableRow
              key={group.key}
              id={group.key}
              mayMove={groups.length > 1}
              handle={t('groups.move', { name: group.name || group.code })}
            >
              <GroupRow
                form={form}
                group={group}
                at={at}
                isOpen={opened === group.key}
                onOpen={() => setOpened(opened === group.key ? '' : group.key)}
                onChange={change}
                {...(groups.length > 1 && { onRemove: () => set(groups.filter(({ key }) => key !== group.key)) })}
              />
            </SortableRow>
          ),
        }))}
      />
      {groups.length < GROUPS_MAX && (
        <Button variant="default" onClick={add}>
          {t('groups.add')}
        </Button>
      )}
    </FieldPart>
  );
}

interface GroupRowProps {
  readonly form: GroupsForm;
  readonly group: TypedGroup;
  readonly at: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChange: (group: TypedGroup) => void;
  readonly onRemove?: () => void;
}

function GroupRow({ form, group, at, isOpen, onOpen, onChange, onRemove }: GroupRowProps) {
  const { t } = useTranslation('eventDesk');
  const groupText = useTypedGroupText();
  const name = group.name || t('groups.unnamed', { number: at + 1 });
  return (
    <div className={classes.group}>
      <div className={classes.groupHead}>
        <TextInput
          aria-label={t('groups.nameOf', { number: at + 1 })}
          placeholder={t('groups.name')}
          required
          value={group.name}
          error={form.errorAt(`groups.${at}.name`)}
          onChange={({ currentTarget }) => onChange(renamed(group, currentTarget.value, form.values.groups))}
        />
        <TextInput
          aria-label={t('groups.codeOf', { name })}
          placeholder={t('groups.code')}
          required
          disabled={group.isKnown}
          value={group.code}
          error={form.errorAt(`groups.${at}.code`)}
          onChange={({ currentTarget }) => onChange({ ...group, code: currentTarget.value })}
        />
        <div className={classes.groupButtons}>
          <Button
            variant="subtle"
            size="compact-md"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'groups.closeOf' : 'groups.editOf', { name })}
            onClick={onOpen}
          >
            {t(isOpen ? 'groups.close' : 'groups.edit')}
          </Button>
          {onRemove !== undefined && (
            <Button
              variant="subtle"
              color="brick"
              size="compact-md"
              aria-label={t('groups.removeOf', { name })}
              onClick={onRemove}
            >
              {t('groups.remove')}
            </Button>
          )}
        </div>
      </div>
      <p className={classes.groupFacts}>{groupText(group)}</p>
      {(isOpen || hasFaultInside(form, at)) && <GroupSettings form={form} group={group} at={at} onChange={onChange} />}
    </div>
  );
}

const INSIDE = [
  'conditions.ratingFrom',
  'conditions.ratingTo',
  'conditions.bornFrom',
  'conditions.bornTo',
  'places',
  'reserved',
] as const;

/** A fault in a closed part opens it. */
const hasFaultInside = (form: GroupsForm, at: number): boolean =>
  INSIDE.some((path) => Boolean(form.errorAt(`groups.${at}.${path}`)));

/** Announcements for screen readers while a group is moved. */
function useMovingWords(groups: readonly TypedGroup[]): MovingWords {
  const { t } = useTranslation('eventDesk');
  const announced =
    (key: 'pickedUp' | 'over' | 'dropped' | 'putBack') =>
    ({ id, place, all }: Moving) =>
      t(`groups.moving.${key}`, { name: groups.find((one) => one.key === id)?.name ?? '', place, all });
  return {
    howToMove: t('groups.moving.howToMove'),
    pickedUp: announced('pickedUp'),
    over: announced('over'),
    dropped: announced('dropped'),
    putBack: announced('putBack'),
  };
}
