import { Button, TextInput } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLoggedIn } from '../../../contract/codec/session-user.ts';
import { useFormat } from '../../app/format.ts';
import { userQuery } from '../../queries/account.ts';
import { checkInQuery, type NextCheckIn } from '../../queries/check-in.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import classes from './check-in-page.module.css';
import { NameList } from './name-list.tsx';
import { type CheckIn, useCheckIn } from './use-check-in.ts';

interface CheckInPageProps {
  readonly tid: string;
  /** From the QR code; empty if the address was typed. */
  readonly code: string;
}

/** A player at the door says that they are here: one press with an account, else by name (CHK-1 to CHK-3). */
export function CheckInPage({ tid, code }: CheckInPageProps) {
  const { t } = useTranslation('checkIn');
  const { data } = useSuspenseQuery(checkInQuery(tid));
  const { title, next } = data;
  return (
    <Page title={t('title')} crumbs={[{ label: title, link: { to: '/tournament/view/$tid', params: { tid } } }]}>
      {next === null ? (
        <Empty title={t('none')} hint={t('noneHint')}>
          <ToTournament tid={tid} />
        </Empty>
      ) : (
        <div className={classes.part}>
          <p className={classes.event}>
            <strong>{title}</strong> · {t('round', { round: next.round })}
          </p>
          <NextRound tid={tid} next={next} code={code} />
        </div>
      )}
    </Page>
  );
}

interface NextRoundProps extends CheckInPageProps {
  readonly next: NextCheckIn;
}

function NextRound({ tid, next, code: scanned }: NextRoundProps) {
  const { t } = useTranslation('checkIn');
  const format = useFormat();
  const [code, setCode] = useState(scanned);
  const checkIn = useCheckIn(tid, next, code);
  if (next.own === 'here') {
    return (
      <>
        <Done text={t('done')} />
        <ToTournament tid={tid} />
      </>
    );
  }
  if (next.state === 'early') return <p>{t('early', { time: format.moment(next.opensAt ?? '') })}</p>;
  if (next.state === 'closed') return <p>{t('closed')}</p>;
  return (
    <>
      {next.needsCode && (scanned === '' || checkIn.isCodeWrong) && (
        <TextInput
          label={t('code')}
          description={t('codeHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={code}
          error={checkIn.codeFault}
          className={classes.code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      )}
      {next.own === undefined ? <ByName tid={tid} code={code} checkIn={checkIn} /> : <Own checkIn={checkIn} />}
      {next.closesAt !== null && <p className={classes.until}>{t('until', { time: format.moment(next.closesAt) })}</p>}
    </>
  );
}

function Own({ checkIn }: { readonly checkIn: CheckIn }) {
  const { t } = useTranslation('checkIn');
  return (
    <Button size="xl" fullWidth loading={checkIn.isPending} onClick={() => checkIn.send(undefined)}>
      {t('here')}
    </Button>
  );
}

interface ByNameProps {
  readonly tid: string;
  readonly code: string;
  readonly checkIn: CheckIn;
}

/** One phone or tablet may serve several players. */
function ByName({ tid, code, checkIn }: ByNameProps) {
  const { t } = useTranslation('checkIn');
  const { data: user } = useQuery(userQuery);
  const { done } = checkIn;
  if (done !== null) {
    return (
      <>
        <Done text={t(done.isConfirmed ? 'doneFor' : 'toConfirm', { name: done.name })} />
        <Button variant="default" onClick={checkIn.again}>
          {t('next')}
        </Button>
      </>
    );
  }
  return (
    <>
      {user !== undefined && !isLoggedIn(user) && (
        <p className={classes.account}>
          {t('logInHint')}{' '}
          <ButtonLink to="/login" search={{ path: `/t/${tid}/here${code === '' ? '' : `?code=${code}`}` }}>
            {t('logIn')}
          </ButtonLink>
        </p>
      )}
      <NameList tid={tid} isPending={checkIn.isPending} onChoose={checkIn.send} />
    </>
  );
}

function ToTournament({ tid }: { readonly tid: string }) {
  const { t } = useTranslation('checkIn');
  return (
    <ButtonLink to="/tournament/view/$tid" params={{ tid }}>
      {t('toTournament')}
    </ButtonLink>
  );
}

const Done = ({ text }: { readonly text: string }) => (
  <p role="status" className={classes.done}>
    {text}
  </p>
);
