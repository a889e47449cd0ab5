import { Button, FileInput, Select, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { Person } from '../../../domain/access/actor.ts';
import { can } from '../../../domain/access/policy.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { DEFAULT_COUNTRY } from '../../../domain/kernel/limits.ts';
import { callApi } from '../../api.ts';
import { RegionField } from '../../forms/fields/region-field.tsx';
import { readTextFile } from '../../forms/fields/text-file.ts';
import fields from '../../forms/fields.module.css';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { today } from '../../time/local-time.ts';
import { showError } from '../../ui/feedback/error-banner.tsx';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { type AccountList, MOST_ROWS } from './account-list.ts';
import classes from './accounts.module.css';
import { FaultList } from './fault-list.tsx';
import { RowGrid } from './row-grid.tsx';
import { EMPTY_ROW, faultsOf, type Row, readSheet, withUsernames } from './sheet.ts';

interface ListTypingProps {
  /** The list's creator, who can only assign lower levels. */
  readonly maker: Person;
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
  /** The region of each club, which is the default for its members. */
  readonly regions: ReadonlyMap<string, string | null>;
  readonly onMake: (list: AccountList) => unknown;
}

const LEVELS = ['player', 'clubManager', 'organizationManager'] as const;

/** Enters the accounts to create: typed, pasted or from a file, and validated before any is created. */
export function ListTyping({ maker, clubs, regions, onMake }: ListTypingProps) {
  const { t } = useTranslation('people');
  const [rows, setRows] = useState<readonly Row[]>([EMPTY_ROW]);
  const [club, setClub] = useState(clubs[0]?.id ?? '');
  const [level, setLevel] = useState<0 | 1 | 2>(0);
  const [chosenRegion, setRegion] = useState<string | null>(null);
  const region = chosenRegion ?? regions.get(club) ?? '';
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [isLookedAt, setLookedAt] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  }, [rows]);
  const typed = rows.filter(isTyped);
  const faults = faultsOf(rows, taken, { today: today(), region });
  const isFull = rows.length >= MOST_ROWS;
  const offered = LEVELS.filter((name) => can(maker, { do: 'createAccount', level: levelOf(name), club: null }));

  const take = (text: string) => {
    const read = readSheet(text).slice(0, MOST_ROWS - typed.length);
    if (read.length === 0) return;
    setRows(withUsernames([...typed, ...read], new Set(), { today: today() }));
    setLookedAt(true);
  };
  const make = async () => {
    setLookedAt(true);
    setChecking(true);
    try {
      const named = withUsernames(typed, new Set(), { today: today() });
      setRows(named);
      const known = await takenOf(named.map(({ username }) => username));
      setTaken(known);
      // The rows have been edited meanwhile, so this validation is outdated.
      if (shown.current !== named) return;
      if (faultsOf(named, known, { today: today(), region }).every(({ size }) => size === 0))
        await onMake({ belonging: { club, level, region }, entries: named.map((row) => ({ row, made: null })) });
    } catch (error) {
      showError(error);
    } finally {
      setChecking(false);
    }
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
            <RegionField
              label={t('region')}
              description={t('regionHint')}
              country={DEFAULT_COUNTRY}
              value={region}
              error={null}
              onChange={setRegion}
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
        <RowGrid rows={rows} faults={isLookedAt ? faults : []} onChange={setRows} />
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

/** Levels as the contract numbers them. */
function levelOf(name: string | null): 0 | 1 | 2 {
  if (name === 'organizationManager') return 2;
  return name === 'clubManager' ? 1 : 0;
}

const isTyped = (row: Row): boolean => Object.values(row).some((text) => text !== '');

/** User names of the list that already exist, ignoring case, as the list spells them. */
async function takenOf(usernames: readonly string[]): Promise<ReadonlySet<string>> {
  const accounts = usernames.filter((name) => /^[A-Za-z0-9_-]{1,40}$/.test(name)).map((name) => asId<never>(name));
  const known = await callApi(calls.onlineStatuses, { body: { accounts } });
  return new Set(known.map(({ account }) => account.toLowerCase()));
}
