/** The e-mails to entrants, in text and HTML: what has happened, the facts, and the link to the entry. */
import type { Mail } from '../../../contract/accounts/mail.ts';
import { ratingOf } from '../../../domain/event/entries/conditions.ts';
import { paysFirst, placeInQueue } from '../../../domain/event/entries/places.ts';
import { type EntryMailContent, isOptional } from '../../../domain/event/entry-mail.ts';
import { balanceOf, chargedOf } from '../../../domain/event/fees/balance.ts';
import { instantOf, refundsEnd } from '../../../domain/event/value/deadlines.ts';
import type { EventEntry } from '../../../domain/event/value/entry.ts';
import { type ChessEvent, groupOf } from '../../../domain/event/value/event.ts';
import { assertNever } from '../../../domain/kernel/result.ts';
import type { Millis } from '../../../domain/kernel/time.ts';
import { CATALOGUES } from '../../../i18n/catalogues.ts';
import { makeI18n } from '../../../i18n/i18n.ts';
import type { Language } from '../../../i18n/languages.ts';
import { HtmlPage, textOfPage } from '../../printout/html-page.tsx';
import { localeOf } from '../../printout/sheet-words.ts';

export interface EntryMailRequest {
  readonly to: string;
  readonly event: ChessEvent;
  readonly entry: EventEntry;
  readonly content: EntryMailContent;
  /** Of the host. */
  readonly organiser: string;
  /** The page of the entry. */
  readonly url: string;
  /** Names of all who were entered together. */
  readonly party: readonly string[];
  /** Number of the receipt of the last payment. */
  readonly receipt: string | null;
}

type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string;

interface MailParts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  readonly button: string;
}

type Fact = readonly [label: string, value: string];

