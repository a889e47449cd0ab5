import { Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FORM_DATES, POSTPONE_NOTICE_MINUTES, POSTPONEMENTS_MAX } from '../../../domain/kernel/limits.ts';
import { DEADLINE_KINDS, UNRESOLVED_RULES } from '../../../domain/tournament/value/postponement-plan.ts';
import { DateField } from '../../forms/fields/date-field.tsx';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FieldPart, Hint } from '../../ui/layout/card.tsx';
import { type BuildForm, offersPostponing } from './build-form.ts';
import type { PostponementNumber, TypedPostponement } from './postponement-values.ts';

interface FormProps {
  readonly form: BuildForm;
}

/** Until when open games are played and what becomes of them, and what players may postpone, in a Swiss over the board. */
export function PostponementFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  if (!offersPostponing(form.values)) return null;
  return (
    <FieldPart title={t('postponement.title')}>
      <Hint>{t('postponement.hint')}</Hint>
      <DeadlineFields form={form} />
      <div className={fields.switch}>
        <Switch
          label={t('privacy.playersPostpone')}
          description={t('privacy.playersPostponeHint')}
          {...form.toggle('playersPostpone')}
        />
      </div>
      {form.values.playersPostpone && <PlayersFields form={form} />}
    </FieldPart>
  );
}

const changeIn = (form: BuildForm) => (changes: Partial<TypedPostponement>) =>
  form.set({ postponement: { ...form.values.postponement, ...changes } });

function DeadlineFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const { until, unresolvedRule } = form.values.postponement;
  const change = changeIn(form);
  return (
    <div className={fields.grid}>
      <Select
        label={t('postponement.until')}
        description={t('postponement.untilHint')}
        allowDeselect={false}
        data={DEADLINE_KINDS.map((value) => ({ value, label: t(`postponement.untils.${value}`) }))}
        value={until.kind}
        onChange={(kind) => kind !== null && change({ until: { ...until, kind } })}
      />
      {until.kind === 'rounds' ? (
        <NumberField
          label={t('postponement.rounds')}
          description={t('postponement.roundsHint')}
          required
          min={1}
          max={POSTPONEMENTS_MAX}
          value={until.rounds}
          error={form.errorAt('postponement.until.rounds')}
          onChange={(rounds) => change({ until: { ...until, rounds } })}
        />
      ) : (
        <DateField
          label={t('postponement.date')}
          min={FORM_DATES.first}
          max={FORM_DATES.last}
          value={until.date}
          error={form.errorAt('postponement.until.date')}
          onChange={(date) => change({ until: { ...until, date } })}
        />
      )}
      <Select
        label={t('postponement.unresolvedRule')}
        description={t('postponement.unresolvedRuleHint')}
        allowDeselect={false}
        data={UNRESOLVED_RULES.map((value) => ({ value, label: t(`postponement.unresolvedRules.${value}`) }))}
        value={unresolvedRule}
        onChange={(rule) => rule !== null && change({ unresolvedRule: rule })}
      />
    </div>
  );
}

function PlayersFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const { opponentMustAgree } = form.values.postponement;
  const change = changeIn(form);
  return (
    <>
      <div className={fields.switch}>
        <Switch
          label={t('postponement.opponentMustAgree')}
          description={t('postponement.opponentMustAgreeHint')}
          checked={opponentMustAgree}
          onChange={({ currentTarget }) => change({ opponentMustAgree: currentTarget.checked })}
        />
      </div>
      <div className={fields.grid}>
        <CountField form={form} name="notice" required min={0} max={POSTPONE_NOTICE_MINUTES.max} />
        <CountField form={form} name="maxOpenGames" required min={1} max={POSTPONEMENTS_MAX} />
        <CountField form={form} name="noPostponeLast" required min={0} max={POSTPONEMENTS_MAX} />
        <CountField form={form} name="maxPostponements" min={0} max={POSTPONEMENTS_MAX} />
      </div>
    </>
  );
}

interface CountFieldProps extends FormProps {
  readonly name: PostponementNumber;
  readonly min: number;
  readonly max: number;
  readonly required?: boolean;
}

function CountField({ form, name, ...limits }: CountFieldProps) {
  const { t } = useTranslation('build');
  return (
    <NumberField
      label={t(`postponement.${name}`)}
      description={t(`postponement.${name}Hint`)}
      value={form.values.postponement[name]}
      error={form.errorAt(`postponement.${name}`)}
      onChange={(value) => changeIn(form)({ [name]: value })}
      {...limits}
    />
  );
}
