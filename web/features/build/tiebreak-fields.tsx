import { isOptionsGroup, type OptionsFilter, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { matches } from '../../../domain/lib/search-key.ts';
import { type TiebreakId, tiebreakNameOf, tiebreakParts } from '../../../domain/tiebreaks/names.ts';
import { offeredTiebreaks } from '../../../domain/tournament/standings/offered-tiebreaks.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import fields from '../../forms/fields.module.css';
import { FieldPart, Hint } from '../../ui/layout/card.tsx';
import { type BuildForm, TIEBREAK_FIELDS } from './build-form.ts';
import classes from './tiebreak-fields.module.css';
import { useTiebreakName } from './tiebreak-name.ts';

/** The tie-breaks, where the organiser chooses them. Each is offered once. */
export function TiebreakFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation(['build', 'tiebreaks']);
  const nameOf = useTiebreakName();
  const { choosesTieBreaks, fixedTiebreaks } = FORMATS[form.values.kind];
  if (!choosesTieBreaks) return null;
  const dropsRounds = FORMATS[form.values.kind].dropsRounds && Number(form.values.droppedRounds) > 0;
  const chosen = TIEBREAK_FIELDS.map((field) => form.values[field]);
  return (
    <FieldPart title={t('format.tiebreaks')}>
      <div className={classes.hint}>
        <Hint>{t('format.tiebreaksHint')}</Hint>
        {dropsRounds && <Hint>{t('format.bestTiebreaks')}</Hint>}
        {chosen.every((id) => id === null) && fixedTiebreaks.length > 0 && !dropsRounds && (
          <Hint>{t('format.fixedTiebreaks', { list: fixedTiebreaks.map(nameOf).join(', ') })}</Hint>
        )}
      </div>
      <div className={fields.grid}>
        {TIEBREAK_FIELDS.map((field, at) => {
          const own = form.values[field];
          const others = chosen.filter((id) => id !== own);
          return (
            <TiebreakSelect
              key={field}
              label={t('format.tiebreak', { number: at + 1 })}
              form={form}
              field={field}
              taken={others}
            />
          );
        })}
      </div>
    </FieldPart>
  );
}

interface TiebreakSelectProps {
  readonly form: BuildForm;
  readonly field: (typeof TIEBREAK_FIELDS)[number];
  readonly label: string;
  /** Tie-breaks that are chosen in other places. */
  readonly taken: readonly (TiebreakId | null)[];
}

/** The usual tie-breaks first, then all others of the format; searchable by name or FIDE's letters. */
function TiebreakSelect({ form, field, label, taken }: TiebreakSelectProps) {
  const { t } = useTranslation(['build', 'tiebreaks']);
  const nameOf = useTiebreakName();
  const { usual, further } = offeredTiebreaks(form.values.kind);
  const own = form.values[field];
  // A report file or another client may have set one that is not offered here.
  const brought = own === null || usual.includes(own) || further.includes(own) ? [] : [own];
  const items = (ids: readonly TiebreakId[]) =>
    ids.filter((id) => !taken.includes(id)).map((id) => ({ value: id, label: nameOf(id) }));
  return (
    <Select
      label={label}
      description={own === null ? undefined : t(`tiebreaks:help.${tiebreakParts(own).name}`)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('format.noTiebreak')}
      nothingFoundMessage={t('format.noSuchTiebreak')}
      clearable
      // The one that stands is chosen again by many who only look: the cross clears it.
      allowDeselect={false}
      searchable
      filter={byNameOrLetters}
      maxDropdownHeight="min(22rem, 40vh)"
      data={[
        { group: t('format.usualTiebreaks'), items: items([...brought, ...usual]) },
        { group: t('format.furtherTiebreaks'), items: items(further) },
      ]}
      renderOption={({ option }) => (
        <div>
          {`${option.label} (${tiebreakNameOf(option.value).fide})`}
          <div className={classes.help}>{t(`tiebreaks:help.${tiebreakParts(option.value).name}`)}</div>
        </div>
      )}
      {...form.field(field)}
    />
  );
}

/** Matches typed text with the name of a tie-break, or with FIDE's letters for it. */
const byNameOrLetters: OptionsFilter<TiebreakId> = ({ options, search }) =>
  options.flatMap((option) => {
    if (isOptionsGroup(option)) return { ...option, items: option.items.filter((item) => isSought(item, search)) };
    return isSought(option, search) ? option : [];
  });

const isSought = ({ label, value }: { readonly label: string; readonly value: TiebreakId }, search: string): boolean =>
  matches(`${label} ${tiebreakNameOf(value).fide}`, search);
