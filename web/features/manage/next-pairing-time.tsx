import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { NEXT_PAIRING_CHECK_MS } from '../../../domain/limits.ts';
import { millis } from '../../../domain/time.ts';
import { mayReschedule } from '../../../domain/tournament/round-guards.ts';
import { ask } from '../../api.ts';
import { useFormat } from '../../format.ts';
import { fromIso, type LocalTime, toIso, toUtc } from '../../local-time.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { errorToast } from '../../ui/toast.ts';
import { useNow } from '../../ui/use-now.ts';
import { TimeForm } from './time-form.tsx';

/** The next online pairing, which can be moved while more than ten minutes remain. */
export function NextPairingTime({ page }: { readonly page: TournamentPage }) {
  const planned = page.tournament.current_online_pairing_time;
  // A new plan fills the form anew.
  return planned === null || page.tournament.finished ? null : (
    <NextPairingForm key={planned} tid={page.tournament.id} planned={planned} />
  );
}

function NextPairingForm({ tid, planned }: { readonly tid: string; readonly planned: string }) {
  const { t } = useTranslation(['manage', 'tournament', 'errors']);
  const format = useFormat();
  const errorText = useErrorText();
  const now = useNow(NEXT_PAIRING_CHECK_MS);
  const change = useTournamentChange<LocalTime>(
    tid,
    (local) => {
      const utc = toUtc(local);
      return ask(calls.changeNextPairing, {
        id: tid,
        body: { next_pairing_date: utc?.date ?? '', next_pairing_time: utc?.time ?? '' },
      });
    },
    (local) => t('next.changed', { when: format.moment(toIso(local) ?? planned) }),
    TOLD_BY_FORM,
  );
  const at = millis(Date.parse(planned));
  const guard = mayReschedule(at, at, millis(now));
  return (
    <Card title={t('next.timeTitle')}>
      <Hint>{format.moment(planned)}</Hint>
      <Countdown to={planned} label={t('tournament:nextRoundIn')} />
      {guard.ok ? (
        <TimeForm
          proposal={() => fromIso(planned)}
          action={t('next.change')}
          send={(local) => change.mutateAsync(local)}
          onRefused={(error) => errorToast(errorText(error))}
        />
      ) : (
        <Hint>{t(`errors:${guard.key}`, { ...guard.params })}</Hint>
      )}
    </Card>
  );
}
