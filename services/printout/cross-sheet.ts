import type { PairingView, TournamentPage } from '../../contract/tournaments.ts';
import { GAME_RESULTS, isForfeit, sideOf } from '../../domain/tournament/game-result.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { html } from './html.ts';
import { type SheetRequest, sheet } from './sheet-frame.ts';
import { boardsIn, inOrder, isGame, listedName, pairedRounds } from './sheet-rows.ts';
import { points, type SheetWords, sheetWords } from './sheet-words.ts';

/** So many players of a round robin have a column each; with more, the table goes by rounds. */
const MOST_OPPONENTS = 20;
/** With more columns the paper lies on its side. */
const MOST_UPRIGHT = 8;

/** The cross table: everybody against everybody in a small round robin, round by round otherwise. */
export function crossSheet(request: SheetRequest): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const players = inOrder(page);
  const isRobin = KINDS[page.tournament.kind].defaultMeetings !== null && players.length <= MOST_OPPONENTS;
  const columns = isRobin ? players.map((_, at) => at + 1) : pairedRounds(page);
  const entries = entriesOf(page, text);
  const rows = players.map((row, at) => {
    const own = entries.get(row.account) ?? [];
    const cells = columns.map((column) => {
      const here = own.filter((entry) => (isRobin ? entry.line === column : entry.round === column));
      const words = here.map((entry) => (isRobin ? entry.sign : entry.words)).join(' ');
      return html`<td class="c">${isRobin && column === at + 1 ? '×' : words}</td>`;
    });
    return html`<tr><td class="n">${at + 1}</td><td>${row.title ?? ''} <bdi>${listedName(row)}</bdi></td><td class="n">${row.fide_rating ?? ''}</td>${cells}<td class="n"><strong>${row.score === null ? '' : points(row.score)}</strong></td></tr>`;
  });
  const heads = columns.map((column) => html`<th class="c">${column}</th>`);
  const body = html`<table class="dense"><thead><tr><th class="n">${text('number')}</th><th>${text('name')}</th><th class="n">${text('rating')}</th>${heads}<th class="n">${text('points')}</th></tr></thead><tbody>${rows}</tbody></table>`;
  return sheet(request, { title: text('crossTable'), body, isWide: columns.length > MOST_UPRIGHT });
}

interface Entry {
  readonly round: number;
  /** The opponent's line in the table, from 1; null for a bye. */
  readonly line: number | null;
  /** 1, ½, 0, + or −; nothing while the game is not over. */
  readonly sign: string;
  /** The same with opponent and colour: 12w1. */
  readonly words: string;
}

function entriesOf(page: TournamentPage, text: SheetWords): ReadonlyMap<string, readonly Entry[]> {
  const lines = new Map(inOrder(page).map(({ account }, at) => [account, at + 1]));
  const entries = new Map<string, Entry[]>();
  for (const round of pairedRounds(page)) {
    for (const pairing of boardsIn(page, round)) {
      for (const color of ['white', 'black'] as const) {
        if (!lines.has(pairing[color])) continue;
        const entry = entryOf(pairing, color, lines, text);
        entries.set(pairing[color], [...(entries.get(pairing[color]) ?? []), entry]);
      }
    }
  }
  return entries;
}

const BYE_SIGNS: Readonly<Record<string, string>> = { 'half-point': '½', 'zero-point': '−' };

function entryOf(
  pairing: PairingView,
  color: 'white' | 'black',
  lines: ReadonlyMap<string, number>,
  text: SheetWords,
): Entry {
  const { round } = pairing;
  if (!isGame(pairing)) {
    const sign = BYE_SIGNS[pairing.result ?? ''] ?? '+';
    return { round, line: null, sign, words: sign };
  }
  const line = lines.get(pairing[color === 'white' ? 'black' : 'white']) ?? null;
  const sign = signOf(pairing, color);
  return { round, line, sign, words: `${line ?? ''}${text(color === 'white' ? 'w' : 'b')}${sign}` };
}

function signOf({ result: text }: PairingView, color: 'white' | 'black'): string {
  const result = GAME_RESULTS.find((known) => known === text);
  if (result === undefined) return '';
  const side = sideOf(result, color);
  if (side === 'draw') return '½';
  return isForfeit(result) ? (side === 'win' ? '+' : '−') : side === 'win' ? '1' : '0';
}
