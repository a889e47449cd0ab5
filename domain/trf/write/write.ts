import { assertNever } from '../../kernel/result.ts';
import {
  type Layout,
  makePoints,
  type PlacedText,
  placeFields,
  placeSlots,
  placeTexts,
  type Slots,
} from '../columns.ts';
import type { PlayerRecord, TrfDocument, TrfLine, TrfRecord, TrfRound } from '../document.ts';
import {
  ACCELERATION,
  ADJUSTMENT,
  ADJUSTMENT_NUMBERS,
  BYE_NUMBERS,
  BYES,
  FORBIDDEN,
  FORBIDDEN_NUMBERS,
  FORFEITED_MATCH,
  LINEUP,
  LINEUP_PLAYERS,
  OLD_TEAM,
  OLD_TEAM_PLAYERS,
  PERSON,
  PLAYER,
  POINT_GROUPS,
  ROUND_DATES,
  ROUND_WIDTH,
  roundColumns,
  TEAM,
  TEAM_BYE_ROUNDS,
  TEAM_BYES,
  TEAM_PLAYERS,
} from '../layouts.ts';
import { characters } from '../read/source-line.ts';

/** Unchanged lines are written exactly as they were read. */
export const writeTrf = (document: TrfDocument): string =>
  document.lines.map((line) => makeLine(line) + line.end).join('');

function makeLine(line: TrfLine): string {
  const canonical = makeRecord(line.record);
  return line.spelling?.canonical === canonical ? line.spelling.text : canonical;
}

export function makeRecord(record: TrfRecord): string {
  switch (record.kind) {
    case 'text':
      return `${record.id} ${record.value}`.trimEnd();
    case 'count':
      return `${record.id} ${record.value}`;
    case 'round-dates':
      return placeTexts('132', placeSlots(ROUND_DATES, record.dates));
    case 'initial-color':
      return record.id === 'XXC' ? `XXC ${record.color}1` : `152 ${record.color === 'white' ? 'W' : 'B'}`;
    case 'points':
      return placeTexts('162', placePointGroups(POINT_GROUPS.individual, record.values));
    case 'match-points':
      return placeTexts('362', placePointGroups(POINT_GROUPS.match, record.values));
    case 'single-points':
      return `${record.id} ${makePoints(record.points).padStart(4)}`;
    case 'keyed-points':
      return ['XXS', ...record.values.map(({ key, points }) => `${key}=${makePoints(points)}`)].join(' ');
    case 'player':
      return makePlayer(record);
    case 'national':
      return placeTexts(record.country, placeFields(PERSON, record));
    case 'team':
      return makeNumbered('310', TEAM, record, TEAM_PLAYERS, record.players);
    case 'old-team':
      return makeNumbered('013', OLD_TEAM, record, OLD_TEAM_PLAYERS, record.players);
    case 'lineup':
      return makeNumbered('300', LINEUP, record, LINEUP_PLAYERS, record.players, '0000');
    case 'team-byes':
      return makeNumbered('320', TEAM_BYES, record, TEAM_BYE_ROUNDS, record.teams, '000');
    case 'forfeited-match':
      return placeTexts('330', placeFields(FORFEITED_MATCH, record));
    case 'byes':
      return makeNumbered('240', BYES, record, BYE_NUMBERS, record.numbers);
    case 'acceleration':
      return placeTexts('250', placeFields(ACCELERATION, record));
    case 'forbidden':
      return makeNumbered('260', FORBIDDEN, record, FORBIDDEN_NUMBERS, record.numbers);
    case 'adjustment':
      return makeNumbered('299', ADJUSTMENT, record, ADJUSTMENT_NUMBERS, record.numbers);
    case 'virtual-points':
      return `XXA ${[padNumber(record.number), ...record.points.map((half) => makePoints(half).padStart(4))].join(' ')}`;
    case 'forbidden-pair':
      return ['XXP', ...record.numbers].join(' ');
    case 'absent':
      return ['XXZ', ...record.numbers].join(' ');
    case 'other':
      return record.text;
    default:
      return assertNever(record);
  }
}

const padNumber = (number: number): string => String(number).padStart(4);

/** Fixed fields followed by numbers; `none` stands for number 0. */
function makeNumbered<Record>(
  id: string,
  layout: Layout<Record>,
  record: Record,
  slots: Slots,
  numbers: readonly number[],
  none = '',
): string {
  const texts = numbers.map((number) => (number === 0 ? none : String(number)));
  return placeTexts(id, [...placeFields(layout, record), ...placeSlots(slots, texts)]);
}

function placePointGroups(
  group: { readonly from: number; readonly symbol: number },
  values: readonly { readonly symbol: string; readonly points: Parameters<typeof makePoints>[0] }[],
): PlacedText[] {
  return values.flatMap(({ symbol, points }, index) => {
    const from = group.from + index * POINT_GROUPS.step;
    const pointsFrom = from + group.symbol;
    return [
      { from, to: pointsFrom - 1, align: 'left', text: symbol },
      { from: pointsFrom, to: pointsFrom + 3, align: 'right', text: makePoints(points) },
    ] satisfies PlacedText[];
  });
}

function makePlayer(player: PlayerRecord): string {
  const line = placeTexts('001', placeFields(PLAYER, player));
  const head = line + ' '.repeat(Math.max(0, PLAYER.rank.to - characters(line).length));
  return head + player.rounds.map(makeRound).join('');
}

const FIRST_ROUND = roundColumns(1);

function makeRound(round: TrfRound | null): string {
  if (round === null) return ' '.repeat(ROUND_WIDTH);
  const lead = ' '.repeat(FIRST_ROUND.opponent - FIRST_ROUND.from);
  if (round.opponent !== null) return `${lead}${padNumber(round.opponent)} ${round.color} ${round.result}`;
  return `${lead}0000 ${round.color} ${round.result}`;
}
