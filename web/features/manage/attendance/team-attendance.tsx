import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { ParticipantView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { Availability } from '../../../../domain/tournament/guards/attendance.ts';
import type { AttendanceRule } from '../../../../domain/tournament/value/formats.ts';
import type { AttendanceMark } from '../../../../domain/tournament/value/state.ts';
import { callApi } from '../../../api.ts';
import { attendanceOf } from '../../../model/attendance.ts';
import { participantName } from '../../../model/names.ts';
import { onlinePlayersQuery } from '../../../queries/tournament.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import classes from './attendance.module.css';

interface TeamAttendanceProps {
  readonly page: TournamentPage;
  readonly mode: Exclude<AttendanceRule, 'everybody'>;
}

interface Attending {
  readonly participant: ParticipantView;
  readonly does: Availability;
}

/** Marks that hold until they are changed, ticked by hand, team by team. */
export function TeamAttendance({ page, mode }: TeamAttendanceProps) {
  const { t } = useTranslation('manage');
  const { id: tid, defaultOtb } = page.tournament;
  const followsOnline = mode === 'ifHere' && !defaultOtb;
  const { data } = useQuery({ ...onlinePlayersQuery(tid), enabled: followsOnline });
  const doesOf = attendanceOf(page, new Set(data?.online));
  const people = page.participants
    .map((participant): Attending => ({ participant, does: doesOf(participant) }))
    .filter(({ does }) => does !== 'withdrawn')
    .sort((one, other) => one.participant.seed - other.participant.seed);
  const here = people.filter(({ does }) => does !== 'away').length;
  const free = people.filter(({ does }) => does === 'free').length;
  return (
    <Card title={t('attendance.title')}>
      <p role="status" className={classes.count}>
        {t('attendance.count', { here, all: people.length })} {t('attendance.free', { count: free })}
      </p>
      <Hint>{t(followsOnline ? 'attendance.hintOnline' : `attendance.hints.${mode}`)}</Hint>
      {page.teams.map(({ teamId, name }) => (
        <TeamMembers
          key={teamId}
          tid={tid}
          name={name}
          people={people.filter(({ participant }) => participant.team === teamId)}
        />
      ))}
    </Card>
  );
}

interface Mark {
  readonly accounts: readonly string[];
  readonly attendance: AttendanceMark;
}

const useMark = (tid: string) =>
  useTournamentChange(tid, ({ accounts, attendance }: Mark) =>
    callApi(calls.markAttendance, { id: tid, body: { accounts: [...accounts], attendance } }),
  );

interface TeamMembersProps {
  readonly tid: string;
  readonly name: string;
  readonly people: readonly Attending[];
}

function TeamMembers({ tid, name, people }: TeamMembersProps) {
  const { t } = useTranslation('manage');
  const mark = useMark(tid);
  const away = people.filter(({ does }) => does === 'away');
  const accounts = away.map(({ participant }) => participant.account);
  return (
    <fieldset className={classes.team}>
      <legend>
        {name}{' '}
        <span className={classes.about}>
          {t('attendance.ofTeam', { here: people.length - away.length, all: people.length })}
        </span>
      </legend>
      <div className={classes.people}>
        {people.map((one) => (
          <Tick key={one.participant.account} tid={tid} {...one} />
        ))}
      </div>
      {away.length > 0 && (
        <Button
          variant="subtle"
          aria-label={t('attendance.allHereOf', { name })}
          loading={mark.isPending}
          onClick={() => mark.mutate({ accounts, attendance: 'here' })}
        >
          {t('attendance.allHere')}
        </Button>
      )}
    </fieldset>
  );
}

/** Shows the clicked state until the page has it. */
function Tick({ tid, participant, does }: Attending & { readonly tid: string }) {
  const { t } = useTranslation('manage');
  const mark = useMark(tid);
  const isHere = mark.shown(does !== 'away', ({ attendance }) => attendance === 'here');
  return (
    <Checkbox
      label={participantName(participant)}
      description={does === 'playing' ? t('attendance.playing') : undefined}
      checked={isHere}
      onChange={({ currentTarget }) =>
        mark.mutate({ accounts: [participant.account], attendance: currentTarget.checked ? 'here' : 'away' })
      }
    />
  );
}
