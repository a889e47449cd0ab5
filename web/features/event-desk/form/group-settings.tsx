import { MultiSelect, Select, Switch, TagsInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PLAY_UP, WAYS_IN } from '../../../../domain/event/value/event.ts';
import { CATEGORY_BIRTHS, CATEGORY_RATINGS } from '../../../../domain/kernel/limits.ts';
import { FEDERATIONS } from '../../../../domain/people/federations.ts';
import { TITLES, type Title } from '../../../../domain/people/titles.ts';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import fields from '../../../forms/fields.module.css';
import type { Form } from '../../../forms/use-form.tsx';
import classes from './event-form.module.css';
import type { TypedGroup } from './group-values.ts';

interface GroupSettingsProps {
  readonly form: Form<{ readonly groups: readonly TypedGroup[] }>;
  readonly group: TypedGroup;
  readonly at: number;
  readonly onChange: (group: TypedGroup) => void;
}

/** How players come into a group, who may play in it, and its places. */
export function GroupSettings({ form, group, at, onChange }: GroupSettingsProps) {
  const { t } = useTranslation('eventDesk');
  const set = (changes: Partial<TypedGroup>) => onChange({ ...group, ...changes });
  const number = (name: NumberName, path: string, limits: { readonly min: number; readonly max: number }) => (
    <NumberField
      label={t(`group.${name}`)}
      hideControls
      {...limits}
      value={group[name]}
      error={form.errorAt(`groups.${at}.${path}`)}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <div className={`${classes.groupFields} ${fields.grid}`}>
      <Select
        label={t('group.wayIn')}
        description={t(`wayInHint.${group.wayIn}`)}
        allowDeselect={false}
        data={WAYS_IN.map((value) => ({ value, label: t(`wayIn.${value}`) }))}
        value={group.wayIn}
        onChange={(wayIn) => wayIn !== null && set({ wayIn })}
      />
      <Select
        label={t('group.mayPlayUp')}
        description={t('group.mayPlayUpHint')}
        allowDeselect={false}
        data={PLAY_UP.map((value) => ({ value, label: t(`playUp.${value}`) }))}
        value={group.mayPlayUp}
        onChange={(mayPlayUp) => mayPlayUp !== null && set({ mayPlayUp })}
      />
      <div className={fields.pair}>
        {number('ratingFrom', 'conditions.ratingFrom', CATEGORY_RATINGS)}
        {number('ratingTo', 'conditions.ratingTo', CATEGORY_RATINGS)}
      </div>
      <div className={fields.switch}>
        <Switch
          label={t('group.takesUnrated')}
          checked={group.takesUnrated}
          onChange={({ currentTarget }) => set({ takesUnrated: currentTarget.checked })}
        />
      </div>
      <div className={fields.pair}>
        {number('bornFrom', 'conditions.bornFrom', CATEGORY_BIRTHS)}
        {number('bornTo', 'conditions.bornTo', CATEGORY_BIRTHS)}
      </div>
      <Select
        label={t('group.sex')}
        placeholder={t('group.anybody')}
        clearable
        data={(['F', 'M'] as const).map((value) => ({ value, label: t(`facts.sex.${value}`) }))}
        value={group.sex}
        onChange={(sex) => set({ sex })}
      />
      <TagsInput
        size="md"
        label={t('group.clubs')}
        placeholder={group.clubs.length === 0 ? t('group.anyClub') : ''}
        value={[...group.clubs]}
        onChange={(clubs) => set({ clubs })}
      />
      <MultiSelect
        label={t('group.federations')}
        placeholder={group.federations.length === 0 ? t('group.anyFederation') : ''}
        searchable
        data={[...FEDERATIONS]}
        value={[...group.federations]}
        onChange={(federations) => set({ federations })}
      />
      <MultiSelect
        label={t('group.titles')}
        placeholder={group.titles.length === 0 ? t('group.anyTitle') : ''}
        data={[...TITLES]}
        value={[...group.titles]}
        onChange={(titles) => set({ titles: titles.flatMap((title) => titleOf(title) ?? []) })}
      />
      <div className={fields.pair}>
        {number('places', 'places', { min: 0, max: 10_000 })}
        {number('reserved', 'reserved', { min: 0, max: 10_000 })}
      </div>
      <TextInput
        label={t('group.track')}
        description={t('group.trackHint')}
        value={group.track}
        error={form.errorAt(`groups.${at}.track`)}
        onChange={({ currentTarget }) => set({ track: currentTarget.value })}
      />
    </div>
  );
}

type NumberName = 'ratingFrom' | 'ratingTo' | 'bornFrom' | 'bornTo' | 'places' | 'reserved';

const titleOf = (text: string): Title | undefined => TITLES.find((title) => title === text);
