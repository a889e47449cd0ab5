import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { nextRound } from '../../../../domain/tournament/guards/lifecycle.ts';
import type { AttendanceRule } from '../../../../domain/tournament/value/formats.ts';
import { participantName } from '../../../model/names.ts';
import {
  isAwaited,
  type KnownMark,
  type PlayerAttendance,
  roundAttendance,
  searched,
} from '../../../model/round-attendance.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { onlinePlayersQuery } from '../../../queries/tournament.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { SearchField } from '../../../ui/layout/native-fields.tsx';
import classes from './attendance.module.css';
import { AttendanceRow } from './attendance-row.tsx';
import { CheckInLinks } from './check-in-links.tsx';
import { useMark } from './use-mark.ts';

/** From here on a list needs a search. */
const MANY = 20;

interface RoundAttendanceProps {
  readonly page: TournamentPage;
  readonly mode: Exclude<AttendanceRule, 'everybody'>;
}

/** Who comes to the round that is paired next: what players have said, and what the arbiter sees (ATT-2 to ATT-7). */
export function RoundAttendance({ page, mode }: RoundAttendanceProps) {
  const { t } = useTranslation('attendance');
  const [isAwaitedOnly, setAwaitedOnly] = useState(false);
  const [typed, setTyped] = useState('');
  const { id: tid, defaultOtb, rounds } = page.tournament;
  const round = nextRound(tournamentOf(page));
  const { data } = useQuery({ ...onlinePlayersQuery(tid), enabled: !defaultOtb });
  const change = useMark(tid);
  if (round > (rounds ?? round)) return null;
  const people = roundAttendance(page, round, new Set(data?.online));
  const awaited = people.filter(isAwaited);
  const shown = searched(isAwaitedOnly ? awaited : people, typed);
  const of = (known: KnownMark) => people.filter((one) => one.mark === known).length;
  const unconfirmed = awaited.filter(({ participant }) => participant.attendanceRecord?.unconfirmedRound === round);
  const stayed = awaited.filter(({ wasHere }) => wasHere);
  const markAll = (players: readonly PlayerAttendance[]) =>
    change.mutate({ accounts: players.map(({ participant }) => participant.account), round, attendance: 'here' });
  return (
    <Card title={t('desk.title', { round })}>
      <p role="status" className={classes.count}>
        {t('desk.counts', { here: of('here'), comes: of('comes'), away: of('away'), unknown: of('unknown') })}{' '}
        {t('desk.play', { count: people.filter(({ plays }) => plays).length })}
      </p>
      <Hint>{t(defaultOtb ? `desk.hints.${mode}` : 'desk.hints.online')}</Hint>
      {defaultOtb && <CheckInLinks tid={tid} round={round} />}
      {unconfirmed.length > 0 && (
        <Button variant="default" loading={change.isPending} onClick={() => markAll(unconfirmed)}>
          {t('desk.confirm', { count: unconfirmed.length })}
        </Button>
      )}
      <div className={classes.filters}>
        {people.length > MANY && <SearchField label={t('desk.search')} value={typed} onChange={setTyped} />}
        <Switch
          label={t('desk.awaitedOnly')}
          checked={isAwaitedOnly}
          onChange={({ currentTarget }) => setAwaitedOnly(currentTarget.checked)}
        />
      </div>
      {shown.length === 0 && people.length > 0 && <p>{t('desk.nobody')}</p>}
      <ul className={classes.list}>
        {shown.map((one) => (
          <AttendanceRow
            key={one.participant.account}
            tid={tid}
            round={round}
            name={participantName(one.participant)}
            {...one}
          />
        ))}
      </ul>
      {stayed.length > 0 && (
        <Button variant="default" loading={change.isPending} onClick={() => markAll(stayed)}>
          {t('desk.stayed', { count: stayed.length, round: round - 1 })}
        </Button>
      )}
      {awaited.length > 0 && (
        <Button variant="subtle" loading={change.isPending} onClick={() => markAll(awaited)}>
          {t('desk.allHere', { count: awaited.length })}
        </Button>
      )}
    </Card>
  );
}
