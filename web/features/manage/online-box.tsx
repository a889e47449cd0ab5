import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import { ask } from '../../api.ts';
import { boardName } from '../../model/progress.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';

/** Whether a pairing is played on the screen. */
export function OnlineBox({ page, pairing }: { readonly page: TournamentPage; readonly pairing: PairingView }) {
  const { t } = useTranslation('manage');
  const { round, white, black, online } = pairing;
  const tid = page.tournament.id;
  const change = useTournamentChange<boolean>(tid, (next) =>
    ask(calls.setOnline, { id: tid, round, white, black, online: next ? 'true' : 'false' }),
  );
  return (
    <Checkbox
      aria-label={t('results.onlineFor', { board: boardName(pairing) })}
      checked={change.isPending ? change.variables : online}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}
