import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { CARDS, type Card, NO_RECORD } from '../../../../domain/tournament/value/attendance-record.ts';
import { callApi } from '../../../api.ts';
import { formatPoints } from '../../../app/format.ts';
import type { Attending } from '../../../model/round-roll.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { ICONS } from '../../../ui/icons/icons.ts';
import { Menu } from '../../../ui/layout/menu.tsx';
import type { MenuEntry } from '../../../ui/layout/menu-button.tsx';
import classes from './attendance.module.css';
import { useMark } from './use-mark.ts';

interface RollRowProps extends Attending {
  readonly tid: string;
  readonly round: number;
  readonly name: string;
}

/** A player with what is known, and two large buttons; the pressed one takes its mark back. */
export function RollRow(props: RollRowProps) {
  const { tid, round, name, participant, seen, isOfRound } = props;
  const { t } = useTranslation('attendance');
  const mark = useMark(tid);
  const shown = mark.shown(seen, ({ attendance }) => attendance ?? 'unknown');
  const press = (attendance: 'here' | 'away') => {
    const isTakenBack = shown === attendance;
    const of = isTakenBack && !isOfRound ? {} : { round };
    mark.mutate({ accounts: [participant.account], attendance: isTakenBack ? null : attendance, ...of });
  };
  return (
    <li className={classes.row}>
      <span>
        <span className={classes.name}>{name}</span>
        <span className={classes.about}>{useNotes(props).join(' · ')}</span>
      </span>
      <span className={classes.marks}>
        {(['here', 'away'] as const).map((attendance) => (
          <Button
            key={attendance}
            variant={shown === attendance ? 'filled' : 'default'}
            aria-pressed={shown === attendance}
            aria-label={t(`roll.markFor.${attendance}`, { name })}
            onClick={() => press(attendance)}
          >
            {t(`roll.mark.${attendance}`)}
          </Button>
        ))}
        <Terms {...props} />
      </span>
    </li>
  );
}

function useNotes({ participant, round, seen }: RollRowProps): readonly string[] {
  const { t } = useTranslation('attendance');
  const { card, noHalfPoints, rounds } = participant.attendanceRecord ?? NO_RECORD;
  const word = rounds.find((one) => one.round === round);
  return [
    ...(participant.score === null ? [] : [t('roll.points', { points: formatPoints(participant.score) })]),
    ...(card === null ? [] : [t(`roll.card.${card}`)]),
    ...(noHalfPoints ? [t('roll.noHalfPoints')] : []),
    ...(word?.by === 'player' ? [t(seen === 'away' ? 'roll.saysNo' : 'roll.saysYes')] : []),
    ...(word?.isLate ? [t('roll.late')] : []),
    ...(word?.isExcused ? [t('roll.excused')] : []),
  ];
}

/** The card, the excuse, and whether absences earn half points. */
function Terms({ tid, round, name, participant, seen }: RollRowProps) {
  const { t } = useTranslation('attendance');
  const { account } = participant;
  const { card, noHalfPoints, rounds } = participant.attendanceRecord ?? NO_RECORD;
  const isExcused = rounds.find((one) => one.round === round)?.isExcused ?? false;
  const terms = useTournamentChange(tid, (body: { readonly card: Card | null; readonly noHalfPoints: boolean }) =>
    callApi(calls.setAttendanceTerms, { id: tid, account, body }),
  );
  const excuse = useTournamentChange(tid, (excused: boolean) =>
    callApi(calls.excuseAbsence, { id: tid, round, account, body: { excused } }),
  );
  const entries: readonly MenuEntry[] = [
    ...(seen === 'here'
      ? []
      : [
          {
            kind: 'action',
            label: t(isExcused ? 'roll.menu.unexcuse' : 'roll.menu.excuse'),
            onChoose: () => excuse.mutate(!isExcused),
          } as const,
        ]),
    ...[...CARDS, null]
      .filter((other) => other !== card)
      .map((other) => ({
        kind: 'action' as const,
        label: t(`roll.menu.card.${other ?? 'none'}`),
        onChoose: () => terms.mutate({ card: other, noHalfPoints }),
      })),
    {
      kind: 'action',
      label: t(noHalfPoints ? 'roll.menu.allowHalfPoints' : 'roll.menu.barHalfPoints'),
      onChoose: () => terms.mutate({ card, noHalfPoints: !noHalfPoints }),
    },
  ];
  return (
    <Menu
      entries={entries}
      position="bottom-end"
      button={{
        text: { icon: ICONS.more },
        label: t('roll.moreFor', { name }),
        arrow: false,
        variant: 'subtle',
        px: 'xs',
      }}
    />
  );
}
