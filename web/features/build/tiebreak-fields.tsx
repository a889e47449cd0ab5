import { isOptionsGroup, type OptionsFilter, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { matches } from '../../../domain/search-key.ts';
import { type TiebreakId, tiebreakNameOf } from '../../../domain/tiebreaks/names.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { offeredTiebreaks } from '../../../domain/tournament/offered-tiebreaks.ts';
import fields from '../../forms/fields.module.css';
import { FieldPart, Hint } from '../../ui/card.tsx';
import { type BuildForm, TIEBREAK_FIELDS } from './build-form.ts';
import classes from './tiebreak-fields.module.css';

/** What decides between those with equal scores, where the organiser chooses it. Each is offered once. */
export function TiebreakFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation(['build', 'tiebreaks']);
  if (!KINDS[form.values.kind].choosesTieBreaks) return null;
  const chosen = TIEBREAK_FIELDS.map((field) => form.values[field]);
  return (
    <FieldPart title={t('format.tiebreaks')}>
      <div className={classes.hint}>
        <Hint>{t('format.tiebreaksHint')}</Hint>
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
  /** Those that another place has. */
  readonly taken: readonly (TiebreakId | null)[];
}

/** The usual ones first, then all others of the format; a name or FIDE's letters find each. */
function TiebreakSelect({ form, field, label, taken }: TiebreakSelectProps) {
  const { t } = useTranslation(['build', 'tiebreaks']);
  const { usual, further } = offeredTiebreaks(form.values.kind);
  const own = form.values[field];
  // A report file or another client may have brought one that is not offered here.
  const brought = own === null || usual.includes(own) || further.includes(own) ? [] : [own];
  const items = (ids: readonly TiebreakId[]) =>
    ids.filter((id) => !taken.includes(id)).map((id) => ({ value: id, label: t(`tiebreaks:names.${id}`) }));
  return (
    <Select
      label={label}
      description={own === null ? undefined : t(`tiebreaks:help.${own}`)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('format.noTiebreak')}
      nothingFoundMessage={t('format.noSuchTiebreak')}
      clearable
      searchable
      filter={byNameOrLetters}
      maxDropdownHeight="22rem"
      data={[
        { group: t('format.usualTiebreaks'), items: items([...brought, ...usual]) },
        { group: t('format.furtherTiebreaks'), items: items(further) },
      ]}
      renderOption={({ option }) => (
        <div>
          {`${option.label} (${tiebreakNameOf(option.value).fide})`}
          <div className={classes.help}>{t(`tiebreaks:help.${option.value}`)}</div>
        </div>
      )}
      {...form.field(field)}
    />
  );
}

/** What is typed stands in the name of a tie-break, or in FIDE's letters for it. */
const byNameOrLetters: OptionsFilter<TiebreakId> = ({ options, search }) =>
  options.flatMap((option) => {
    if (isOptionsGroup(option)) return { ...option, items: option.items.filter((item) => isSought(item, search)) };
    return isSought(option, search) ? option : [];
  });

const isSought = ({ label, value }: { readonly label: string; readonly value: TiebreakId }, search: string): boolean =>
  matches(`${label} ${tiebreakNameOf(value).fide}`, search);
