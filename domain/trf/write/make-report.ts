import { type HalfPoints, halfPoints, pointSystem } from '../../kernel/points.ts';
import { visibleText } from '../../kernel/text.ts';
import { decidedThrough, type Entrant, resultPoints } from '../../tournament/value/field.ts';
import { NO_OFFICIAL_DATA } from '../../tournament/value/official-data.ts';
import { bestRoundsComment } from '../best-rounds.ts';
import { spellFormat } from '../convert/format.ts';
import { decisionRecords } from '../decisions.ts';
import type { PlayerRecord, PointSymbol, TextId, TrfDocument, TrfRecord, TrfRound } from '../document.ts';
import { PERSON } from '../layouts.ts';
import { officialRecords } from '../official-records.ts';
import { toTrfRound } from '../round-result.ts';
import { toAscii } from './ascii.ts';
import { fittingName } from './fitting-name.ts';
import { accelerationRecords, byeRecords, forbiddenRecords, laterRounds } from './make-pairing-records.ts';
import { matchSettings, memberRound, teamComment, teamRecord, teamRoundRecords } from './make-team-records.ts';
import type { PlayerReport, TournamentReport, TrfOptions } from './report.ts';

/** A TRF document with CR LF line ends. TRF16 uses pre-2026 codes for rounds, colour and points. */
export function makeReport(report: TournamentReport, options: TrfOptions): TrfDocument {
  const records: TrfRecord[] = [
    ...tournamentRecords(report),
    ...(options.edition === 'TRF26' ? settingRecords26(report) : settingRecords16(report)),
    ...commentLines(report).map((comment) => ({ kind: 'other', text: `### ${toAscii(comment)}` }) as const),
    ...playerRecords(report, options),
    ...(report.teams ?? []).map((team) => (report.matches ? teamRecord(team, options) : teamComment(team))),
    ...(options.edition === 'TRF26' && report.matches ? teamRoundRecords(report.matches, report.teams ?? []) : []),
    ...(options.edition === 'TRF26' ? byeRecords(report.byes ?? []) : []),
    ...accelerationRecords(report.virtualPoints ?? new Map(), options.edition),
    ...forbiddenRecords(report, options.edition),
    ...(options.edition === 'TRF26' ? decisionRecords(report.field.entrants) : []),
  ];
  const document = { lines: records.map((record) => ({ record, end: '\r\n' }) as const) };
  return options.ascii ? inAscii(document) : document;
}

const commentLines = ({ bestRounds, comments = [] }: TournamentReport): readonly string[] =>
  bestRounds === undefined ? comments : [bestRoundsComment(bestRounds), ...comments];

export const inAscii = (document: TrfDocument): TrfDocument => ({
  lines: document.lines.map((line) => ({ ...line, record: asciiRecord(line.record) })),
});

const text = (id: TextId, value: string | undefined): TrfRecord[] =>
  value === undefined || value === '' ? [] : [{ kind: 'text', id, value: visibleText(value) }];

/** 012 to 132, in both editions. */
function tournamentRecords(report: TournamentReport): TrfRecord[] {
  const { players, field, teams } = report;
  const rated = field.entrants.filter((entrant) => entrant.rating !== null).length;
  const records = officialRecords(report.officialData ?? NO_OFFICIAL_DATA);
  const official = (...ids: TextId[]) => records.flatMap(([id, value]) => (ids.includes(id) ? text(id, value) : []));
  const dates = (report.roundDates ?? []).map((date) => slashed(date).slice('20'.length));
  return [
    ...text('012', report.name),
    ...official('022', '032'),
    ...text('042', report.start && slashed(report.start)),
    ...text('052', report.end && slashed(report.end)),
    { kind: 'count', id: '062', value: players.length },
    { kind: 'count', id: '072', value: rated },
    ...(teams ? [{ kind: 'count', id: '082', value: teams.length } as const] : []),
    ...text('092', spellFormat(report.format, report).words),
    ...official('102', '112'),
    ...text('122', report.timeControl?.words),
    ...(dates.some((date) => date !== '') ? [{ kind: 'round-dates', dates } as const] : []),
  ];
}

const slashed = (date: string): string => date.replaceAll('-', '/');

function settingRecords26(report: TournamentReport): TrfRecord[] {
  return [
    { kind: 'count', id: '142', value: report.field.rounds },
    ...(report.initialColor ? [{ kind: 'initial-color', id: '152', color: report.initialColor } as const] : []),
    ...pointsRecord(report),
    ...text('182', report.program),
    ...text('192', pairingCode(report)),
    ...text('202', report.tiebreaks?.join(',')),
    ...text('222', report.timeControl?.code),
    ...(report.matches ? matchSettings(report.matches) : []),
  ];
}

const settingRecords16 = (report: TournamentReport): TrfRecord[] => [
  { kind: 'count', id: 'XXR', value: report.field.rounds },
  ...(report.initialColor ? [{ kind: 'initial-color', id: 'XXC', color: report.initialColor } as const] : []),
  ...singlePoints(report),
];

