import { Button, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { given } from '../../../domain/kernel/given.ts';
import { FIDE_NUMBER_MAX } from '../../../domain/kernel/limits.ts';
import { ARBITER_TITLES, OFFICIALS_MAX } from '../../../domain/tournament/value/official-data.ts';
import { FederationField } from '../../forms/fields/federation-field.tsx';
import { FideSearch } from '../../forms/fields/fide-search.tsx';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FieldPart, Hint } from '../../ui/layout/card.tsx';
import type { BuildForm } from './build-form.ts';
import classes from './official-fields.module.css';
import { NOBODY, type TypedOfficial, type TypedOfficialData } from './official-values.ts';

interface FormProps {
  readonly form: BuildForm;
}

type TextName = {
  [Name in keyof TypedOfficialData]: TypedOfficialData[Name] extends string ? Name : never;
}[keyof TypedOfficialData];

/** Where a tournament over the board is played, and whom to ask. */
export function VenueFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const isOverTheBoard = form.values.defaultGameLocation === 'board';
  return (
    <FieldPart title={t('official.place')}>
      <div className={fields.grid}>
        {isOverTheBoard && (
          <>
            <OfficialText form={form} name="venue" />
            <OfficialText form={form} name="address" />
            <OfficialText form={form} name="city" />
            <OfficialText form={form} name="mapLink" />
          </>
        )}
        <OfficialText form={form} name="contact" hint={t('official.contactHint')} />
        <OfficialText form={form} name="website" />
      </div>
    </FieldPart>
  );
}

/** The data of the rating report, and who is responsible for the event. */
export function OfficialFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const { officialData } = form.values;
  const set = (changes: Partial<TypedOfficialData>) => form.set({ officialData: { ...officialData, ...changes } });
  return (
    <FieldPart title={t('official.title')}>
      <Hint>{t('official.hint')}</Hint>
      <div className={fields.grid}>
        <OfficialText form={form} name="registeredName" hint={t('official.registeredNameHint')} />
        <OfficialText form={form} name="eventCode" />
        <FederationField
          label={t('official.federation')}
          required={false}
          clearable
          value={officialData.federation}
          error={form.errorAt('officialData.federation')}
          onChange={(federation) => set({ federation })}
        />
      </div>
      <OfficialRow form={form} name="organiser" withTitle={false} />
      <OfficialRow form={form} name="chiefArbiter" withTitle />
      <OfficialRows form={form} name="deputyArbiters" />
      <OfficialRows form={form} name="arbiters" />
    </FieldPart>
  );
}

function OfficialText({ form, name, hint }: FormProps & { readonly name: TextName; readonly hint?: string }) {
  const { t } = useTranslation('build');
  const { officialData } = form.values;
  return (
    <TextInput
      label={t(`official.${name}`)}
      {...given({ description: hint })}
      value={officialData[name]}
      error={form.errorAt(`officialData.${name}`)}
      onChange={({ currentTarget }) => form.set({ officialData: { ...officialData, [name]: currentTarget.value } })}
    />
  );
}

interface OfficialRowProps extends FormProps {
  readonly name: 'organiser' | 'chiefArbiter';
  readonly withTitle: boolean;
}

function OfficialRow({ form, name, withTitle }: OfficialRowProps) {
  const { t } = useTranslation('build');
  const { officialData } = form.values;
  return (
    <Person
      form={form}
      legend={t(`official.${name}`)}
      path={`officialData.${name}`}
      person={officialData[name]}
      withTitle={withTitle}
      onChange={(person) => form.set({ officialData: { ...officialData, [name]: person } })}
    />
  );
}

/** Deputies or further arbiters, as many as are added. */
function OfficialRows({ form, name }: FormProps & { readonly name: 'deputyArbiters' | 'arbiters' }) {
  const { t } = useTranslation('build');
  const { officialData } = form.values;
  const list = officialData[name];
  const set = (next: readonly TypedOfficial[]) => form.set({ officialData: { ...officialData, [name]: next } });
  return (
    <>
      {list.map((person, index) => (
        <Person
          // The rows have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          form={form}
          legend={t(`official.one.${name}`, { number: index + 1 })}
          path={`officialData.${name}.${index}`}
          person={person}
          withTitle
          onChange={(changed) => set(list.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => set(list.filter((_, at) => at !== index))}
        />
      ))}
      {list.length < OFFICIALS_MAX && (
        <Button variant="default" className={classes.add} onClick={() => set([...list, NOBODY])}>
          {t(`official.add.${name}`)}
        </Button>
      )}
    </>
  );
}

interface PersonProps extends FormProps {
  readonly legend: string;
  readonly path: `officialData.${string}`;
  readonly person: TypedOfficial;
  readonly withTitle: boolean;
  readonly onChange: (person: TypedOfficial) => void;
  readonly onRemove?: () => void;
}

/** Found on FIDE's list, or typed. */
function Person({ form, legend, path, person, withTitle, onChange, onRemove }: PersonProps) {
  const { t } = useTranslation('build');
  return (
    <fieldset className={classes.person}>
      <legend>{legend}</legend>
      <div className={classes.fields}>
        <FideSearch
          onFound={({ firstName, lastName, number }) =>
            onChange({ ...person, name: [lastName, firstName].filter(Boolean).join(', '), fideNumber: number })
          }
        />
        <TextInput
          label={t('official.person.name')}
          placeholder={t('official.person.nameForm')}
          value={person.name}
          error={form.errorAt(`${path}.name`)}
          onChange={({ currentTarget }) => onChange({ ...person, name: currentTarget.value })}
        />
        <NumberField
          label={t('official.person.fideNumber')}
          hideControls
          min={1}
          max={FIDE_NUMBER_MAX}
          value={person.fideNumber}
          error={form.errorAt(`${path}.fideNumber`)}
          onChange={(fideNumber) => onChange({ ...person, fideNumber })}
        />
        {withTitle && (
          <Select
            label={t('official.person.title')}
            clearable
            data={ARBITER_TITLES.map((title) => ({ value: title, label: t(`official.titles.${title}`) }))}
            value={person.title}
            onChange={(title) => onChange({ ...person, title })}
          />
        )}
        <TextInput
          type="email"
          label={t('official.person.email')}
          placeholder={t('official.person.emailHint')}
          value={person.email}
          error={form.errorAt(`${path}.email`)}
          onChange={({ currentTarget }) => onChange({ ...person, email: currentTarget.value })}
        />
      </div>
      {onRemove !== undefined && (
        <Button variant="subtle" size="compact-md" onClick={onRemove}>
          {t('official.remove', { who: legend })}
        </Button>
      )}
    </fieldset>
  );
}
