import { Button, Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PLAYER_BYES_MAX, POINTS_MIN, POINTS_STEP, SHOW_TOP } from '../../../domain/limits.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { SIT_OUTS } from '../../../domain/tournament/settings.ts';
import fields from '../../forms/fields.module.css';
import { NumberField } from '../../forms/number-field.tsx';
import { FieldPart } from '../../ui/card.tsx';
import { type BuildForm, offersPlayersReport } from './build-form.ts';

interface FormProps {
  readonly form: BuildForm;
}

export function PointsFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const { asksForSitOut } = KINDS[form.values.kind];
  return (
    <FieldPart title={t('points.title')}>
      {asksForSitOut && (
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
            {...form.field(`${outcome}_points`)}
          />
        ))}
        {asksForSitOut && (
          <Select
            label={t('points.sitOut')}
            description={t('points.sitOutHint')}
            allowDeselect={false}
            data={SIT_OUTS.map((like) => ({ value: like, label: t(`points.sitOuts.${like}`) }))}
            {...form.choice('sit_out')}
          />
        )}
      </div>
    </FieldPart>
  );
}

/** In school chess everybody who plays brings the class points; who is away brings none. */
const SCHOOL_POINTS = { win_points: 3, draw_points: 2, loss_points: 1 } as const;

const SWITCHES = {
  publicly_viewable: 'privacy.public',
  self_joinable: 'privacy.selfJoin',
  fide_rated: 'privacy.fideRated',
  show_only_usernames: 'privacy.usernames',
  chat_enabled: 'privacy.chat',
  remove_inactive_participants: 'privacy.removeInactive',
  show_only_top: 'privacy.showTop',
} as const;

type SwitchName = keyof typeof SWITCHES;

/** Who sees what, and who may join. */
export function PrivacyFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const names = ['publicly_viewable', 'self_joinable', 'fide_rated', 'show_only_usernames'] as const;
  return (
    <FieldPart title={t('privacy.title')}>
      <Switches form={form} names={names} />
    </FieldPart>
  );
}

/** What most organisers leave as it is. Removing the inactive is not offered to every format. */
export function AdvancedFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const { offersRemovingInactive } = KINDS[form.values.kind];
  return (
    <FieldPart title={t('privacy.advanced')}>
      <Switches
        form={form}
        names={['chat_enabled', ...(offersRemovingInactive ? (['remove_inactive_participants'] as const) : [])]}
      />
      <PlayersReportField form={form} />
      <PlayerByesField form={form} />
      <ShowTopFields form={form} />
    </FieldPart>
  );
}

/** Of all this, what can still be changed once the first round is paired. */
export function LastingPrivacyFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  return (
    <FieldPart title={t('privacy.title')}>
      <Switches form={form} names={['publicly_viewable', 'chat_enabled']} />
      <PlayersReportField form={form} />
      <PlayerByesField form={form} />
      <ShowTopFields form={form} />
    </FieldPart>
  );
}

/** Over the board the players may say themselves how their games ended. */
function PlayersReportField({ form }: FormProps) {
  const { t } = useTranslation('build');
  if (!offersPlayersReport(form.values)) return null;
  return (
    <div className={fields.switch}>
      <Switch
        label={t('privacy.playersReport')}
        description={t('privacy.playersReportHint')}
        {...form.toggle('players_report')}
      />
    </div>
  );
}

/** How often a player may sit out without asking the organiser, where the program pairs round by round. */
function PlayerByesField({ form }: FormProps) {
  const { t } = useTranslation('build');
  if (!KINDS[form.values.kind].takesWishes) return null;
  return (
    <div className={fields.grid}>
      <NumberField
        label={t('privacy.playerByes')}
        description={t('privacy.playerByesHint')}
        required
        min={0}
        max={PLAYER_BYES_MAX}
        {...form.field('player_byes')}
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

/** How many of the top are shown, where only they are. */
function ShowTopFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  return (
    <>
      <Switches form={form} names={['show_only_top']} />
      {form.values.show_only_top && (
        <div className={fields.grid}>
          <NumberField
            label={t('privacy.showTopNumber')}
            required
            min={SHOW_TOP.min}
            {...form.field('show_only_top_nr')}
          />
        </div>
      )}
    </>
  );
}
