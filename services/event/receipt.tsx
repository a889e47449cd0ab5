/** A receipt of a payment or refund, to be printed (section 11.4 of the rules). */

import type { Actor } from '../../domain/access/actor.ts';
import type { EventEntry } from '../../domain/event/value/entry.ts';
import { type ChessEvent, groupOf } from '../../domain/event/value/event.ts';
import type { LedgerRow } from '../../domain/event/value/ledger.ts';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import { makeI18n } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Deps } from '../deps.ts';
import { HtmlPage, textOfPage } from '../printout/html-page.tsx';
import { localeOf } from '../printout/sheet-words.ts';
import { orNotFound } from '../refusal.ts';
import { linkedEvent } from './entry-links.ts';
import { receiptKey, receiptsOf } from './entry-view.ts';
import { managedEventOf } from './find-event.ts';
import { hostName } from './view-event.ts';

interface Receipt {
  readonly number: string;
  readonly entry: EventEntry;
  readonly row: LedgerRow;
}

/** Of an entry of this link; `number` is year and number. */
export async function receiptPage(deps: Deps, token: string, number: string, language: Language): Promise<string> {
  const { holder, event } = await linkedEvent(deps, token);
  const entries = event.entries.filter(({ id }) => holder.entries.includes(id));
  return receiptAmong(deps, event, entries, number, language);
}

/** Of any entry of the event, for those who run it. */
export async function managedReceiptPage(
  deps: Deps,
  actor: Actor,
  id: string,
  number: string,
  language: Language,
): Promise<string> {
  const { event } = await managedEventOf(deps, actor, id);
  return receiptAmong(deps, event, event.entries, number, language);
}

async function receiptAmong(
  deps: Deps,
  event: ChessEvent,
  entries: readonly EventEntry[],
  number: string,
  language: Language,
): Promise<string> {
  const receipts = await receiptsOf(deps, event);
  const found = entries
    .flatMap((entry) =>
      entry.ledger.map(
        (row): Receipt => ({ entry, row, number: receipts.get(receiptKey(entry.id, row.number)) ?? '' }),
      ),
    )
    .find((one) => one.number === number && number !== '');
  return pageOf(event, orNotFound(found), await hostName(deps, event.host), language);
}

function pageOf(event: ChessEvent, { number, entry, row }: Receipt, host: string, language: Language): string {
  const t = makeI18n(language, CATALOGUES).getFixedT(language, 'entryList');
  const { settings } = event;
  const { details, currency } = settings.fees;
  const money = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency });
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: settings.timeZone });
  const title = t(row.kind === 'refund' ? 'receipt.refund' : 'receipt.title', { number });
  const lines: readonly (readonly [string, string])[] = [
    [t('receipt.date'), day.format(row.at)],
    [
      t('receipt.seller'),
      [details.receiver || host, details.organisationNumber].filter((part) => part !== '').join(', '),
    ],
    [t('receipt.payer'), entry.guardian?.name ?? `${entry.player.firstName} ${entry.player.lastName}`],
    [t('receipt.for'), `${t('receipt.fee')}: ${settings.name}, ${groupOf(event, entry.group)?.name ?? entry.group}`],
    [t('receipt.player'), `${entry.player.firstName} ${entry.player.lastName}`],
    [t('columns.method'), row.method === null ? '' : t(`methods.${row.method}`)],
    [t('columns.reference'), row.reference],
    [t('columns.amount'), money.format(row.amount / 100)],
  ];
  return textOfPage(
    <HtmlPage language={language} title={title} css={CSS}>
      <h1>{title}</h1>
      <table>
        {lines
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <tr key={label}>
              <th>{label}</th>
              <td>{value}</td>
            </tr>
          ))}
      </table>
    </HtmlPage>,
  );
}

const CSS = `body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}
h1{font-size:1.4rem}table{width:100%;border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:.4rem .6rem .4rem 0;border-bottom:1px solid #ddd}
th{font-weight:normal;color:#555;width:12rem}tr:last-child td{font-weight:600}`;
