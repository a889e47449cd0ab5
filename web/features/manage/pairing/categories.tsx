import { Autocomplete, Button, MultiSelect, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../../contract/calls.ts';
import type { CamelKeys } from '../../../../contract/codec/case.ts';
import type { CategoryRuleView } from '../../../../contract/tournament/desk-views.ts';
import { tournamentCategoryPayload } from '../../../../contract/tournament/rounds.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { CATEGORY_BIRTHS, CATEGORY_RATINGS } from '../../../../domain/kernel/limits.ts';
import { callApi } from '../../../api.ts';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { optional, type TypedNumber } from '../../../forms/numbers.ts';
import { useForm } from '../../../forms/use-form.tsx';
import { TOLD_BY_FORM, useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Hint } from '../../../ui/layout/card.tsx';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import { participantChoices } from '../desk/participant-names.ts';
import list from '../desk/people-list.module.css';
import classes from './pairing-constraints.module.css';

interface CategoriesProps {
  readonly page: TournamentPage;
}

/** Parts of the table with their own ranks, such as juniors, women, or the players of a club (CAT-1 to CAT-5). */
export function Categories({ page }: CategoriesProps) {
  const { t } = useTranslation('manage');
  const [edited, setEdited] = useState<string>();
  const rules = page.categoryRules ?? [];
  const rule = rules.find(({ name }) => name === edited);
  return (
    <FoldedCard
      title={t('categories.title')}
      about={t(rules.length === 0 ? 'folded.none' : 'folded.some', { count: rules.length })}
    >
      <div className={classes.asked}>
        <Hint>{t('categories.hint')}</Hint>
        {rules.length > 0 && (
          <ul className={list.people}>
            {rules.map((one) => (
              <CategoryRow key={one.name} page={page} rule={one} onEdit={() => setEdited(one.name)} />
            ))}
          </ul>
        )}
      </div>
      <CategoryForm key={rule?.name ?? ''} page={page} rule={rule} onDone={() => setEdited(undefined)} />
    </FoldedCard>
  );
}

interface CategoryRowProps extends CategoriesProps {
  readonly rule: CategoryRuleView;
  readonly onEdit: () => void;
}

function CategoryRow({ page, rule, onEdit }: CategoryRowProps) {
  const { t } = useTranslation('manage');
  const about = useRuleText();
  const { id } = page.tournament;
  const { name } = rule;
  const size = page.categories.find((category) => category.name === name)?.players.length ?? 0;
  const remove = useTournamentChange(
    id,
    () => callApi(calls.removeTournamentCategory, { id, body: { name } }),
    () => t('categories.removed', { name }),
  );
  return (
    <li>
      <span className={list.person}>{name}</span>
      <span className={list.about}>{[t('categories.players', { count: size }), ...about(rule)].join(' · ')}</span>
      <Button variant="subtle" aria-label={t('categories.editFor', { name })} onClick={onEdit}>
        {t('categories.edit')}
      </Button>
      <Button
        variant="subtle"
        color="brick"
        aria-label={t('categories.removeFor', { name })}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t('categories.remove')}
      </Button>
    </li>
  );
}

function useRuleText(): (rule: CategoryRuleView) => string[] {
  const { t } = useTranslation('manage');
  const span = (what: 'born' | 'rating', from: number | null, to: number | null): string[] => {
    // Years and ratings are written without a thousands separator.
    const limits = { from: String(from), to: String(to) };
    if (from !== null && to !== null) return [t(`categories.${what}.both`, limits)];
    if (from !== null) return [t(`categories.${what}.from`, limits)];
    return to === null ? [] : [t(`categories.${what}.to`, limits)];
  };
  return ({ bornFrom, bornTo, sex, ratingFrom, ratingTo, club, players }) => [
    ...span('born', bornFrom, bornTo),
    ...(sex === null ? [] : [t(`categories.sexes.${sex}`)]),
    ...span('rating', ratingFrom, ratingTo),
    ...(club === null ? [] : [t('categories.ofClub', { club })]),
    ...(players.length === 0 ? [] : [t('categories.chosenToo', { count: players.length })]),
  ];
}

