import { useTranslation } from 'react-i18next';
import type { BuildMode, BuildStep } from '../../model/build-steps.ts';
import type { Organiser } from '../../queries/organisers.ts';
import { Hint } from '../../ui/layout/card.tsx';
import { AboutFields, OrganiserFields } from './about-fields.tsx';
import { BegunParts } from './begun-parts.tsx';
import type { BuildForm } from './build-form.ts';
import { FormatFields } from './format-fields.tsx';
import { type LeagueChoice, LeagueFields } from './league-fields.tsx';
import { MatchDayFields } from './match-day-fields.tsx';
import { OfficialFields, VenueFields } from './official-fields.tsx';
import type { Template } from './presets.ts';
import { AdvancedFields, PointsFields, PrivacyFields } from './privacy-fields.tsx';
import { SeedingFields } from './seeding-fields.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { TiebreakFields } from './tiebreak-fields.tsx';
import { ClockFields, IntervalFields, LocationFields, StartFields } from './time-fields.tsx';
import classes from './wizard.module.css';

interface StepFieldsProps {
  readonly mode: BuildMode;
  readonly step: BuildStep;
  readonly form: BuildForm;
  readonly organisers: readonly Organiser[];
  /** The seasons and categories to choose from, when building within a league. */
  readonly league: LeagueChoice | undefined;
  readonly template: Template | null;
  readonly onTemplate: (template: Template | null) => void;
}

/** The fields of a step; the last step shows all of them. */
export function StepFields({ step, ...asked }: StepFieldsProps) {
  const { t } = useTranslation('build');
  return (
    <div className={classes.fields} data-step={step}>
      {step === 'review' && <Hint>{t('wizard.reviewHint')}</Hint>}
      {(step === 'review' ? REVIEWED : [step]).map((one) => (
        <FieldsOfStep key={one} step={one} {...asked} isReview={step === 'review'} />
      ))}
      {step === 'review' && <BegunParts {...asked.form.values} />}
    </div>
  );
}

const REVIEWED = [
  'league',
  'about',
  'organiser',
  'location',
  'start',
  'format',
  'scoring',
  'time',
  'privacy',
  'advanced',
] as const satisfies readonly BuildStep[];

function FieldsOfStep({
  mode,
  step,
  form,
  organisers,
  league,
  template,
  onTemplate,
  isReview,
}: StepFieldsProps & { readonly isReview: boolean }) {
  switch (step) {
    case 'league':
      return league === undefined ? null : <LeagueFields form={form} league={league} />;
    case 'template':
      return <TemplateChoice organisers={organisers} chosen={template} onChoose={onTemplate} />;
    case 'about':
      return <AboutFields form={form} isNew />;
    case 'organiser':
      return (
        <OrganiserFields
          form={form}
          organisers={organisers}
          withName={mode === 'template' && !isReview}
          offersLast={!isReview}
        />
      );
    case 'location':
      return (
        <>
          <LocationFields form={form} />
          <VenueFields form={form} />
        </>
      );
    case 'start':
      return <StartFields form={form} isPaired={false} />;
    case 'format':
      return <FormatFields form={form} isNew />;
    case 'scoring':
      return (
        <>
          <TiebreakFields form={form} />
          <PointsFields form={form} />
        </>
      );
    case 'time':
      return (
        <>
          <ClockFields form={form} />
          <IntervalFields form={form} />
        </>
      );
    case 'privacy':
      return <PrivacyFields form={form} />;
    case 'advanced':
      return (
        <>
          <SeedingFields form={form} />
          <MatchDayFields form={form} />
          <AdvancedFields form={form} />
          <OfficialFields form={form} />
        </>
      );
    case 'review':
      return null;
  }
}
