import { useTranslation } from 'react-i18next';
import type { ParticipantView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { isRatingGroup, type RatingGroup } from '../../../model/rating-groups.ts';
import { ratingGroupsOf, standingsIn, standingsOf } from '../../../model/standings.ts';
import { ChoiceField } from '../../../ui/layout/native-fields.tsx';
import type { TournamentSearch } from '../page/page-search.ts';

interface Part {
  readonly name: string;
  readonly rows: readonly ParticipantView[];
}

/** The part of the table that the address names, with its own ranks; null for the whole table. */
export function usePart(page: TournamentPage, { category, group }: TournamentSearch): Part | null {
  const nameOf = useGroupName();
  const members = category === undefined ? undefined : standingsIn(category, page);
  if (category !== undefined && members !== undefined) return { name: category, rows: members };
  return group === undefined ? null : { name: nameOf(group), rows: standingsOf(group, page.participants) };
}

interface PartSelectProps {
  readonly page: TournamentPage;
  readonly search: TournamentSearch;
  readonly onSearch: (search: TournamentSearch) => void;
}

/** Distinguishes a category, which may have any name, from a rating group. */
const CATEGORY = 'category:';

/** Selects a part of the table; nothing where there is none. */
export function PartSelect({ page, search, onSearch }: PartSelectProps) {
  const { t } = useTranslation('tournament');
  const nameOf = useGroupName();
  const groups = ratingGroupsOf(page.participants).map((group) => ({ value: String(group), label: nameOf(group) }));
  const categories = page.categories.map(({ name }) => ({ value: `${CATEGORY}${name}`, label: name }));
  const known = search.category !== undefined && categories.some(({ label }) => label === search.category);
  const { group } = search;
  if (groups.length + categories.length === 0 && group === undefined) return null;
  return (
    <ChoiceField
      label={t('standings.group')}
      value={known ? `${CATEGORY}${search.category}` : (group ?? '')}
      onChange={(chosen) => onSearch(withPart(search, chosen))}
    >
      <option value="">{t('standings.allGroups')}</option>
      <Choices label={t('standings.categories')} choices={categories} />
      <Choices label={t('standings.ratingGroups')} choices={groups} />
    </ChoiceField>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function Choices({ label, choices }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <optgroup label={label}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </optgroup>
  );
}

function useGroupName(): (group: RatingGroup) => string {
  const { t } = useTranslation('tournament');
  return (group) => (group === 'unrated' ? t('standings.unrated') : t('standings.below', { rating: String(group) }));
}

function withPart(
  { group: _, category: __, page: ___, ...search }: TournamentSearch,
  chosen: string,
): TournamentSearch {
  if (chosen.startsWith(CATEGORY)) return { ...search, category: chosen.slice(CATEGORY.length) };
  const group = chosen === 'unrated' ? chosen : Number(chosen);
  return isRatingGroup(group) ? { ...search, group } : search;
}
