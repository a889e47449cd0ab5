import { html } from './html.ts';
import { type SheetRequest, sheet } from './sheet-frame.ts';
import { listedName, peopleOf } from './sheet-rows.ts';
import { points, sheetWords } from './sheet-words.ts';

/** The prize winners by part of the table, or a hint if this viewer may not see any. */
export function prizeSheet(request: SheetRequest): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const { prizes } = page;
  if (prizes === null || prizes.awards.length === 0)
    return sheet(request, { title: text('prizes'), body: html`<p>${text('nothing')}</p>` });
  const people = peopleOf(page);
  const teams = new Map(page.teams.map(({ teamId, name }) => [teamId, name]));
  const money = new Intl.NumberFormat(language === 'no' ? 'nb-NO' : 'en-GB', {
    style: 'currency',
    currency: prizes.currency,
    maximumFractionDigits: 0,
  });
  const parts = [...new Set(prizes.awards.map(({ category }) => category))].map((category) => {
    const rows = prizes.awards
      .filter((award) => award.category === category)
      .map(({ who, points: made, prizes: held, amount }) => {
        const row = people.get(who);
        const gifts = held.flatMap((index) => prizes.prizes[index]?.gift || []).join(', ');
        const name = row === undefined ? (teams.get(who) ?? '') : `${row.title ?? ''} ${listedName(row)}`.trim();
        return html`<tr><td><bdi>${name}</bdi></td><td class="n">${made === null ? '' : points(made)}</td><td>${gifts}</td><td class="n"><strong>${amount === 0 ? '' : money.format(amount)}</strong></td></tr>`;
      });
    const head = category === null ? [] : html`<h2>${category}</h2>`;
    return html`${head}<table><thead><tr><th>${text('name')}</th><th class="n">${text('points')}</th><th></th><th class="n">${text('amount')}</th></tr></thead><tbody>${rows}</tbody></table>`;
  });
  return sheet(request, {
    title: text('prizes'),
    body: html`${parts.map((part) => html`<div class="part">${part}</div>`)}`,
  });
}
