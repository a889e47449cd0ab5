import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { callApi } from '../../../api.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { useErrorText } from '../../../ui/feedback/error-text.tsx';
import { errorToast } from '../../../ui/feedback/toast.ts';

/** Pairs the next round as a draft, for review (DRAFT-1). */
export function useDraftMade(page: TournamentPage) {
  const { t } = useTranslation('manage');
  const errorText = useErrorText();
  const { id } = page.tournament;
  return useTournamentChange(
    id,
    () => callApi(calls.draftRound, { id }),
    () => t('draft.made'),
    { once: true, onRefusal: (error) => errorToast(errorText(error)) },
  );
}
