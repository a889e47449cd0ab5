import { Button, Radio, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import { type Organiser, organiserKey } from '../../queries/organisers.ts';
import { templatesQuery } from '../../queries/templates.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldPart } from '../../ui/layout/card.tsx';
import { useTimeControlText } from '../../ui/tournament/time-control-text.ts';
import { PRESETS, type Preset, type SavedTemplate, type Template, templateKey } from './presets.ts';
import classes from './template-choice.module.css';

interface TemplateChoiceProps {
  readonly organisers: readonly Organiser[];
  readonly chosen: Template | null;
  readonly onChoose: (template: Template | null) => void;
}

/** The first step of the template mode: presets, and templates saved by the user's clubs and organisations. */
export function TemplateChoice({ organisers, chosen, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('build');
  const { data: saved, isPending } = useQuery(templatesQuery);
  const templates: readonly Template[] = [
    ...PRESETS.map((preset) => ({ kind: 'preset', preset }) as const),
    ...(saved?.templates ?? []).map((one) => ({ kind: 'saved', saved: one }) as const),
  ];
  return (
    <FieldPart title={t('template.title')}>
      <Radio.Group
        aria-label={t('template.title')}
        value={chosen === null ? null : templateKey(chosen)}
        onChange={(key) => onChoose(templates.find((one) => templateKey(one) === key) ?? null)}
      >
        <Stack gap="xs">
          {templates.map((template) => (
            <div key={templateKey(template)} className={classes.template}>
              <TemplateRadio template={template} organisers={organisers} />
              {template.kind === 'saved' && (
                <DeleteTemplate template={template.saved} onDeleted={() => onChoose(null)} />
              )}
            </div>
          ))}
        </Stack>
      </Radio.Group>
      {isPending && <RowsSkeleton rows={1} />}
    </FieldPart>
  );
}

interface TemplateRadioProps {
  readonly template: Template;
  readonly organisers: readonly Organiser[];
}

function TemplateRadio({ template, organisers }: TemplateRadioProps) {
  const { t } = useTranslation('build');
  const facts = useFacts();
  const value = templateKey(template);
  if (template.kind === 'preset') {
    const { id } = template.preset;
    return <Radio value={value} label={t(`template.presets.${id}`)} description={facts(asFacts(template.preset))} />;
  }
  const { saved } = template;
  const { length: categories } = saved.categories;
  const { length: prizes } = saved.prizes.prizes;
  const organiser = organisers.find((one) => organiserKey(one) === `${saved.organiserType}:${saved.organiser}`);
  return (
    <Radio
      value={value}
      label={saved.name}
      description={[
        organiser?.name ?? saved.organiser,
        facts(saved),
        ...(categories === 0 ? [] : [t('template.categories', { count: categories })]),
        ...(prizes === 0 ? [] : [t('template.prizes', { count: prizes })]),
      ].join(' · ')}
    />
  );
}

type Facts = Pick<SavedTemplate, 'kind' | 'rounds' | 'initialTime' | 'increment' | 'timeControl' | 'fideRated'>;

const asFacts = ({ values }: Preset): Facts => ({
  kind: values.kind,
  rounds: 'rounds' in values ? Number(values.rounds) : null,
  initialTime: Number(values.initialTime),
  increment: Number(values.increment),
  timeControl: null,
  fideRated: values.fideRated === true,
});

/** Swiss, 9 rounds, 3 min + 2 s, FIDE rated */
function useFacts(): (facts: Facts) => string {
  const { t } = useTranslation(['chess', 'build']);
  const timeText = useTimeControlText();
  return ({ kind, rounds, fideRated, ...time }) =>
    [
      t(`kinds.${kind}`),
      ...(rounds === null ? [] : [t('rounds', { count: rounds })]),
      timeText(time),
      ...(fideRated ? [t('build:privacy.fideRated')] : []),
    ].join(', ');
}

interface DeleteTemplateProps {
  readonly template: SavedTemplate;
  readonly onDeleted: () => void;
}

function DeleteTemplate({ template: { id, name }, onDeleted }: DeleteTemplateProps) {
  const { t } = useTranslation('build');
  const [asked, setAsked] = useState(false);
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callApi(calls.deleteTemplate, { id }),
    onSuccess: () => {
      toast(t('template.deleted', { name }));
      onDeleted();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey }),
  });
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        loading={remove.isPending}
        aria-label={t('template.deleteOf', { name })}
        onClick={() => setAsked(true)}
      >
        {t('template.delete')}
      </Button>
      <Confirm
        opened={asked}
        question={t('template.deleteQuestion')}
        consequence={t('template.deleteLoses', { name })}
        action={t('template.delete')}
        destructive
        onConfirm={() => remove.mutate()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
