import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import fields from '../../forms/fields.module.css';
import { type Organiser, organiserKey } from '../../queries/organisers.ts';
import { lastTournamentQuery, templatesQuery } from '../../queries/templates.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import type { BuildForm } from './build-form.ts';
import { filledBy, PRESETS, type Template, templateKey } from './presets.ts';
import classes from './wizard.module.css';

interface FillFromProps {
  readonly form: BuildForm;
  readonly organisers: readonly Organiser[];
}

/** Fills in the settings of a preset, a template or the organiser's last tournament, one click each. */
export function FillFrom({ form, organisers }: FillFromProps) {
  const { t } = useTranslation('build');
  const { organiser } = form.values;
  const { data: saved } = useQuery(templatesQuery);
  const { data: latest } = useQuery(lastTournamentQuery(organiser));
  const [applied, setApplied] = useState<string>();
  const last = latest?.last ?? null;
  const templates: readonly Template[] = [
    ...PRESETS.map((preset) => ({ kind: 'preset', preset }) as const),
    ...(saved?.templates ?? []).map((one) => ({ kind: 'saved', saved: one }) as const),
    ...(last === null ? [] : [{ kind: 'last', saved: last } as const]),
  ];
  const nameOf = (template: Template): string =>
    template.kind === 'preset' ? t(`template.presets.${template.preset.id}`) : template.saved.name;
  /** The last tournament differs between organisers. */
  const keyOf = (template: Template): string =>
    template.kind === 'last' ? `${organiserKey(organiser)}/${templateKey(template)}` : templateKey(template);
  const fill = (template: Template) => {
    form.set(filledBy(template, form.values, organisers));
    setApplied(keyOf(template));
    toast(t('about.filledAsLast', { name: nameOf(template) }));
  };
  return (
    <Card title={t('template.fillFrom')}>
      <Hint>{t('template.fillFromHint')}</Hint>
      <fieldset aria-label={t('template.fillFrom')} className={`${fields.buttons} ${classes.templates}`}>
        {templates.map((template) => (
          <Button
            key={keyOf(template)}
            size="compact-md"
            variant={applied === keyOf(template) ? 'filled' : 'default'}
            aria-pressed={applied === keyOf(template)}
            className={classes.templateName ?? ''}
            onClick={() => fill(template)}
          >
            {template.kind === 'last' ? t('about.asLastTime', { name: nameOf(template) }) : nameOf(template)}
          </Button>
        ))}
      </fieldset>
    </Card>
  );
}
