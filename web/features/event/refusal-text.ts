import { useTranslation } from 'react-i18next';
import type { GroupChoice } from '../../../contract/event/entries.ts';

type Refused = NonNullable<GroupChoice['refused']>;

/** Why a group cannot be chosen; the keys are those of the errors. */
export function useRefusalText(): (refused: Refused) => string {
  const { t } = useTranslation('errors');
  return ({ key, params }) => t(key as 'groupByOrganiser', { defaultValue: key, ...params });
}
