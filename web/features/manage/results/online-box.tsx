import { Checkbox, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { callApi } from '../../../api.ts';
import { boardName, isPending } from '../../../model/progress.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';

/** Sets whether a pairing is played online. */
export function OnlineBox({ tid, pairing }: { readonly tid: string; readonly pairing: PairingView }) {
  const { t } = useTranslation('manage');
  const { round, white, black, online } = pairing;
  const change = useTournamentChange<boolean>(tid, (next) =>
    callApi(calls.setOnline, { id: tid, round, white, black, online: next ? 'true' : 'false' }),
  );
  return (
    <Checkbox
      aria-label={t('results.onlineFor', { board: boardName(pairing) })}
      checked={change.shown(online, (next) => next)}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}

/** The same in the menu of an over-the-board game, where it is rarely needed. */
export function OnScreenItem({ page, pairing }: { readonly page: TournamentPage; readonly pairing: PairingView }) {
  const { t } = useTranslation('manage');
  const { round, white, black, online } = pairing;
  const { id, defaultOtb: isHall } = page.tournament;
  const change = useTournamentChange(id, () => callApi(calls.setOnline, { id, round, white, black, online: 'true' }));
  return isHall && !online && isPending(pairing) ? (
    <Menu.Item onClick={() => change.mutate()}>{t('results.onScreen')}</Menu.Item>
  ) : null;
}
