import { Button, MultiSelect, Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { APPROVALS, PHONE_FIELDS, PLACE_BY, SHOWN_ENTRIES } from '../../../../domain/event/value/event.ts';
import { asId, type GroupCode } from '../../../../domain/kernel/ids.ts';
import { RATING_LISTS } from '../../../../domain/rating/lists.ts';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import fields from '../../../forms/fields.module.css';
import { FieldPart, Hint } from '../../../ui/layout/card.tsx';
import classes from './event-form.module.css';
import type { EventSettingsForm } from './event-form.ts';

interface FormProps {
  readonly form: EventSettingsForm;
}

/** Places, approval, and what the form asks for and the page shows. */
export function RuleFields({ form }: FormProps) {
  const { t } = useTranslation('eventDesk');
  return (
    <>
      <FieldPart title={t('places.title')}>
        <div className={fields.grid}>
          <NumberField
            label={t('places.all')}
            description={t('places.allHint')}
            min={0}
            max={10_000}
            {...form.field('places')}
          />
          <Select
            label={t('places.by')}
            allowDeselect={false}
            data={PLACE_BY.map((value) => ({ value, label: t(`places.placeBy.${value}`) }))}
            {...form.choice('placeBy')}
          />
          <Select
            label={t('places.approval')}
            allowDeselect={false}
            data={APPROVALS.map((value) => ({ value, label: t(`places.approvals.${value}`) }))}
            {...form.choice('approval')}
          />
        </div>
        {form.values.groups.length > 1 && <PlaceSets form={form} />}
      </FieldPart>
      <FieldPart title={t('entryForm.title')}>
        <div className={fields.grid}>
          <Select
            label={t('entryForm.groupRating')}
            allowDeselect={false}
            data={RATING_LISTS.map((value) => ({ value, label: t(`lists.${value}`) }))}
            {...form.choice('groupRating')}
          />
          <Select
            label={t('entryForm.phone')}
            allowDeselect={false}
            data={PHONE_FIELDS.map((value) => ({ value, label: t(`entryForm.phones.${value}`) }))}
            {...form.choice('phone')}
          />
          <Select
            label={t('entryForm.showEntries')}
            allowDeselect={false}
            data={SHOWN_ENTRIES.map((value) => ({ value, label: t(`entryForm.shown.${value}`) }))}
            {...form.choice('showEntries')}
          />
          <div className={fields.switch}>
            <Switch label={t('entryForm.showWaiting')} {...form.toggle('showWaiting')} />
          </div>
          <div className={fields.switch}>
            <Switch label={t('entryForm.asksSex')} {...form.toggle('asksSex')} />
          </div>
          <div className={fields.switch}>
            <Switch label={t('entryForm.fideRated')} {...form.toggle('fideRated')} />
          </div>
        </div>
      </FieldPart>
    </>
  );
}

/** Groups that share a number of places. */
function PlaceSets({ form }: FormProps) {
  const { t } = useTranslation('eventDesk');
  const { placeSets, groups } = form.values;
  const options = groups.filter(({ code }) => code !== '').map(({ code, name }) => ({ value: code, label: name }));
  const set = (at: number, changes: Partial<(typeof placeSets)[number]>) =>
    form.set({ placeSets: placeSets.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  return (
    <div className={classes.optional}>
      <Hint>{t('places.setsHint')}</Hint>
      {placeSets.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sets have no identity but their place
        <div key={at} className={classes.set}>
          <MultiSelect
            label={t('places.setGroups')}
            data={options}
            value={[...one.groups]}
            error={form.errorAt(`placeSets.${at}.groups`)}
            onChange={(codes) => set(at, { groups: codes.map((code) => asId<GroupCode>(code)) })}
          />
          <NumberField
            label={t('places.setPlaces')}
            min={0}
            max={10_000}
            value={one.places}
            error={form.errorAt(`placeSets.${at}.places`)}
            onChange={(places) => set(at, { places: typeof places === 'number' ? places : Number.NaN })}
          />
          <Button
            variant="subtle"
            color="brick"
            onClick={() => form.set({ placeSets: placeSets.filter((_, index) => index !== at) })}
          >
            {t('places.removeSet')}
          </Button>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          onClick={() => form.set({ placeSets: [...placeSets, { groups: [], places: Number.NaN }] })}
        >
          {t('places.addSet')}
        </Button>
      </div>
    </div>
  );
}
