import { Button, Group, Modal, Stack, Table, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { callApi } from '../../../api.ts';
import { resultOf } from '../../../model/field.ts';
import { blackName, whiteName } from '../../../model/names.ts';
import { boardName } from '../../../model/progress.ts';
import { gameResultText } from '../../../model/result-text.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { changesOf, type ListedLine, linesOf } from './listed-results.ts';
import type { ResultOutbox } from './outbox/result-outbox.ts';
import type { Entered, ResultEntry, UndoStep } from './result-log.ts';
import classes from './typed-results.module.css';
import { usePairedOnText } from './use-paired-on-text.ts';

interface TypedResultsProps extends ListFormProps {
  readonly opened: boolean;
}

interface ListFormProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly pairings: readonly PairingView[];
  /** The next round has been paired by the present results. */
  readonly isPairedOn: boolean;
  /** Single results are being sent, and take precedence. */
  readonly isSending: boolean;
  readonly onClose: () => void;
  readonly sendList: ResultOutbox['sendList'];
}

/** Several results typed at once, previewed and sent as one change. */
export function TypedResults({ opened, ...form }: TypedResultsProps) {
  const { t } = useTranslation(['manage', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={t('typed.title', { round: form.round })}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <ListForm {...form} />
    </Modal>
  );
}

function ListForm({ page, round, pairings, isPairedOn, isSending, onClose, sendList }: ListFormProps) {
  const { t } = useTranslation('manage');
  const [text, setText] = useState('');
  // Incomplete input is not yet a fault.
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const pairedOn = usePairedOnText(page, round);
  const tid = page.tournament.id;
  const lines = linesOf(text, pairings);
  const fault = lines.find((line) => line.kind === 'fault');
  const changes = changesOf(lines);
  const send = useTournamentChange(
    tid,
    (entries: UndoStep) =>
      sendList(entries, (rest) =>
        callApi(calls.setResults, { id: tid, round, body: { results: rest.map(wireEntry) } }),
      ),
    (_entries, { taken }) => (taken.length === 0 ? null : t('typed.taken', { count: taken.length })),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault !== undefined) return field.current?.setSelectionRange(fault.from, fault.to);
    if (changes.length === 0 || isSending) return;
    send.mutate(changes, {
      onSuccess: onClose,
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          ref={field}
          data-autofocus
          label={t('typed.label')}
          description={t('typed.format')}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setAsked(false);
          }}
          error={isAsked && fault !== undefined && <FaultText fault={fault} />}
        />
        {lines.length > 0 && <Preview lines={lines} />}
        {isPairedOn && changes.length > 0 && <Text size="sm">{pairedOn}</Text>}
        <Group justify="flex-end">
          <Button
            type="submit"
            disabled={(fault === undefined && changes.length === 0) || isSending}
            loading={send.isPending}
          >
            {t('typed.enter', { count: changes.length })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const wireEntry = ({ board, result, before }: ResultEntry) => ({
  white: asId<AccountId>(board.white),
  black: asId<AccountId>(board.black),
  result,
  expected: before,
});

function FaultText({ fault }: { readonly fault: Extract<ListedLine, { kind: 'fault' }> }) {
  const { t } = useTranslation('manage');
  return t('typed.fault', { place: fault.from + 1, text: fault.text, what: t(`typed.faults.${fault.fault}`) });
}

/** Each entry as it is understood, in the order of typing. */
function Preview({ lines }: { readonly lines: readonly ListedLine[] }) {
  const { t } = useTranslation(['manage', 'chess']);
  return (
    // The frame scrolls, so the keyboard must reach it too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={classes.preview} aria-label={t('typed.preview')} tabIndex={0}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('chess:board')}</Table.Th>
            <Table.Th scope="col">{t('chess:white')}</Table.Th>
            <Table.Th scope="col">{t('chess:result')}</Table.Th>
            <Table.Th scope="col">{t('chess:black')}</Table.Th>
            <Table.Th scope="col">{t('typed.before')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.from} data-fault={line.kind === 'fault' || undefined} className={classes.listed}>
              {line.kind === 'fault' ? (
                <Table.Td colSpan={5}>
                  <FaultText fault={line} />
                </Table.Td>
              ) : (
                <>
                  <Table.Td>{boardName(line.pairing)}</Table.Td>
                  <Table.Td>{whiteName(line.pairing)}</Table.Td>
                  <Table.Td className={classes.result}>{textOf(line.result)}</Table.Td>
                  <Table.Td>{blackName(line.pairing)}</Table.Td>
                  <Table.Td>{textOf(resultOf(line.pairing) ?? null)}</Table.Td>
                </>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

const textOf = (result: Entered): string => (result === null ? '*' : gameResultText(result));
