import { useTranslation } from 'react-i18next';
import type { Organiser } from '../../queries/organisers.ts';
import { Card } from '../../ui/layout/card.tsx';
import { NameFields, TextFields } from './about-fields.tsx';
import { AttendanceFields } from './attendance-fields.tsx';
import { BegunParts } from './begun-parts.tsx';
import type { BuildForm } from './build-form.ts';
import { FillFrom } from './fill-from.tsx';
import { FormatFields } from './format-fields.tsx';
import { type LeagueChoice, LeagueFields } from './league-fields.tsx';
import { MatchDayFields } from './match-day-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { OfficialFields, VenueFields } from './official-fields.tsx';
import { PlanFields } from './plan/plan-fields.tsx';
import { PostponementFields } from './postponement-fields.tsx';
import { AdvancedFields, PointsFields, PrivacyFields } from './privacy-fields.tsx';
import { SeedingFields } from './seeding-fields.tsx';
import { TiebreakFields } from './tiebreak-fields.tsx';
import { ClockFields, IntervalFields, LocationFields, StartFields } from './time-fields.tsx';
import classes from './wizard.module.css';

interface AllSettingsProps {
  readonly form: BuildForm;
  readonly organisers: readonly Organiser[];
  /** The seasons and categories to choose from, when building within a league. */
  readonly league: LeagueChoice | undefined;
}

/** All settings of a new tournament on one page: what it is begun with, and four cards. */
export function AllSettings({ form, organisers, league }: AllSettingsProps) {
  const { t } = useTranslation('build');
  return (
    <div className={classes.fields}>
      {league !== undefined && <LeagueFields form={form} league={league} />}
      <FillFrom form={form} organisers={organisers} />
      <Card title={t('cards.what')}>
        <div className={classes.parts}>
          <NameFields form={form} organisers={organisers} />
          <MoreFields title={t('cards.texts')}>
            <TextFields form={form} />
          </MoreFields>
        </div>
      </Card>
      <Card title={t('cards.when')}>
        <div className={classes.parts}>
          <LocationFields form={form} />
          <StartFields form={form} isPaired={false} />
          <IntervalFields form={form} />
          <PlanFields form={form} />
          <VenueFields form={form} />
        </div>
      </Card>
      <Card title={t('cards.rules')}>
        <div className={classes.parts}>
          <FormatFields form={form} isNew />
          <ClockFields form={form} />
          <TiebreakFields form={form} />
          <PointsFields form={form} />
          <MatchDayFields form={form} />
        </div>
      </Card>
      <Card title={t('cards.who')}>
        <div className={classes.parts}>
          <PrivacyFields form={form} />
          <SeedingFields form={form} />
          <AttendanceFields form={form} />
          <MoreFields title={t('privacy.advanced')}>
            <AdvancedFields form={form} />
            <PostponementFields form={form} />
          </MoreFields>
          <MoreFields title={t('official.title')}>
            <OfficialFields form={form} />
          </MoreFields>
          <BegunParts {...form.values} />
        </div>
      </Card>
    </div>
  );
}
