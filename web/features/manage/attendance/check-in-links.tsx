import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import { checkInQuery } from '../../../queries/check-in.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import classes from './attendance.module.css';

/** What the organiser puts up at the door: the poster, and the code on it. */
export function CheckInLinks({ tid, round }: { readonly tid: string; readonly round: number }) {
  const { t } = useTranslation('attendance');
  const { data } = useQuery(checkInQuery(tid, round));
  const code = data?.next?.round === round ? data.next.code : undefined;
  return (
    <p className={classes.checkIn}>
      <Anchor href={pathTo(calls.printPoster, { id: tid })} target="_blank" inherit>
        {t('desk.poster')}
      </Anchor>
      <TextLink to="/t/$tid/here" params={{ tid }} search={code === undefined ? {} : { code }} inherit>
        {t('desk.checkInPage')}
      </TextLink>
      {code !== undefined && <span>{t('desk.code', { code })}</span>}
    </p>
  );
}
