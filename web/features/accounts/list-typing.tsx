import { Button, FileInput, Select, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { asId } from '../../../domain/ids.ts';
import { ask } from '../../api.ts';
import fields from '../../forms/fields.module.css';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { today } from '../../local-time.ts';
import { lookUpFideNumber } from '../../queries/fide.ts';
import { Card, Hint } from '../../ui/card.tsx';
import { showError } from '../../ui/error-banner.tsx';
import { type AccountList, MOST_ROWS } from './account-list.ts';
import classes from './accounts.module.css';
import { FaultList } from './fault-list.tsx';
import { RowGrid } from './row-grid.tsx';
import { EMPTY_ROW, faultsOf, type Row, readSheet, withUsernames } from './sheet.ts';
import { readTextFile } from './text-file.ts';

interface ListTypingProps {
  /** The level of who makes the list: he gives only levels below his own. */
  readonly level: number;
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
  readonly onMake: (list: AccountList) => unknown;
}

const LEVELS = ['player', 'clubManager', 'organizationManager'] as const;

/** Who shall have an account: typed, pasted or out of a file, and looked at before anything is made. */
export function ListTyping({ level: own, clubs, onMake }: ListTypingProps) {
  const { t } = useTranslation('people');
  const [rows, setRows] = useState<readonly Row[]>([EMPTY_ROW]);
  const [club, setClub] = useState(clubs[0]?.id ?? '');
  const [level, setLevel] = useState<0 | 1 | 2>(0);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [isLookedAt, setLookedAt] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  }, [rows]);
  const typed = rows.filter(isTyped);
  const faults = faultsOf(rows, taken, today());
  const isFull = rows.length >= MOST_ROWS;
  const offered = LEVELS.filter((_, at) => at === 0 || at < own);

  const take = (text: string) => {
    const read = readSheet(text).slice(0, MOST_ROWS - typed.length);
    if (read.length === 0) return;
    setRows(withUsernames([...typed, ...read], new Set()));
    setLookedAt(true);
  };
  const make = async () => {
    setLookedAt(true);
    setChecking(true);
    try {
      const named = withUsernames(typed, new Set());
      setRows(named);
      const known = await takenOf(named.map(({ username }) => username));
      setTaken(known);
      // What has been typed meanwhile nobody has looked at.
      if (shown.current !== named) return;
      if (faultsOf(named, known, today()).every(({ size }) => size === 0))
        await onMake({ club, level, entries: named.map((row) => ({ row, made: null })) });
    } catch (error) {
      showError(error);
    } finally {
      setChecking(false);
    }
  };
  const lookUp = async (at: number) => {
    const number = rows[at]?.fide_number ?? '';
    if (!/^\d+$/.test(number)) return;
    // What is not found is typed by hand: a failed look-up stops nobody.
    const player = await lookUpFideNumber(Number(number)).catch(() => null);
    if (player === null) return;
    setRows((known) => known.map((row, index) => (index === at ? filledIn(row, player) : row)));
  };

  return (
    <div className={classes.parts}>
      <Hint>{t('lead')}</Hint>
      <Card title={t('paste')}>
        <div className={fields.stack}>
          <Textarea
            aria-label={t('paste')}
            description={t('pasteHint')}
            value=""
            rows={2}
            onChange={({ currentTarget }) => take(currentTarget.value)}
          />
          <div className={fields.grid}>
            <FileInput
              label={t('file')}
              placeholder={t('fileHint')}
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              value={null}
              onChange={(file) => file !== null && void readTextFile(file).then(take, showError)}
            />
            <Select
              label={t('club')}
              allowDeselect={false}
              data={[...clubs.map(({ id, name }) => ({ value: id, label: name })), { value: '', label: t('noClub') }]}
              value={club}
              onChange={(next) => setClub(next ?? '')}
            />
            {offered.length > 1 && (
              <Select
                label={t('level')}
                allowDeselect={false}
                data={offered.map((name) => ({ value: name, label: t(`levels.${name}`) }))}
                value={LEVELS[level]}
                onChange={(next) => setLevel(levelOf(next))}
              />
            )}
          </div>
        </div>
      </Card>
      <Card title={t('rows')}>
        <RowGrid
          rows={rows}
          faults={isLookedAt ? faults : []}
          onChange={setRows}
          onNumberLeft={(at) => void lookUp(at)}
        />
        <div className={classes.ways}>
          <Button variant="default" disabled={isFull} onClick={() => setRows([...rows, EMPTY_ROW])}>
            {t('addRow')}
          </Button>
          {isFull && <Hint>{t('tooMany', { most: MOST_ROWS })}</Hint>}
        </div>
      </Card>
      {isLookedAt && <FaultList rows={rows} faults={faults} />}
      <div>
        <Button loading={isChecking} disabled={typed.length === 0} onClick={() => void make()}>
          {t('make', { count: typed.length })}
        </Button>
      </div>
      <UnsavedGuard isUnsaved={() => typed.length > 0 && !isChecking} />
    </div>
  );
}

/** How the contract counts levels. */
function levelOf(name: string | null): 0 | 1 | 2 {
  if (name === 'organizationManager') return 2;
  return name === 'clubManager' ? 1 : 0;
}

const isTyped = (row: Row): boolean => Object.values(row).some((text) => text !== '');

/** The user names of the list that somebody has already, without regard to case as they are written here. */
async function takenOf(usernames: readonly string[]): Promise<ReadonlySet<string>> {
  const accounts = usernames.filter((name) => /^[A-Za-z0-9_-]{1,40}$/.test(name)).map((name) => asId<never>(name));
  const known = await ask(calls.onlineStatuses, { body: { accounts } });
  return new Set(known.map(({ account }) => account.toLowerCase()));
}

type Found = NonNullable<Awaited<ReturnType<typeof lookUpFideNumber>>>;

/** What FIDE's list says fills what is empty, and the rating and title in any case. */
const filledIn = (row: Row, player: Found): Row => ({
  ...row,
  first_name: row.first_name || player.first_name,
  last_name: row.last_name || player.last_name,
  sex: row.sex || (player.sex ?? ''),
  fide_federation: row.fide_federation || player.federation,
  title: player.title ?? row.title,
  fide_rating: player.rating === null ? row.fide_rating : String(player.rating),
});
