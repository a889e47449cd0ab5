import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Column,
  LIST_COLUMNS,
  type ListAnswers,
  type ListQuestion,
} from '../../domain/tournament/value/entry-list.ts';
import fields from './fields.module.css';

interface ListQuestionsProps {
  readonly questions: readonly ListQuestion[];
  readonly onAnswer: (answer: ListAnswers) => void;
}

/** Ambiguities in a list, resolved before anybody is entered. */
export function ListQuestions({ questions, onAnswer }: ListQuestionsProps) {
  return questions.map((question) =>
    question.kind === 'columns' ? (
      <ColumnsQuestion key={JSON.stringify(question.samples)} question={question} onAnswer={onAnswer} />
    ) : (
      <DatesQuestion key="dates" example={question.example} onAnswer={onAnswer} />
    ),
  );
}

interface ColumnsQuestionProps extends Pick<ListQuestionsProps, 'onAnswer'> {
  readonly question: Extract<ListQuestion, { kind: 'columns' }>;
}

function ColumnsQuestion({ question: { samples, proposed }, onAnswer }: ColumnsQuestionProps) {
  const { t } = useTranslation('manage');
  const [columns, setColumns] = useState(proposed);
  const options = [
    { value: '', label: t('list.columns.none') },
    ...LIST_COLUMNS.map((value) => ({ value, label: t(`list.columns.${value}`) })),
  ];
  const hasNames = columns.includes('name') || (columns.includes('lastName') && columns.includes('firstName'));
  const isTwice = columns.some((column, at) => column !== null && columns.indexOf(column) !== at);
  return (
    <Stack gap="xs" component="fieldset" className={fields.stack}>
      <Text component="legend" fw={600}>
        {t('list.columnsQuestion')}
      </Text>
      <div className={fields.grid}>
        {samples.map((cells, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
            key={at}
            label={t('list.column', { number: at + 1 })}
            description={cells.filter((cell) => cell !== '').join(' · ')}
            allowDeselect={false}
            data={options}
            value={columns[at] ?? ''}
            onChange={(chosen) => setColumns(columns.map((known, index) => (index === at ? columnOf(chosen) : known)))}
          />
        ))}
      </div>
      <Group>
        <Button variant="default" disabled={!hasNames || isTwice} onClick={() => onAnswer({ columns })}>
          {t('list.useColumns')}
        </Button>
        {!hasNames && <Text size="sm">{t('list.namesNeeded')}</Text>}
        {isTwice && <Text size="sm">{t('list.columnTwice')}</Text>}
      </Group>
    </Stack>
  );
}

const columnOf = (chosen: string | null): Column | null => LIST_COLUMNS.find((column) => column === chosen) ?? null;

function DatesQuestion({ example, onAnswer }: { readonly example: string } & Pick<ListQuestionsProps, 'onAnswer'>) {
  const { t } = useTranslation('manage');
  return (
    <Stack gap="xs" component="fieldset" className={fields.stack}>
      <Text component="legend" fw={600}>
        {t('list.datesQuestion', { example })}
      </Text>
      <Group>
        <Button variant="default" onClick={() => onAnswer({ isDayFirst: true })}>
          {t('list.dayFirst')}
        </Button>
        <Button variant="default" onClick={() => onAnswer({ isDayFirst: false })}>
          {t('list.monthFirst')}
        </Button>
      </Group>
    </Stack>
  );
}
