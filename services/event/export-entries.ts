/** Lists of an event for its organisers: entries with how players are reached, and the cashier's list. */

import { commit } from '../../db/commit.ts';
import { readAccount } from '../../db/read/account.ts';
import { storeEventExport } from '../../db/write/event.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { balanceOf, chargedOf, keptOf, paymentState, sumOf } from '../../domain/event/fees/balance.ts';
import type { ChessEvent } from '../../domain/event/value/event.ts';
import { groupOf } from '../../domain/event/value/event.ts';
import { localTimeOf } from '../../domain/kernel/time-zone.ts';
import { COMMA_DECIMAL_CSV, type CsvCell, makeCsv, PLAIN_CSV } from '../../domain/lib/csv.ts';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import { makeI18n } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { receiptKey, receiptsOf } from './entry-view.ts';
import { managedEventOf } from './find-event.ts';

const styleOf = (language: Language) => (language === 'no' ? COMMA_DECIMAL_CSV : PLAIN_CSV);

const listTexts = (language: Language) => makeI18n(language, CATALOGUES).getFixedT(language, 'entryList');

/** That it was taken out is in the log (GD-6). */
export async function entriesCsv(deps: Deps, actor: Actor, id: string, language: Language): Promise<string> {
  const { event } = await managedEventOf(deps, actor, id);
  const t = listTexts(language);
  const { account } = personAsking(actor);
  await commit(deps.db, { writes: storeEventExport(deps.db, event, account, deps.now()) });
  const head = (
    [
      'group',
      'state',
      'lastName',
      'firstName',
      'title',
      'rating',
      'fideNumber',
      'birthYear',
      'sex',
      'federation',
      'club',
      'email',
      'phone',
      'guardian',
      'guardianEmail',
      'guardianPhone',
      'requestedByes',
      'remarks',
      'code',
      'payment',
      'submittedAt',
    ] as const
  ).map((key) => t(`columns.${key}`));
  const shown = event.entries.filter(
    ({ state }) => state !== 'unconfirmed' && state !== 'expired' && state !== 'erased',
  );
  const rows = shown.map((entry): CsvCell[] => {
    const { player, contact, guardian } = entry;
    const { ratings } = player;
    return [
      groupOf(event, entry.group)?.name ?? entry.group,
      t(`states.${entry.state}`),
      player.lastName,
      player.firstName,
      player.title,
      ratings.manual ?? ratings.byList[event.settings.groupRating],
      player.fideNumber,
      player.birthDate ?? player.birthYear,
      player.sex,
      player.federation,
      player.club,
      contact.email,
      contact.phone,
      guardian?.name ?? null,
      guardian?.email ?? null,
      guardian?.phone ?? null,
      entry.requestedByes.join(' '),
      entry.remarks,
      entry.code,
      t(`payments.${paymentState(entry)}`),
      localMinute(event, entry.submittedAt),
    ];
  });
  return makeCsv(head, [...rows, [t('deleteAfterUse')]], styleOf(language));
}

/** Each row of the accounts, and below them the totals by group and method. */
export async function ledgerCsv(deps: Deps, actor: Actor, id: string, language: Language): Promise<string> {
  const { event } = await managedEventOf(deps, actor, id);
  const t = listTexts(language);
  const receipts = await receiptsOf(deps, event);
  const names = await namesOf(deps, event);
  const head = (
    [
      'at',
      'receipt',
      'kind',
      'group',
      'lastName',
      'firstName',
      'code',
      'amount',
      'method',
      'reference',
      'reason',
      'by',
    ] as const
  ).map((key) => t(`columns.${key}`));
  const rows = event.entries.flatMap((entry) =>
    entry.ledger.map((row): CsvCell[] => [
      localMinute(event, row.at),
      receipts.get(receiptKey(entry.id, row.number)) ?? null,
      t(`kinds.${row.kind}`),
      groupOf(event, entry.group)?.name ?? entry.group,
      entry.player.lastName,
      entry.player.firstName,
      entry.code,
      row.amount / 100,
      row.method === null ? null : t(`methods.${row.method}`),
      row.reference,
      row.reason,
      row.by === null ? null : (names.get(row.by) ?? row.by),
    ]),
  );
  const totals = event.groups.map(({ code, name }): CsvCell[] => {
    const ledger = event.entries.filter(({ group }) => group === code).flatMap((entry) => entry.ledger);
    return [
      t('total'),
      null,
      null,
      name,
      t('columns.charged'),
      chargedOf(ledger) / 100,
      t('columns.waived'),
      sumOf(ledger, ['waiver']) / 100,
      t('columns.paid'),
      keptOf(ledger) / 100,
      t('columns.balance'),
      balanceOf(ledger) / 100,
    ];
  });
  return makeCsv(head, [...rows, ...totals], styleOf(language));
}

async function namesOf({ db }: Deps, { entries }: ChessEvent): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(entries.flatMap(({ ledger }) => ledger.flatMap(({ by }) => by ?? [])))];
  const accounts = await Promise.all(ids.map((id) => readAccount(db, id)));
  return new Map(accounts.flatMap((one) => (one === undefined ? [] : [[one.id, `${one.firstName} ${one.lastName}`]])));
}

const localMinute = ({ settings: { timeZone } }: ChessEvent, at: Parameters<typeof localTimeOf>[0]): string => {
  const { date, time } = localTimeOf(at, timeZone);
  return `${date} ${time}`;
};