interface CategoryValues {
  readonly name: string;
  readonly bornFrom: TypedNumber;
  readonly bornTo: TypedNumber;
  readonly sex: 'F' | 'M' | null;
  readonly ratingFrom: TypedNumber;
  readonly ratingTo: TypedNumber;
  readonly club: string;
  readonly players: string[];
}

const NOTHING_ASKED: CategoryValues = {
  name: '',
  bornFrom: '',
  bornTo: '',
  sex: null,
  ratingFrom: '',
  ratingTo: '',
  club: '',
  players: [],
};

const knownValues = (rule: CategoryRuleView): CategoryValues => ({
  ...rule,
  bornFrom: rule.bornFrom ?? '',
  bornTo: rule.bornTo ?? '',
  ratingFrom: rule.ratingFrom ?? '',
  ratingTo: rule.ratingTo ?? '',
  club: rule.club ?? '',
});

interface CategoryFormProps extends CategoriesProps {
  /** The edited category; undefined for a new one. */
  readonly rule: CategoryRuleView | undefined;
  readonly onDone: () => void;
}

function CategoryForm({ page, rule, onDone }: CategoryFormProps) {
  const { t } = useTranslation(['manage', 'common']);
  const { id } = page.tournament;
  const save = useTournamentChange<CamelKeys<z.input<typeof tournamentCategoryPayload>>>(
    id,
    (body) => callApi(calls.setTournamentCategory, { id, body }),
    ({ name }) => t('categories.saved', { name }),
    TOLD_BY_FORM,
  );
  const form = useForm({
    initial: rule === undefined ? NOTHING_ASKED : knownValues(rule),
    schema: tournamentCategoryPayload,
    toPayload: (typed) => ({
      ...typed,
      previousName: rule?.name ?? null,
      bornFrom: optional(typed.bornFrom),
      bornTo: optional(typed.bornTo),
      ratingFrom: optional(typed.ratingFrom),
      ratingTo: optional(typed.ratingTo),
    }),
    send: (body) => save.mutateAsync(body),
    onSent: onDone,
    about: { categoryNameTaken: 'name', tooManyCategories: 'name', notParticipating: 'players' },
    startsAgain: rule === undefined,
  });
  return (
    <FormElement form={form} className={fields.stack}>
      <TextInput label={t('categories.name')} required autoFocus={rule !== undefined} {...form.text('name')} />
      <div className={fields.pair}>
        <NumberField label={t('categories.bornFrom')} {...CATEGORY_BIRTHS} hideControls {...form.field('bornFrom')} />
        <NumberField label={t('categories.bornTo')} {...CATEGORY_BIRTHS} hideControls {...form.field('bornTo')} />
      </div>
      <Select
        label={t('categories.sex')}
        placeholder={t('categories.sexes.any')}
        clearable
        data={(['F', 'M'] as const).map((sex) => ({ value: sex, label: t(`categories.sexes.${sex}`) }))}
        {...form.field('sex')}
      />
      <div className={fields.pair}>
        <NumberField
          label={t('categories.ratingFrom')}
          {...CATEGORY_RATINGS}
          hideControls
          {...form.field('ratingFrom')}
        />
        <NumberField label={t('categories.ratingTo')} {...CATEGORY_RATINGS} hideControls {...form.field('ratingTo')} />
      </div>
      <Autocomplete
        label={t('categories.club')}
        description={t('categories.clubHint')}
        data={page.clubsOfPlayers ?? []}
        {...form.field('club')}
      />
      <MultiSelect
        label={t('categories.chosen')}
        data={participantChoices(page, () => true)}
        searchable
        clearable
        hidePickedOptions
        {...form.field('players')}
      />
      <div className={fields.buttons}>
        <SubmitButton form={form}>{t(rule === undefined ? 'categories.add' : 'categories.save')}</SubmitButton>
        {rule !== undefined && (
          <Button variant="default" onClick={onDone}>
            {t('common:cancel')}
          </Button>
        )}
      </div>
    </FormElement>
  );
}
