import type { BuildStep } from '../../model/build-steps.ts';
import type { Organiser } from '../../queries/organisers.ts';
import { OrganiserFields } from './about-fields.tsx';
import type { BuildForm } from './build-form.ts';
import { type LeagueChoice, LeagueFields } from './league-fields.tsx';
import { VenueFields } from './official-fields.tsx';
import type { Template } from './presets.ts';
import { TemplateChoice } from './template-choice.tsx';
import { LocationFields, StartFields } from './time-fields.tsx';
import classes from './wizard.module.css';

interface StepFieldsProps {
  readonly step: BuildStep;
  readonly form: BuildForm;
  readonly organisers: readonly Organiser[];
  /** The seasons and categories to choose from, when building within a league. */
  readonly league: LeagueChoice | undefined;
  readonly template: Template | null;
  readonly onTemplate: (template: Template | null) => void;
}

/** The fields of a step of the template mode. */
export function StepFields({ step, ...asked }: StepFieldsProps) {
  return (
    <div className={classes.fields} data-step={step}>
      <FieldsOfStep step={step} {...asked} />
    </div>
  );
}

function FieldsOfStep({ step, form, organisers, league, template, onTemplate }: StepFieldsProps) {
  switch (step) {
    case 'league':
      return league === undefined ? null : <LeagueFields form={form} league={league} />;
    case 'template':
      return <TemplateChoice organisers={organisers} chosen={template} onChoose={onTemplate} />;
    case 'organiser':
      return <OrganiserFields form={form} organisers={organisers} />;
    case 'start':
      return <StartFields form={form} isPaired={false} />;
    case 'location':
      return (
        <>
          <LocationFields form={form} />
          <VenueFields form={form} />
        </>
      );
  }
}
