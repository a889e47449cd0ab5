import { Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ABSENCES_MAX, CHECK_IN_OPENS_MINUTES, CLOSES_AT_MINUTES } from '../../../domain/kernel/limits.ts';
import {
  ABSENCE_NOTICES,
  ABSENCE_POINTS,
  choosesAttendance,
} from '../../../domain/tournament/value/attendance-plan.ts';
import { ATTENDANCE_RULES, FORMATS } from '../../../domain/tournament/value/formats.ts';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FieldPart } from '../../ui/layout/card.tsx';
import type { TypedAttendance } from './attendance-values.ts';
import type { BuildForm } from './build-form.ts';

interface FormProps {
  readonly form: BuildForm;
}

/** Who is expected in a round, and what an absence is worth, where the program pairs players round by round. */
export function AttendanceFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  if (!choosesAttendance(FORMATS[form.values.kind])) return null;
  const { attendance } = form.values;
  return (
    <FieldPart title={t('attendance.title')}>
      <div className={fields.stack}>
        <Select
          label={t('attendance.mode')}
          description={t(`attendance.modeHints.${attendance.mode}`)}
          allowDeselect={false}
          data={ATTENDANCE_RULES.map((value) => ({ value, label: t(`attendance.modes.${value}`) }))}
          value={attendance.mode}
          onChange={(mode) => mode !== null && form.set({ attendance: { ...attendance, mode } })}
        />
        {attendance.mode !== 'everybody' && <AbsenceFields form={form} />}
      </div>
    </FieldPart>
  );
}

function AbsenceFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const { attendance } = form.values;
  const change = (changes: Partial<TypedAttendance>) => form.set({ attendance: { ...attendance, ...changes } });
  return (
    <>
      <div className={fields.grid}>
        <CountField form={form} name="checkInOpens" max={CHECK_IN_OPENS_MINUTES.max} />
        <CountField form={form} name="closesAt" max={CLOSES_AT_MINUTES.max} />
        <Select
          label={t('attendance.absencePoints')}
          description={t('attendance.absencePointsHint')}
          allowDeselect={false}
          data={ABSENCE_POINTS.map((value) => ({ value, label: t(`attendance.points.${value}`) }))}
          value={attendance.absencePoints}
          onChange={(absencePoints) => absencePoints !== null && change({ absencePoints })}
        />
        {attendance.absencePoints !== 'zero' && (
          <>
            <CountField form={form} name="absenceQuota" max={ABSENCES_MAX} />
            <CountField form={form} name="absenceNotLast" max={ABSENCES_MAX} />
            <Select
              label={t('attendance.absenceNotice')}
              allowDeselect={false}
              data={ABSENCE_NOTICES.map((value) => ({ value, label: t(`attendance.notices.${value}`) }))}
              value={attendance.absenceNotice}
              onChange={(absenceNotice) => absenceNotice !== null && change({ absenceNotice })}
            />
          </>
        )}
        <CountField form={form} name="withdrawAfterNoShows" max={ABSENCES_MAX} />
      </div>
      {(['roomCode', 'trustNames', 'noShowToOnCall', 'announcedIsEnough'] as const).map((name) => (
        <div key={name} className={fields.switch}>
          <Switch
            label={t(`attendance.${name}`)}
            description={t(`attendance.${name}Hint`)}
            checked={attendance[name]}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
          />
        </div>
      ))}
    </>
  );
}

interface CountFieldProps extends FormProps {
  readonly name: 'checkInOpens' | 'closesAt' | 'absenceQuota' | 'absenceNotLast' | 'withdrawAfterNoShows';
  readonly max: number;
}

function CountField({ form, name, max }: CountFieldProps) {
  const { t } = useTranslation('build');
  const { attendance } = form.values;
  return (
    <NumberField
      label={t(`attendance.${name}`)}
      description={t(`attendance.${name}Hint`)}
      required
      min={0}
      max={max}
      value={attendance[name]}
      error={form.errorAt(`attendance.${name}`)}
      onChange={(value) => form.set({ attendance: { ...attendance, [name]: value } })}
    />
  );
}
