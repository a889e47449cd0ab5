import { useTranslation } from 'react-i18next';
import type { CategoryView } from '../../../contract/leagues/leagues.ts';

/** Who a category is for (checklist D-43): two flags in the contract, one choice for a user. */
export const GENDERS = ['everybody', 'women', 'men'] as const;
export type Gender = (typeof GENDERS)[number];

export function genderOf({
  genderRestricted,
  fRestricted,
}: Pick<CategoryView, 'genderRestricted' | 'fRestricted'>): Gender {
  if (!genderRestricted) return 'everybody';
  return fRestricted ? 'women' : 'men';
}

/** Who a category is for, as text: nothing where it is open to everybody. */
export function useRestrictionTexts(): (category: CategoryView) => readonly string[] {
  const { t } = useTranslation('league');
  const span = (what: 'ages' | 'ratings', least: number | null, greatest: number | null): string[] => {
    if (least !== null && greatest !== null) return [t(`only.${what}.both`, { least, greatest })];
    if (least !== null) return [t(`only.${what}.least`, { least })];
    return greatest === null ? [] : [t(`only.${what}.greatest`, { greatest })];
  };
  return (category) => {
    const gender = genderOf(category);
    return [
      ...(gender === 'everybody' ? [] : [t(`only.genders.${gender}`)]),
      ...(category.ageRestricted ? span('ages', category.minimumAge, category.maximumAge) : []),
      ...(category.ratingRestricted ? span('ratings', category.minimumRating, category.maximumRating) : []),
    ];
  };
}