/** 192. Baku Acceleration has its own code; 250 then has the virtual points. */
function pairingCode(report: TournamentReport): string {
  const { code } = spellFormat(report.format, report);
  return report.isBaku ? `${code}_BAKU` : code;
}

/**
 * 162 without values that follow from 1-½-0, win and draw, as pairing programs refuse unnecessary symbols; X with
 * adjourned games of players who are paired one by one.
 */
function pointsRecord({ field: { points, entrants }, matches }: TournamentReport): TrfRecord[] {
  const { win, draw, loss } = points;
  const usual = pointSystem();
  const isWorthUsual = win === usual.win && draw === usual.draw;
  const values: { symbol: PointSymbol; points: HalfPoints }[] = isWorthUsual
    ? []
    : [
        { symbol: 'W', points: win },
        { symbol: 'D', points: draw },
      ];
  if (loss !== usual.loss) values.push({ symbol: 'L', points: loss });
  if (points.zeroPointBye !== usual.zeroPointBye) values.push({ symbol: 'A', points: points.zeroPointBye });
  if (points.pairingAllocatedBye !== win) values.push({ symbol: 'P', points: points.pairingAllocatedBye });
  if (matches === undefined && entrants.some(hasAdjourned)) values.push({ symbol: 'X', points: draw });
  return values.length === 0 ? [] : [{ kind: 'points', values }];
}

export const hasAdjourned = ({ results }: Entrant): boolean =>
  results.some((result) => result?.kind === 'pending' && result.adjourned);

function singlePoints({ field: { points } }: TournamentReport): TrfRecord[] {
  if (isUsual(points)) return [];
  return [
    { kind: 'single-points', id: 'BBW', points: points.win },
    { kind: 'single-points', id: 'BBD', points: points.draw },
    { kind: 'single-points', id: 'BBL', points: points.loss },
    { kind: 'single-points', id: 'BBZ', points: points.zeroPointBye },
    { kind: 'single-points', id: 'BBF', points: points.forfeitLoss },
    { kind: 'single-points', id: 'BBU', points: points.pairingAllocatedBye },
  ];
}

function isUsual(points: TournamentReport['field']['points']): boolean {
  const usual = pointSystem();
  return Object.entries(usual).every(([name, value]) => points[name as keyof typeof points] === value);
}

function playerRecords(report: TournamentReport, options: TrfOptions): TrfRecord[] {
  const reports = new Map(report.players.map((player) => [player.number, player]));
  const { entrants } = report.field;
  // Members of teams have columns only for their own matches.
  const columns = report.matches ? 0 : Math.max(0, ...entrants.map(({ results }) => results.length));
  return [...entrants]
    .sort((a, b) => a.number - b.number)
    .map(({ number, rating, results: own, decisions }) => {
      const results = own.concat(Array.from({ length: Math.max(0, columns - own.length) }, () => null));
      const person = reports.get(number) ?? { number, name: '' };
      const later = options.edition === 'TRF16' ? laterRounds(report, number, results.length) : [];
      return playerRecord(person, {
        rating,
        rounds: [...results.map(report.matches ? memberRound : toTrfRound), ...later],
        points: sum(report, results, decisions),
      });
    });
}

function sum({ field }: TournamentReport, results: Entrant['results'], decisions: Entrant['decisions']): HalfPoints {
  // Uses the player with the most rounds, as others may have left or not played yet.
  const round = Math.max(...field.entrants.map((entrant) => entrant.results.length));
  const decided = decidedThrough({ ...(decisions && { decisions }) }, { round, rounds: field.rounds });
  return halfPoints(results.reduce((points, result) => points + resultPoints(result, field.points), decided));
}

const NAME_WIDTH = PERSON.name.to - PERSON.name.from + 1;

function playerRecord(
  person: PlayerReport,
  played: { rating: number | null; rounds: readonly (TrfRound | null)[]; points: HalfPoints },
): PlayerRecord {
  return {
    kind: 'player',
    number: person.number,
    sex: person.sex ?? '',
    title: person.title ?? '',
    name: fittingName(visibleText(person.name), NAME_WIDTH),
    federation: person.federation ?? '',
    id: person.fideId ?? '',
    birth: slashed(person.birth ?? ''),
    rank: person.rank ?? null,
    ...played,
  };
}

function asciiRecord(record: TrfRecord): TrfRecord {
  switch (record.kind) {
    case 'text':
      return { ...record, value: visibleText(toAscii(record.value)) };
    case 'player':
    case 'national':
    case 'old-team':
      return { ...record, name: visibleText(toAscii(record.name)) };
    case 'team':
      return {
        ...record,
        name: visibleText(toAscii(record.name)),
        shortName: visibleText(toAscii(record.shortName)),
      };
    case 'other':
      return { ...record, text: toAscii(record.text) };
    default:
      return record;
  }
}
