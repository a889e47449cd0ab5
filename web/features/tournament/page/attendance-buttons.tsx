import { Button } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../../contract/calls.ts';
import type { CamelKeys } from '../../../../contract/codec/case.ts';
import type { ownAttendance } from '../../../../contract/tournament/entrants.ts';
import { callApi } from '../../../api.ts';
import { useFormat } from '../../../app/format.ts';
import { tournamentKey } from '../../../queries/tournament.ts';
import { OWN_CHANGE, useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import classes from './attendance-buttons.module.css';

type Next = NonNullable<CamelKeys<z.output<typeof ownAttendance>>['next']>;

interface AttendanceButtonsProps {
  readonly tid: string;
  /** The round that is paired next. */
  readonly round: number;
}

const ownAttendanceKey = (tid: string) => [...tournamentKey(tid), 'own-attendance'] as const;

/** Two buttons, and what an absence is worth. */
export function AttendanceButtons({ tid, round }: AttendanceButtonsProps) {
  const { data } = useQuery({
    queryKey: [...ownAttendanceKey(tid), round],
    queryFn: ({ signal }) => callApi(calls.ownAttendance, { id: tid }, signal),
    placeholderData: keepPreviousData,
  });
  const next = data?.next ?? null;
  return next === null ? null : <NextRound tid={tid} next={next} />;
}

function NextRound({ tid, next }: { readonly tid: string; readonly next: Next }) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  const worth = useWorth(next.absence);
  const queryClient = useQueryClient();
  const change = useTournamentChange(
    tid,
    async (attendance: 'comes' | 'away') => {
      const answer = await callApi(calls.announceAttendance, { id: tid, round: next.round, body: { attendance } });
      await queryClient.invalidateQueries({ queryKey: ownAttendanceKey(tid) });
      return answer;
    },
    undefined,
    OWN_CHANGE,
  );
  const isComing = next.attendance === 'comes' || next.attendance === 'here';
  return (
    <fieldset aria-label={t('title', { round: next.round })} className={classes.own}>
      <div className={classes.choices}>
        {(['comes', 'away'] as const).map((mark) => (
          <Button
            key={mark}
            variant={(mark === 'comes' ? isComing : next.attendance === 'away') ? 'filled' : 'default'}
            aria-pressed={mark === 'comes' ? isComing : next.attendance === 'away'}
            disabled={!next.open || change.isPending}
            onClick={() => change.mutate(mark)}
          >
            {t(mark)}
          </Button>
        ))}
        {next.checkIn && (
          <ButtonLink to="/t/$tid/here" params={{ tid }} variant="default">
            {t('checkIn')}
          </ButtonLink>
        )}
      </div>
      <p role="status" className={classes.state}>
        <strong>{t('title', { round: next.round })}.</strong> {stateOf(next)}
      </p>
    </fieldset>
  );

  function stateOf({ attendance, open, closesAt }: Next): string {
    const until = open ? closesAt && t('closesAt', { time: format.moment(closesAt) }) : t('closed');
    const said =
      attendance === 'away' ? t('cannot', { worth }) : (attendance && saidOf(attendance)) || t('ifNot', { worth });
    return [said, until].filter(Boolean).join(' ');
  }

  function saidOf(attendance: 'comes' | 'here'): string {
    return t(attendance === 'comes' ? 'coming' : 'here');
  }
}

function useWorth({ bye, left, quota, because = 'noPoints' }: Next['absence']): string {
  const { t } = useTranslation('attendance');
  if (bye === 'full-point') return t('worth.full');
  if (bye === 'zero-point') return t(`worth.${because}`);
  return left === undefined ? t('worth.excused') : t('worth.half', { left, quota });
}
