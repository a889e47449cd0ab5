import {
  BYE_SIGNS as TEAM_BYES,
  type TeamCrossEntry,
  teamCrossTable,
} from '../../contract/tournament/team-cross-table.ts';
import type { PairingView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { toPoints } from '../../domain/kernel/points.ts';
import { FORMATS } from '../../domain/tournament/value/formats.ts';
import { GAME_RESULTS, isForfeit, sideOf } from '../../domain/tournament/value/game-result.ts';
import { teamMatchPoints } from '../../domain/tournament/value/team-field.ts';
import { type Html, html } from './html.ts';
import { type SheetRequest, sheet } from './sheet-frame.ts';
import { boardsIn, inOrder, isGame, listedName, pairedRounds } from './sheet-rows.ts';
import { points, type SheetWords, sheetWords } from './sheet-words.ts';

/** Up to this many players of a round robin have a column each; larger tables have a column per round. */
const MOST_OPPONENTS = 20;
/** Tables with more columns are printed in landscape. */
const MOST_UPRIGHT = 8;

interface CrossPart {
  readonly body: Html;
  readonly columns: number;
}

/** The cross table: all against all for a small round robin, otherwise round by round; teams before players. */
export function crossSheet(request: SheetRequest): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const parts = [...(page.isTeamTournament ? [teamPart(page, text)] : []), playerPart(page, text)];
  const body = html`${parts.map((part) => html`<section>${part.body}</section>`)}`;
  const isWide = parts.some(({ columns }) => columns > MOST_UPRIGHT);
  return sheet(request, { title: text('crossTable'), body, isWide });
}

/** Teams against teams with their game points, followed by the match points of a finished match in brackets. */
function teamPart(page: TournamentPage, text: SheetWords): CrossPart {
  const { columns: by, rows: teams } = teamCrossTable(page, MOST_OPPONENTS);
  const hasMatches = FORMATS[page.tournament.kind].paired === 'teams';
  const columns = by === 'opponents' ? teams.map(({ line }) => line) : pairedRounds(page);
  const rows = teams.map(({ line, team, entries }) => {
    const cells = columns.map((column) => {
      const here = entries.filter((entry) => (by === 'rounds' ? entry.round : lineOf(entry)) === column);
      const words = here.map((entry) => teamCell(entry, by)).join(' ');
      return html`<td class="c">${by === 'opponents' && column === line ? '×' : words}</td>`;
    });
    const totals = hasMatches ? [team.matchScore, team.gameScore] : [team.gameScore];
    const sums = totals.map((sum) => html`<td class="n"><strong>${sum === null ? '' : points(sum)}</strong></td>`);
    return html`<tr><td class="n">${line}</td><td><bdi>${team.name}</bdi></td>${cells}${sums}</tr>`;
  });
  const heads = columns.map((column) => html`<th class="c">${column}</th>`);
  const totalHeads = hasMatches ? [text('matchPoints'), text('gamePoints')] : [text('points')];
  const legend = hasMatches ? html`<p class="s">${text('teamCrossLegend')}</p>` : [];
  return {
    body: html`<h2>${text('teams')}</h2><table class="dense"><thead><tr><th class="n">${text('number')}</th><th>${text('team')}</th>${heads}${totalHeads.map((head) => html`<th class="n">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table>${legend}`,
    columns: columns.length,
  };
}

const lineOf = (entry: TeamCrossEntry): number | null => (entry.kind === 'meeting' ? entry.opponentLine : null);

/** 2½ (2) for the column of a team; 3: 2½ (2) for the column of a round. */
function teamCell(entry: TeamCrossEntry, by: 'opponents' | 'rounds'): string {
  if (entry.kind === 'bye') return TEAM_BYES[entry.bye];
  const { points: own, side, opponentLine } = entry;
  const score = own === null ? '' : `${points(own)}${side === null ? '' : ` (${toPoints(teamMatchPoints()[side])})`}`;
  return by === 'rounds' && opponentLine !== null ? `${opponentLine}: ${score}`.trimEnd() : score;
}

function playerPart(page: TournamentPage, text: SheetWords): CrossPart {
  const players = inOrder(page);
  // In a team event players meet players of other teams only, so columns per player would be nearly empty.
  const isRobin =
    FORMATS[page.tournament.kind].defaultMeetings !== null &&
    !page.isTeamTournament &&
    players.length <= MOST_OPPONENTS;
  const columns = isRobin ? players.map((_, at) => at + 1) : pairedRounds(page);
  const entries = entriesOf(page, text);
  const rows = players.map((row, at) => {
    const own = entries.get(row.account) ?? [];
    const cells = columns.map((column) => {
      const here = own.filter((entry) => (isRobin ? entry.line === column : entry.round === column));
      const words = here.map((entry) => (isRobin ? entry.sign : entry.words)).join(' ');
      return html`<td class="c">${isRobin && column === at + 1 ? '×' : words}</td>`;
    });
    return html`<tr><td class="n">${at + 1}</td><td>${row.title ?? ''} <bdi>${listedName(row)}</bdi></td><td class="n">${row.fideRating ?? ''}</td>${cells}<td class="n"><strong>${row.score === null ? '' : points(row.score)}</strong></td></tr>`;
  });
  const heads = columns.map((column) => html`<th class="c">${column}</th>`);
  const title = page.isTeamTournament ? html`<h2>${text('players')}</h2>` : [];
  return {
    body: html`${title}<table class="dense"><thead><tr><th class="n">${text('number')}</th><th>${text('name')}</th><th class="n">${text('rating')}</th>${heads}<th class="n">${text('points')}</th></tr></thead><tbody>${rows}</tbody></table>`,
    columns: columns.length,
  };
}

interface Entry {
  readonly round: number;
  /** The opponent's line in the table, from 1; null for a bye. */
  readonly line: number | null;
  /** 1, ½, 0, + or −; empty while the game is unfinished. */
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
