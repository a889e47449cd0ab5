import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { NEXT_PAIRING_CHECK_MS, RESCHEDULE_NOTICE_MS } from '../../../domain/limits.ts';
import { path, post } from '../../api.ts';
import { useFormat } from '../../format.ts';
import { fromIso, toIso, toUtc } from '../../local-time.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { errorToast } from '../../ui/toast.ts';
import { useNow } from '../../ui/use-now.ts';
import classes from './manage-page.module.css';
import { TimeFields } from './time-fields.tsx';

/** The next online pairing, which can be moved while more than ten minutes remain. */
export function NextPairingTime({ page }: { readonly page: TournamentPage }) {
  const planned = page.tournament.current_online_pairing_time;
  // A new plan fills the form anew.
  return planned === null || page.tournament.finished ? null : (
    <NextPairingForm key={planned} tid={page.tournament.id} planned={planned} />
  );
}

function NextPairingForm({ tid, planned }: { readonly tid: string; readonly planned: string }) {
  const { t } = useTranslation(['manage', 'tournament']);
  const format = useFormat();
  const errorText = useErrorText();
  const now = useNow(NEXT_PAIRING_CHECK_MS);
  const [local, setLocal] = useState(() => fromIso(planned));
  const change = useTournamentChange(
    tid,
    () => {
      const utc = toUtc(local);
      return post(path`/s/tournament/change-online-pairing/${tid}`, {
        next_pairing_date: utc?.date,
        next_pairing_time: utc?.time,
      });
    },
    () => t('next.changed', { when: format.moment(toIso(local) ?? planned) }),
    { onRefusal: (error) => errorToast(errorText(error)) },
  );
  const isTooLate = Date.parse(planned) - now <= RESCHEDULE_NOTICE_MS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <section className={classes.card}>
      <h2>{t('next.timeTitle')}</h2>
      <p className={classes.hint}>{format.moment(planned)}</p>
      <Countdown to={planned} label={t('tournament:nextRoundIn')} />
      {isTooLate ? (
        <p className={classes.hint}>{t('next.tooLate')}</p>
      ) : (
        <form onSubmit={submit} className={classes.fields}>
          <TimeFields value={local} onChange={setLocal} />
          <Button type="submit" variant="default" loading={change.isPending}>
            {t('next.change')}
          </Button>
        </form>
      )}
    </section>
  );
}
