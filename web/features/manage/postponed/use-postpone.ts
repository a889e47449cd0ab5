import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { PostponedState } from '../../../../domain/tournament/value/postponed-game.ts';
import { callApi } from '../../../api.ts';
import { offersPostponed } from '../../../model/postponed.ts';
import { isMissing } from '../../../model/progress.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import type { DeskRow } from '../desk/desk-groups.ts';
import type { RowFocus } from '../results/grid/use-row-focus.ts';

interface Postponing {
  readonly row: DeskRow;
  readonly state: PostponedState;
}

/** Registers a game without a date by a key, and moves on; undefined where games are not postponed. */
export function usePostpone(page: TournamentPage, focus: RowFocus) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const register = useTournamentChange<Postponing>(
    id,
    ({ row: { pairing }, state }) => {
      const { round, white, black } = pairing;
      return callApi(calls.postponeGame, { id, round, white, black, body: { state } });
    },
    ({ state }) => t(`postponed.done.${state}`),
  );
  if (!offersPostponed(page)) return undefined;
  return (row: DeskRow, state: PostponedState): void => {
    if (!isMissing(row.pairing) || row.pairing.online) return;
    register.mutate({ row, state });
    focus.moveOn(row);
  };
}
