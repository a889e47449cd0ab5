import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { ParticipantView, TournamentPage } from '../../../contract/tournaments.ts';
import type { Availability } from '../../../domain/tournament/attendance.ts';
import { KINDS, type Kind } from '../../../domain/tournament/kinds.ts';
import type { Seen } from '../../../domain/tournament/state.ts';
import { ask } from '../../api.ts';
import { attendanceOf } from '../../model/attendance.ts';
import { participantName } from '../../model/names.ts';
import { onlinePlayersQuery } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../ui/card.tsx';
import classes from './attendance.module.css';

interface AttendanceProps {
  readonly page: TournamentPage;
}

/** Who is there to be paired, in the formats where not everybody has to be: ticked by hand, team by team. */
export function Attendance({ page }: AttendanceProps) {
  const { finished, kind } = page.tournament;
  const { attendance } = KINDS[kind];
  return finished || attendance === 'everybody' ? null : <Roll page={page} attendance={attendance} />;
}

interface RollProps extends AttendanceProps {
  readonly attendance: Exclude<Kind['attendance'], 'everybody'>;
}

interface Attending {
  readonly participant: ParticipantView;
  readonly does: Availability;
}

function Roll({ page, attendance }: RollProps) {
  const { t } = useTranslation('manage');
  const { id: tid, kind, default_otb } = page.tournament;
  const followsOnline = attendance === 'ifHere' && !default_otb;
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
        {t('attendance.count', { here, all: people.length })}
        {!KINDS[kind].waitsForResults && ` ${t('attendance.free', { count: free })}`}
      </p>
      <Hint>{t(followsOnline ? 'attendance.hintOnline' : `attendance.hints.${attendance}`)}</Hint>
      {page.teams.map(({ team_id, name }) => (
        <TeamRoll
          key={team_id}
          tid={tid}
          name={name}
          people={people.filter(({ participant }) => participant.team === team_id)}
        />
      ))}
    </Card>
  );
}

interface Mark {
  readonly accounts: readonly string[];
  readonly seen: Seen;
}

const useMark = (tid: string) =>
  useTournamentChange(tid, ({ accounts, seen }: Mark) =>
    ask(calls.markSeen, { id: tid, body: { accounts: [...accounts], seen } }),
  );

interface TeamRollProps {
  readonly tid: string;
  readonly name: string;
  readonly people: readonly Attending[];
}

function TeamRoll({ tid, name, people }: TeamRollProps) {
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
          onClick={() => mark.mutate({ accounts, seen: 'here' })}
        >
          {t('attendance.allHere')}
        </Button>
      )}
    </fieldset>
  );
}

/** The tick shows what was clicked until the page says it too. */
function Tick({ tid, participant, does }: Attending & { readonly tid: string }) {
  const { t } = useTranslation('manage');
  const mark = useMark(tid);
  const isHere = mark.isPending ? mark.variables.seen === 'here' : does !== 'away';
  return (
    <Checkbox
      label={participantName(participant)}
      description={does === 'playing' ? t('attendance.playing') : undefined}
      checked={isHere}
      onChange={({ currentTarget }) =>
        mark.mutate({ accounts: [participant.account], seen: currentTarget.checked ? 'here' : 'away' })
      }
    />
  );
}
