import { Button, Checkbox, Modal, Stack, Table } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { callApi } from '../../../api.ts';
import { useFormat } from '../../../app/format.ts';
import type { RatingChanges } from '../../../queries/rating-lists.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Hint } from '../../../ui/layout/card.tsx';
import { namesOf } from './participant-names.ts';
import classes from './rating-changes.module.css';

type Change = RatingChanges['changes'][number];

interface RatingChangesDialogProps {
  readonly page: TournamentPage;
  readonly month: number;
  readonly changes: readonly Change[];
  readonly onClose: () => void;
}

/** The changed ratings; all of them or chosen ones are taken over. */
export function RatingChangesDialog({ page, month, changes, onClose }: RatingChangesDialogProps) {
  const { t } = useTranslation(['ratingLists', 'common']);
  const format = useFormat();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { id } = page.tournament;
  const chosen = changes.filter(({ account }) => !left.has(account));
  const take = useTournamentChange(
    id,
    () => {
      // Without a list of players the server takes over all changes.
      const accounts = chosen.length === changes.length ? {} : { accounts: chosen.map(({ account }) => account) };
      return callApi(calls.takeOverRatings, { id, body: accounts });
    },
    (_input, { taken }) => t('changes.taken', { count: taken }),
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('changes.dialog', { month: format.month(month) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      size="lg"
    >
      <Stack>
        <Hint>{t('changes.explanation')}</Hint>
        <ChangesTable page={page} changes={changes} left={left} onLeft={setLeft} />
        <div className={classes.actions}>
          <Button
            disabled={chosen.length === 0}
            loading={take.isPending}
            onClick={() => take.mutate(undefined, { onSuccess: onClose })}
          >
            {t('changes.take', { count: chosen.length })}
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}

interface ChangesTableProps extends Pick<RatingChangesDialogProps, 'page' | 'changes'> {
  /** The players who keep their rating. */
  readonly left: ReadonlySet<string>;
  readonly onLeft: (left: ReadonlySet<string>) => void;
}

function ChangesTable({ page, changes, left, onLeft }: ChangesTableProps) {
  const { t } = useTranslation('ratingLists');
  const names = namesOf(page);
  const toggle = (account: string) =>
    onLeft(left.has(account) ? new Set([...left].filter((one) => one !== account)) : new Set([...left, account]));
  const areAll = left.size === 0;
  return (
    // The frame scrolls, so the keyboard must reach it too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={classes.table} aria-label={t('changes.table')} tabIndex={0}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <Checkbox
                aria-label={t('changes.all')}
                checked={areAll}
                indeterminate={!areAll && left.size < changes.length}
                onChange={() => onLeft(areAll ? new Set(changes.map(({ account }) => account)) : new Set())}
              />
            </Table.Th>
            <Table.Th scope="col">{t('changes.player')}</Table.Th>
            <Table.Th scope="col">{t('changes.before')}</Table.Th>
            <Table.Th scope="col">{t('changes.after')}</Table.Th>
            <Table.Th scope="col" className={classes.list ?? ''}>
              {t('changes.list')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.map((change) => (
            <ChangeRow
              key={change.account}
              change={change}
              name={names(change.account)}
              isTaken={!left.has(change.account)}
              onToggle={() => toggle(change.account)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

interface ChangeRowProps {
  readonly change: Change;
  readonly name: string;
  readonly isTaken: boolean;
  readonly onToggle: () => void;
}

function ChangeRow({ change: { before, after, source, kind }, name, isTaken, onToggle }: ChangeRowProps) {
  const { t } = useTranslation('ratingLists');
  const list = t(`list.${source}`, { kind: t(`kinds.${kind}`) });
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox aria-label={t('changes.of', { name })} checked={isTaken} onChange={onToggle} />
      </Table.Td>
      <Table.Th scope="row">
        {name}
        <span className={classes.listBelow}>{list}</span>
      </Table.Th>
      <Table.Td>{before ?? t('changes.unrated')}</Table.Td>
      <Table.Td>{after}</Table.Td>
      <Table.Td className={classes.list ?? ''}>{list}</Table.Td>
    </Table.Tr>
  );
}
