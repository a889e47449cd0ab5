import { Button, FileButton, Modal, Stack, Table, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import type { entrantsPayload } from '../../../contract/tournament/entrants.ts';
import { LIST_MAX_ENTRANTS } from '../../../domain/kernel/limits.ts';
import { type ListAnswers, readEntries } from '../../../domain/tournament/value/entry-list.ts';
import { callApi } from '../../api.ts';
import { readTextFile } from '../../forms/fields/text-file.ts';
import fields from '../../forms/fields.module.css';
import { ListQuestions } from '../../forms/list-questions.tsx';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { entrantsOf, type PreviewLine, previewOf } from './listed-entrants.ts';
import classes from './players-page.module.css';

/** A whole list of entrants, pasted or from a file. */
export function PasteEntrants({ data }: { readonly data: TournamentPlayers }) {
  const { t } = useTranslation(['manage', 'common']);
  const [opened, dialog] = useDisclosure();
  return (
    <Card title={t('list.title')}>
      <Hint>{t('list.hint')}</Hint>
      <Button variant="default" onClick={dialog.open}>
        {t('list.open')}
      </Button>
      <Modal
        opened={opened}
        onClose={dialog.close}
        title={t('list.title')}
        size="xl"
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <EntrantList data={data} onEntered={dialog.close} />
      </Modal>
    </Card>
  );
}

interface EntrantListProps {
  readonly data: TournamentPlayers;
  readonly onEntered: () => void;
}

function EntrantList({ data, onEntered }: EntrantListProps) {
  const { t } = useTranslation('manage');
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState<ListAnswers>({});
  const list = readEntries(text, answers);
  const lines = previewOf(list.lines, data);
  const write = (written: string) => {
    setText(written);
    setAnswers({});
  };
  const faults = lines.filter(({ kind }) => kind === 'fault').length;
  const isTooLong = lines.length > LIST_MAX_ENTRANTS;
  const verdict = useId();
  const { id } = data.tournament;
  const enter = useTournamentChange<CamelKeys<z.input<typeof entrantsPayload>>>(
    id,
    (body) => callApi(calls.addEntrants, { id, body }).then(onEntered),
    () => t('list.entered', { count: lines.length }),
  );
  return (
    <Stack>
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
      {lines.length > 0 && <Preview lines={lines} />}
      <div className={`${fields.row} ${classes.enter}`}>
        <Button
          disabled={lines.length === 0 || faults > 0 || isTooLong}
          loading={enter.isPending}
          aria-describedby={verdict}
          onClick={() => enter.mutate(entrantsOf(lines))}
        >
          {t('list.enter', { count: lines.length })}
        </Button>
        <Text id={verdict} role="status" {...(faults > 0 || isTooLong ? { c: 'brick' } : {})}>
          {isTooLong
            ? t('list.tooLong', { most: LIST_MAX_ENTRANTS })
            : faults > 0
              ? t('list.faulty', { count: faults })
              : ''}
        </Text>
      </div>
    </Stack>
  );
}

/** Each line's outcome, faults first, as they still need work. */
function Preview({ lines }: { readonly lines: readonly PreviewLine[] }) {
  const { t } = useTranslation(['manage', 'tournament']);
  const ordered = [...lines].sort((one, other) => Number(other.kind === 'fault') - Number(one.kind === 'fault'));
  return (
    // The frame scrolls, so the keyboard must reach it too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={classes.preview} aria-label={t('list.preview')} tabIndex={0}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('list.line')}</Table.Th>
            <Table.Th scope="col">{t('tournament:standings.player')}</Table.Th>
            <Table.Th scope="col">{t('tournament:standings.rating')}</Table.Th>
            <Table.Th scope="col">{t('players.club')}</Table.Th>
            <Table.Th scope="col">{t('list.is')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ordered.map((line) => (
            <Table.Tr key={line.line} data-fault={line.kind === 'fault' || undefined} className={classes.listed}>
              <Table.Td>{line.line}</Table.Td>
              <Table.Td>{line.name}</Table.Td>
              <Table.Td>{line.kind === 'fault' ? '' : (line.entrant.rating ?? '–')}</Table.Td>
              <Table.Td>{line.kind === 'guest' ? (line.entrant.club ?? '–') : ''}</Table.Td>
              <Table.Td>
                <WhatItIs line={line} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function WhatItIs({ line }: { readonly line: PreviewLine }) {
  const { t } = useTranslation('manage');
  switch (line.kind) {
    case 'guest':
      return t('players.guest');
    case 'account':
      return t('list.account', { account: line.account.id, club: line.account.club ?? '–' });
    case 'fault':
      return t(`list.faults.${line.fault}`);
  }
}
