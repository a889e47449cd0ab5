import { Button } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { CARDS, type Card, NO_RECORD } from '../../../../domain/tournament/value/attendance-record.ts';
import { callApi } from '../../../api.ts';
import { formatPoints } from '../../../app/format.ts';
import type { KnownMark, PlayerAttendance } from '../../../model/round-attendance.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { ICONS } from '../../../ui/icons/icons.ts';
import { Menu } from '../../../ui/layout/menu.tsx';
import type { MenuEntry } from '../../../ui/layout/menu-button.tsx';
import classes from './attendance.module.css';
import { useMark } from './use-mark.ts';

interface AttendanceRowProps extends PlayerAttendance {
  readonly tid: string;
  readonly round: number;
  readonly name: string;
}

/** A player with what is known, and two large buttons. A change of another player does not render it again. */
export const AttendanceRow = memo(function AttendanceRow(props: AttendanceRowProps) {
  const { tid, round, name, participant, mark } = props;
  const { t } = useTranslation('attendance');
  const change = useMark(tid);
  const shown = change.shown<KnownMark>(mark, ({ attendance }) => attendance ?? 'unknown');
  return (
    <li className={classes.row}>
      <span className={classes.player}>
        <span className={classes.name}>{name}</span>
        <span className={classes.about}>{useNotes(props).join(' · ')}</span>
      </span>
      <span className={classes.marks}>
        {(['here', 'away'] as const).map((attendance) => (
          <Button
            key={attendance}
            px="sm"
            variant={shown === attendance ? 'filled' : 'default'}
            aria-pressed={shown === attendance}
            aria-label={t(`desk.markFor.${attendance}`, { name })}
            onClick={() => change.mutate({ accounts: [participant.account], attendance, round })}
          >
            {t(`desk.mark.${attendance}`)}
          </Button>
        ))}
        <PlayerMenu
          {...props}
          onUnmark={(of) => change.mutate({ accounts: [participant.account], attendance: null, ...of })}
        />
      </span>
    </li>
  );
});

function useNotes({ participant, round, mark }: AttendanceRowProps): readonly string[] {
  const { t } = useTranslation('attendance');
  const { card, noHalfPoints, rounds, unconfirmedRound } = participant.attendanceRecord ?? NO_RECORD;
  const ofRound = rounds.find((one) => one.round === round);
  return [
    ...(participant.score === null ? [] : [t('desk.points', { points: formatPoints(participant.score) })]),
    ...(card === null ? [] : [t(`desk.card.${card}`)]),
    ...(noHalfPoints ? [t('desk.noHalfPoints')] : []),
    ...(unconfirmedRound === round ? [t('desk.unconfirmed')] : []),
    ...(ofRound?.by === 'name' ? [t('desk.byName')] : []),
    ...(ofRound?.by === 'player' && mark === 'here' ? [t('desk.checkedIn')] : []),
    ...(ofRound?.by === 'player' && mark !== 'here'
      ? [t(mark === 'away' ? 'desk.announcedAway' : 'desk.announcedComes')]
      : []),
    ...(ofRound?.isLate ? [t('desk.late')] : []),
    ...(ofRound?.isExcused ? [t('desk.excused')] : []),
  ];
}

interface PlayerMenuProps extends AttendanceRowProps {
  /** Without a round the mark of all rounds is removed. */
  readonly onUnmark: (of: { readonly round?: number }) => void;
}

/** The mark, the excuse, the card, and whether absences earn half points. */
function PlayerMenu({ tid, round, name, participant, mark, isOfRound, onUnmark }: PlayerMenuProps) {
  const { t } = useTranslation('attendance');
  const { account } = participant;
  const { card, noHalfPoints, rounds } = participant.attendanceRecord ?? NO_RECORD;
  const isExcused = rounds.find((one) => one.round === round)?.isExcused ?? false;
  const terms = useTournamentChange(tid, (body: { readonly card?: Card | null; readonly noHalfPoints?: boolean }) =>
    callApi(calls.setAttendanceTerms, { id: tid, account, body }),
  );
  const excuse = useTournamentChange(tid, (excused: boolean) =>
    callApi(calls.excuseAbsence, { id: tid, round, account, body: { excused } }),
  );
  const action = (label: string, onChoose: () => void): MenuEntry => ({ kind: 'action', label, onChoose });
  const entries: readonly MenuEntry[] = [
    ...(mark === 'unknown' ? [] : [action(t('desk.menu.unmark'), () => onUnmark(isOfRound ? { round } : {}))]),
    ...(mark === 'here'
      ? []
      : [action(t(isExcused ? 'desk.menu.unexcuse' : 'desk.menu.excuse'), () => excuse.mutate(!isExcused))]),
    ...[...CARDS, null]
      .filter((other) => other !== card)
      .map((other) => action(t(`desk.menu.card.${other ?? 'none'}`), () => terms.mutate({ card: other }))),
    action(t(noHalfPoints ? 'desk.menu.allowHalfPoints' : 'desk.menu.barHalfPoints'), () =>
      terms.mutate({ noHalfPoints: !noHalfPoints }),
    ),
  ];
  return (
    <Menu
      entries={entries}
      position="bottom-end"
      button={{
        text: { icon: ICONS.more },
        label: t('desk.moreFor', { name }),
        arrow: false,
        variant: 'subtle',
        px: 'xs',
      }}
    />
  );
}
