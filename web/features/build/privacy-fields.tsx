import { Alert, Button, Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PLAYER_BYES_MAX, POINTS_MIN, POINTS_STEP, SHOW_TOP } from '../../../domain/kernel/limits.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { BYE_RESULTS } from '../../../domain/tournament/value/settings.ts';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FieldPart } from '../../ui/layout/card.tsx';
import { asksForByeValue, type BuildForm, offersPlayersReport } from './build-form.ts';

interface FormProps {
  readonly form: BuildForm;
}

export function PointsFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const kind = FORMATS[form.values.kind];
  const { asksForByeResult } = kind;
  return (
    <FieldPart title={t('points.title')}>
      {asksForByeResult && (
        <div className={fields.wide}>
          <Button variant="default" onClick={() => form.set(SCHOOL_POINTS)}>
            {t('points.school')}
          </Button>
        </div>
      )}
      <div className={fields.grid}>
        {(['win', 'draw', 'loss'] as const).map((outcome) => (
          <NumberField
            key={outcome}
            label={t(`points.${outcome}`)}
            required
            min={POINTS_MIN}
            max={100}
            step={POINTS_STEP}
            {...form.field(`${outcome}Points`)}
          />
        ))}
        {asksForByeValue(kind) && (
          <NumberField
            label={t('points.bye')}
            description={t('points.byeHint')}
            min={0}
            max={100}
            step={POINTS_STEP}
            {...form.field('byePoints')}
          />
        )}
        {asksForByeResult && (
          <Select
            label={t('points.sitOut')}
            description={t('points.sitOutHint')}
            allowDeselect={false}
            data={BYE_RESULTS.map((like) => ({ value: like, label: t(`points.sitOuts.${like}`) }))}
            {...form.choice('byeResult')}
          />
        )}
      </div>
    </FieldPart>
  );
}

/** In school chess everybody who plays earns points for the class; absent players earn none. */
const SCHOOL_POINTS = { winPoints: 3, drawPoints: 2, lossPoints: 1 } as const;

const SWITCHES = {
  publiclyViewable: 'privacy.public',
  selfJoinable: 'privacy.selfJoin',
  fideRated: 'privacy.fideRated',
  showOnlyUsernames: 'privacy.usernames',
  showClubs: 'privacy.clubs',
  chatEnabled: 'privacy.chat',
  removeInactiveParticipants: 'privacy.removeInactive',
  showOnlyTop: 'privacy.showTop',
} as const;

type SwitchName = keyof typeof SWITCHES;

/** Visibility, and who may join. */
export function PrivacyFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const names = ['publiclyViewable', 'selfJoinable', 'fideRated', 'showOnlyUsernames'] as const;
  return (
    <FieldPart title={t('privacy.title')}>
      <Switches form={form} names={names} />
      {form.values.fideRated && FORMATS[form.values.kind].needsPermission && (
        <Alert color="brick" variant="outline" mt="sm" role="status">
          {t('privacy.fideSystems')}
        </Alert>
      )}
    </FieldPart>
  );
}

/** Settings that most organisers leave at their defaults. Not every format can remove inactive players. */
export function AdvancedFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const { offersRemovingInactive } = FORMATS[form.values.kind];
  return (
    <FieldPart title={t('privacy.advanced')}>
      <Switches
        form={form}
        names={[
          'showClubs',
          'chatEnabled',
          ...(offersRemovingInactive ? (['removeInactiveParticipants'] as const) : []),
        ]}
      />
      <PlayersReportField form={form} />
      <RequestableByesField form={form} />
      <ShowTopFields form={form} />
    </FieldPart>
  );
}

/** The privacy settings that can still change once the first round is paired. */
export function LastingPrivacyFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  return (
    <FieldPart title={t('privacy.title')}>
      <Switches form={form} names={['publiclyViewable', 'showClubs', 'chatEnabled']} />
      <PlayersReportField form={form} />
      <RequestableByesField form={form} />
      <ShowTopFields form={form} />
    </FieldPart>
  );
}

/** Over the board, players may report their own results. */
function PlayersReportField({ form }: FormProps) {
  const { t } = useTranslation('build');
  if (!offersPlayersReport(form.values)) return null;
  return (
    <div className={fields.switch}>
      <Switch
        label={t('privacy.playersReport')}
        description={t('privacy.playersReportHint')}
        {...form.toggle('playersReport')}
      />
    </div>
  );
}

/** How many byes a player may request without asking the organiser, where the program pairs round by round. */
function RequestableByesField({ form }: FormProps) {
  const { t } = useTranslation('build');
  if (!FORMATS[form.values.kind].takesConstraints) return null;
  return (
    <div className={fields.grid}>
      <NumberField
        label={t('privacy.playerByes')}
        description={t('privacy.playerByesHint')}
        required
        min={0}
        max={PLAYER_BYES_MAX}
        {...form.field('requestableByes')}
      />
    </div>
  );
}

function Switches({ form, names }: FormProps & { readonly names: readonly SwitchName[] }) {
  const { t } = useTranslation('build');
  return names.map((name) => (
    <div key={name} className={fields.switch}>
      <Switch label={t(SWITCHES[name])} {...form.toggle(name)} />
    </div>
  ));
}

/** How many top players are shown, where the table is limited to them. */
function ShowTopFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  return (
    <>
      <Switches form={form} names={['showOnlyTop']} />
      {form.values.showOnlyTop && (
        <div className={fields.grid}>
          <NumberField
            label={t('privacy.showTopNumber')}
            required
            min={SHOW_TOP.min}
            {...form.field('showOnlyTopNr')}
          />
        </div>
      )}
    </>
  );
}
