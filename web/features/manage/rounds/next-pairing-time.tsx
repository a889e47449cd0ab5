import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { NEXT_PAIRING_CHECK_MS } from '../../../../domain/kernel/limits.ts';
import { millis } from '../../../../domain/kernel/time.ts';
import type { LocalTime } from '../../../../domain/kernel/time-zone.ts';
import { mayReschedule } from '../../../../domain/tournament/guards/round-guards.ts';
import { callApi } from '../../../api.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { fromIso, toIso, toUtc } from '../../../time/local-time.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { useErrorText } from '../../../ui/feedback/error-text.tsx';
import { errorToast } from '../../../ui/feedback/toast.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { Countdown } from '../../../ui/tournament/countdown.tsx';
import { TimeForm } from './lazy-time-form.tsx';

/** The next online pairing, which can be moved while more than ten minutes remain. */
export function NextPairingTime({ page }: { readonly page: TournamentPage }) {
  const planned = page.tournament.currentOnlinePairingTime;
  // A new plan resets the form.
  return planned === null || page.tournament.finished ? null : (
    <NextPairingForm key={planned} tournament={page.tournament} planned={planned} />
  );
}

interface NextPairingFormProps {
  readonly tournament: TournamentPage['tournament'];
  readonly planned: string;
}

function NextPairingForm({ tournament: { id: tid, timeZone, defaultOtb: isHall }, planned }: NextPairingFormProps) {
  const { t } = useTranslation(['manage', 'tournament', 'errors']);
  const timeText = useRoundTime(timeZone);
  const errorText = useErrorText();
  const now = useNow(NEXT_PAIRING_CHECK_MS);
  const change = useTournamentChange<LocalTime>(
    tid,
    (local) => {
      const utc = toUtc(local, timeZone);
      return callApi(calls.changeNextPairing, {
        id: tid,
        body: { nextPairingDate: utc?.date ?? '', nextPairingTime: utc?.time ?? '' },
      });
    },
    (local) => t(isHall ? 'next.changedHall' : 'next.changed', { when: timeText(toIso(local, timeZone) ?? planned) }),
    TOLD_BY_FORM,
  );
  const at = millis(Date.parse(planned));
  const guard = mayReschedule(at, at, millis(now));
  return (
    <Card title={t(isHall ? 'next.timeTitleHall' : 'next.timeTitle')}>
      <Hint>{timeText(planned)}</Hint>
      <Countdown to={planned} label={t('tournament:nextRoundIn')} />
      {guard.ok ? (
        <TimeForm
          timeZone={timeZone}
          proposal={() => fromIso(planned, timeZone)}
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