export function entryMail(request: EntryMailRequest): Mail {
  const { to, entry, organiser, url, content } = request;
  const { language } = entry.contact;
  const t = translator(language);
  const parts = partsOf(request, t);
  const greeting = t('greeting', { name: entry.guardian?.name ?? entry.player.firstName });
  const contact = contactOf(request.event);
  const closing = [...(contact === '' ? [] : [t('questions', { contact })]), t('from', { organiser })];
  const stop = isOptional(content) ? { text: t('unsubscribe'), url: `${url}?mail=off` } : null;
  const text = [
    greeting,
    ...parts.paragraphs,
    parts.facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${parts.button}:\n${url}`,
    ...closing,
    ...(stop === null ? [] : [`${stop.text}:\n${stop.url}`]),
  ].filter((part) => part !== '');
  const html = textOfPage(
    <HtmlPage language={language} title={parts.subject} css={CSS}>
      <p>{greeting}</p>
      {parts.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <table>
        {parts.facts.map(([label, value]) => (
          <tr key={label}>
            <th>{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </table>
      <p>
        <a class="button" href={url}>
          {parts.button}
        </a>
      </p>
      {closing.map((line) => (
        <p class="small" key={line}>
          {line}
        </p>
      ))}
      {stop === null ? null : (
        <p class="small">
          <a href={stop.url}>{stop.text}</a>
        </p>
      )}
    </HtmlPage>,
  );
  return { to, subject: parts.subject, text: text.join('\n\n'), html };
}

const CSS = `body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:1rem auto;padding:0 1rem;color:#1c1c1c}
th{text-align:left;font-weight:normal;color:#555;padding:.15rem 1rem .15rem 0;vertical-align:top}
.button{display:inline-block;background:#1d5f3f;color:#fff;padding:.6rem 1.2rem;border-radius:.4rem;text-decoration:none}
.small{color:#555;font-size:14px}`;

/** The texts of the language; the keys are those of the catalogue. */
function translator(language: Language): Translate {
  const translate = makeI18n(language, CATALOGUES).getFixedT(language, 'entryMail');
  return (key, params = {}) => translate(key as 'greeting', { ...params } as { name: string });
}

function partsOf(request: EntryMailRequest, t: Translate): MailParts {
  const { event, entry, content, party, receipt } = request;
  const { settings } = event;
  const name = settings.name;
  const writer = writerOf(event, entry.contact.language);
  const button = t('openEntry');
  const subject = t(`${content.kind}.subject`, { event: name, round: content.kind === 'pairing' ? content.round : 0 });
  const reason = entry.reason === '' ? [] : [t('reason', { reason: entry.reason })];
  const text = t(`${content.kind}.text`);
  const facts = eventFactsOf(request, t, writer);
  const payment = paymentFacts(event, entry, t, writer);
  const balance = balanceOf(entry.ledger);
  switch (content.kind) {
    case 'confirm':
      return {
        subject,
        paragraphs: [t('confirm.players', { names: party.join(', ') }), text, t('confirm.ends')],
        facts: facts.slice(0, 3),
        button: t('confirm.button'),
      };
    case 'entered':
    case 'movedUp':
    case 'link':
      return {
        subject,
        paragraphs: [text, ...refundRule(event, entry, t, writer)],
        facts: [...facts, ...payment],
        button,
      };
    case 'waiting': {
      const queue = placeInQueue(event, entry);
      return {
        subject,
        paragraphs: [paysFirst(event) ? t('waiting.textPaid') : text],
        facts: [
          ...facts,
          ...(queue === null ? [] : [[t('facts.queue'), String(queue)] as const]),
          ...(paysFirst(event) ? payment : []),
        ],
        button,
      };
    }
    case 'pending':
      return { subject, paragraphs: [text], facts, button };
    case 'refused':
      return { subject, paragraphs: [text, ...reason], facts, button };
    case 'withdrawn':
      return { subject, paragraphs: [text, ...refundOf(entry, t, writer)], facts, button };
    case 'groupChanged': {
      const [from, to] = [content.from, entry.group].map((code) => groupOf(event, code)?.name ?? code);
      const change =
        balance > 0
          ? [t('groupChanged.owes', { amount: writer.amount(balance) })]
          : balance < 0
            ? [t('groupChanged.over', { amount: writer.amount(-balance) })]
            : [];
      return {
        subject,
        paragraphs: [t('groupChanged.text', { from: from ?? '', to: to ?? '' }), ...reason, ...change],
        facts: [...facts, ...payment],
        button,
      };
    }
    case 'paymentReceived': {
      const last = entry.ledger.filter(({ kind }) => kind === 'payment').at(-1);
      return {
        subject,
        paragraphs: [
          t('paymentReceived.text', {
            amount: writer.amount(last?.amount ?? 0),
            date: last === undefined ? '' : writer.day(last.at),
          }),
          ...(receipt === null ? [] : [t('paymentReceived.receipt', { number: receipt })]),
          ...(balance > 0 ? [t('paymentReceived.left', { amount: writer.amount(balance) })] : []),
        ],
        facts,
        button,
      };
    }
    case 'cancelled':
      return {
        subject,
        paragraphs: [
          text,
          ...(event.cancelled === null || event.cancelled.reason === ''
            ? []
            : [t('reason', { reason: event.cancelled.reason })]),
          ...(balance < 0 ? [t('cancelled.refund')] : []),
        ],
        facts,
        button,
      };
    case 'eventReminder':
      return { subject, paragraphs: [text, t('eventReminder.absent')], facts: [...facts, ...payment], button };
    case 'paymentReminder':
      return { subject, paragraphs: [text], facts: [...facts, ...payment], button };
    case 'message':
      return { subject, paragraphs: content.text.split(/\n{2,}/), facts: facts.slice(0, 1), button };
    case 'pairing':
      return { subject, paragraphs: [], facts: pairingFacts(content, t, writer), button };
    default:
      return assertNever(content);
  }
}

interface Writer {
  readonly amount: (minor: number) => string;
  readonly day: (at: Millis) => string;
  readonly moment: (at: Millis) => string;
  readonly days: (first: string, last: string) => string;
}

function writerOf({ settings }: ChessEvent, language: Language): Writer {
  const locale = localeOf(language);
  const { timeZone, fees } = settings;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: fees.currency });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const plain = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    amount: (minor) => money.format(minor / 100),
    day: (at) => day.format(at),
    moment: (at) => moment.format(at),
    days: (first, last) => plain.formatRange(Date.parse(first), Date.parse(last)),
  };
}

function eventFactsOf({ event, entry }: EntryMailRequest, t: Translate, writer: Writer): Fact[] {
  const { settings } = event;
  const { player } = entry;
  const rating = ratingOf(player, settings.groupRating);
  const place = [settings.place, settings.address].filter((part) => part !== '').join(', ');
  return [
    [t('facts.event'), settings.name],
    [t('facts.dates'), writer.days(settings.firstDay, settings.lastDay)],
    ...(place === '' ? [] : [[t('facts.place'), place] as const]),
    [t('facts.player'), `${player.firstName} ${player.lastName}`],
    [t('facts.group'), groupOf(event, entry.group)?.name ?? entry.group],
    [t('facts.rating'), rating === null ? t('facts.unrated') : String(rating)],
  ];
}

/** How to pay what is owed; nothing for those who owe nothing. */
function paymentFacts({ settings }: ChessEvent, { ledger, code }: EventEntry, t: Translate, writer: Writer): Fact[] {
  const balance = balanceOf(ledger);
  const { details, payBy } = settings.fees;
  if (balance <= 0) return [];
  const all: readonly (readonly [string, string])[] = [
    [t('facts.fee'), writer.amount(chargedOf(ledger))],
    [t('facts.balance'), writer.amount(balance)],
    [t('facts.payBy'), payBy === null ? '' : writer.moment(instantOf(payBy, settings.timeZone))],
    [t('facts.receiver'), details.receiver],
    [t('facts.vipps'), details.vippsNumber],
    [t('facts.account'), details.bankAccount],
    [t('facts.code'), code],
  ];
  return all.filter(([, value]) => value !== '');
}

function refundRule({ settings }: ChessEvent, { ledger }: EventEntry, t: Translate, writer: Writer): string[] {
  if (chargedOf(ledger) === 0) return [];
  const share = settings.fees.refundShareAfter;
  return [t('entered.refund', { until: writer.moment(refundsEnd(settings)), share })];
}

function refundOf({ ledger }: EventEntry, t: Translate, writer: Writer): string[] {
  const balance = balanceOf(ledger);
  if (balance < 0) return [t('withdrawn.refund', { amount: writer.amount(-balance) })];
  return ledger.some(({ kind }) => kind === 'payment') ? [t('withdrawn.noRefund')] : [];
}

function pairingFacts(
  { round, board, color, opponent, startAt }: Extract<EntryMailContent, { readonly kind: 'pairing' }>,
  t: Translate,
  writer: Writer,
): Fact[] {
  const all: readonly (readonly [string, string])[] = [
    [t('facts.round'), String(round)],
    [t('facts.starts'), startAt === null ? '' : writer.moment(startAt)],
    [t('facts.board'), board === null ? '' : String(board)],
    [t('facts.color'), color === null ? '' : t(`facts.${color}`)],
    [t('facts.opponent'), opponent ?? ''],
  ];
  return all.filter(([, value]) => value !== '');
}

const contactOf = ({ settings: { contact } }: ChessEvent): string =>
  [contact.name, contact.email, contact.phone].filter((part) => part !== '').join(', ');
