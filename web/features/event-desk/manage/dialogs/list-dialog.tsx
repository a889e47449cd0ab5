import { Button, FileButton, Select, Switch, Table, Text, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../../contract/calls.ts';
import type { ManagedEvent } from '../../../../../contract/event/entries.ts';
import { readListedEntries } from '../../../../../domain/event/import/listed-entries.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../../domain/event/value/ledger.ts';
import { LIST_MAX_ENTRANTS } from '../../../../../domain/kernel/limits.ts';
import type { ListAnswers } from '../../../../../domain/tournament/value/entry-list.ts';
import { parseLanguage } from '../../../../../i18n/languages.ts';
import { callApi } from '../../../../api.ts';
import { readTextFile } from '../../../../forms/fields/text-file.ts';
import fields from '../../../../forms/fields.module.css';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { ListQuestions } from '../../../../forms/list-questions.tsx';
import { eventKey } from '../../../../queries/event-desk.ts';
import { useChange } from '../../../../queries/use-change.ts';
import { useAmount } from '../../amount.ts';
import { type PreviewedEntry, previewOf, sentEntry } from '../listed-entries.ts';
import classes from './list-dialog.module.css';

interface ListDialogProps {
  readonly data: ManagedEvent;
  readonly onClose: () => void;
}

/** A whole list of entries, pasted or from a file, seen before anybody is entered. */
export function ListDialog({ data, onClose }: ListDialogProps) {
  const { t, i18n } = useTranslation(['eventDesk', 'manage']);
  const { id, groups } = data.view;
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState<ListAnswers>({});
  const [group, setGroup] = useState<string | null>(groups.length === 1 ? (groups[0]?.code ?? null) : null);
  const [method, setMethod] = useState<PaymentMethod>('bank');
  const [sendsMail, setSendsMail] = useState(false);
  const verdict = useId();
  const list = readListedEntries(text, groups, answers);
  const lines = previewOf(list.lines, data, group);
  const write = (written: string) => {
    setText(written);
    setAnswers({});
  };
  const ready = lines.flatMap((line) => (line.kind === 'entry' ? [line] : []));
  const faults = lines.length - ready.length;
  const paid = ready.filter(({ entry }) => entry.paid !== null);
  const isTooLong = lines.length > LIST_MAX_ENTRANTS;
  const enter = useChange(
    async () => {
      const entries = ready.map((line) => sentEntry(line, parseLanguage(i18n.language)));
      const added = await callApi(calls.addEntries, { id, body: { entries, sendsMail } });
      onClose();
      for (const [at, { entry }] of ready.entries()) {
        const booked = added.entries[at];
        if (entry.paid === null || booked === undefined) continue;
        await callApi(calls.bookEntryFee, {
          id,
          body: { kind: 'payment', entry: booked, amount: entry.paid, method, reference: '' },
        });
      }
    },
    { renews: [eventKey(id)], message: () => t('list.entered', { count: ready.length }) },
  );
  return (
    <FormDialog title={t('list.title')} onClose={onClose} size="xl">
      <div className={fields.stack}>
        <Textarea
          data-autofocus
          label={t('list.text')}
          description={t('list.format')}
          autosize
          minRows={4}
          maxRows={10}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <div>
          <FileButton
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(file) => void (file && readTextFile(file).then(write))}
          >
            {(props) => (
              <Button variant="default" {...props}>
                {t('list.file')}
              </Button>
            )}
          </FileButton>
        </div>
        <ListQuestions questions={list.questions} onAnswer={(answer) => setAnswers({ ...answers, ...answer })} />
        <div className={fields.grid}>
          <Select
            label={t('list.group')}
            description={t('list.groupHint')}
            data={groups.map(({ code, name }) => ({ value: code, label: name }))}
            value={group}
            onChange={setGroup}
          />
          {paid.length > 0 && (
            <Select
              label={t('list.method', { count: paid.length })}
              allowDeselect={false}
              data={PAYMENT_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
              value={method}
              onChange={(value) => value !== null && setMethod(value)}
            />
          )}
          <div className={fields.switch}>
            <Switch
              label={t('list.sendsMail')}
              checked={sendsMail}
              onChange={({ currentTarget }) => setSendsMail(currentTarget.checked)}
            />
          </div>
        </div>
        {lines.length > 0 && <Preview data={data} lines={lines} />}
        <div className={`${fields.row} ${classes.enter}`}>
          <Button
            disabled={ready.length === 0 || faults > 0 || isTooLong}
            loading={enter.isPending}
            aria-describedby={verdict}
            onClick={() => enter.mutate()}
          >
            {t('list.enter', { count: ready.length })}
          </Button>
          <Text id={verdict} role="status" {...(faults > 0 || isTooLong ? { c: 'brick' } : {})}>
            {isTooLong
              ? t('list.tooLong', { most: LIST_MAX_ENTRANTS })
              : faults > 0
                ? t('list.faulty', { count: faults })
                : ''}
          </Text>
        </div>
      </div>
    </FormDialog>
  );
}

interface PreviewProps extends Pick<ListDialogProps, 'data'> {
  readonly lines: readonly PreviewedEntry[];
}

/** What becomes of each line, faults first, as they still need work. */
function Preview({ data, lines }: PreviewProps) {
  const { t } = useTranslation('eventDesk');
  const amount = useAmount(data.view.currency);
  const ordered = [...lines].sort((one, other) => Number(other.kind === 'fault') - Number(one.kind === 'fault'));
  const groupName = (code: string) => data.view.groups.find((group) => group.code === code)?.name ?? code;
  return (
    // The frame scrolls, so the keyboard must reach it too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={classes.preview} aria-label={t('list.preview')} tabIndex={0}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            {(['line', 'name', 'group', 'contact', 'paid'] as const).map((column) => (
              <Table.Th key={column} scope="col">
                {t(`list.columns.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ordered.map((line) => (
            <Table.Tr key={line.line} data-fault={line.kind === 'fault' || undefined} className={classes.line}>
              <Table.Td>{line.line}</Table.Td>
              <Table.Td>
                {line.name}
                {line.kind === 'entry' && line.about !== '' && <div className={classes.about}>{line.about}</div>}
              </Table.Td>
              {line.kind === 'fault' ? (
                <Table.Td colSpan={3}>{t(`list.faults.${line.fault}`)}</Table.Td>
              ) : (
                <>
                  <Table.Td>{groupName(line.group)}</Table.Td>
                  <Table.Td>{[line.entry.email, line.entry.phone].filter(Boolean).join(' · ')}</Table.Td>
                  <Table.Td>{line.entry.paid === null ? '' : amount(line.entry.paid)}</Table.Td>
                </>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
