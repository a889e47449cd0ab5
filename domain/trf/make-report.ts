import { fromPoints, type HalfPoints, pointSystem } from '../points.ts';
import { visibleText } from '../text.ts';
import { type RoundResult, resultPoints } from '../tournament/field.ts';
import { toAscii } from './ascii.ts';
import type { PlayerRecord, TextId, TrfDocument, TrfRecord, TrfRound } from './document.ts';
import { spellKind } from './kind.ts';
import { PERSON } from './layouts.ts';
import { accelerationRecords, byeRecords, forbiddenRecords, laterRounds } from './make-pairing-records.ts';
import { matchSettings, memberRound, teamRecord, teamRoundRecords } from './make-team-records.ts';
import type { PlayerReport, TournamentReport, TrfOptions } from './report.ts';
import { toTrfRound } from './round-result.ts';

/**
 * A TRF document of a tournament, lines ended by CR LF. TRF26 keeps every record of TRF16; TRF16 gives rounds, colour
 * and points in the codes that pairing programs used before 2026.
 */
export function makeReport(report: TournamentReport, options: TrfOptions): TrfDocument {
  const records: TrfRecord[] = [
    ...tournamentRecords(report),
    ...(options.edition === 'TRF26' ? settingRecords26(report) : settingRecords16(report)),
    ...playerRecords(report, options),
    ...(report.teams ?? []).map((team) => teamRecord(team, options)),
    ...(options.edition === 'TRF26' && report.matches ? teamRoundRecords(report.matches, report.teams ?? []) : []),
    ...(options.edition === 'TRF26' ? byeRecords(report.byes ?? []) : []),
    ...accelerationRecords(report.virtualPoints ?? new Map(), options.edition),
    ...forbiddenRecords(report, options.edition),
  ];
  const asciiOrNot = options.ascii ? records.map(asciiRecord) : records;
  return { lines: asciiOrNot.map((record) => ({ record, end: '\r\n' })) };
}

const text = (id: TextId, value: string | undefined): TrfRecord[] =>
  value === undefined || value === '' ? [] : [{ kind: 'text', id, value: visibleText(value) }];

/** 012 to 132, known to both editions. */
function tournamentRecords(report: TournamentReport): TrfRecord[] {
  const { players, field, teams } = report;
  const rated = field.entrants.filter((entrant) => entrant.rating !== null).length;
  const dates = (report.roundDates ?? []).map((date) => slashed(date).slice(2));
  return [
    ...text('012', report.name),
    ...text('022', report.city),
    ...text('032', report.federation),
    ...text('042', report.start && slashed(report.start)),
    ...text('052', report.end && slashed(report.end)),
    { kind: 'count', id: '062', value: players.length },
    { kind: 'count', id: '072', value: rated },
    ...(teams ? [{ kind: 'count', id: '082', value: teams.length } as const] : []),
    ...text('092', spellKind(report.kind, report.meetings).words),
    ...text('102', report.chiefArbiter),
    ...(report.deputyArbiters ?? []).flatMap((arbiter) => text('112', arbiter)),
    ...text('122', report.timeControl?.words),
    ...(dates.length > 0 ? [{ kind: 'round-dates', dates } as const] : []),
  ];
}

/** `2026-11-21` as TRF writes it: `2026/11/21`. */
const slashed = (date: string): string => date.replaceAll('-', '/');

function settingRecords26(report: TournamentReport): TrfRecord[] {
  return [
    { kind: 'count', id: '142', value: report.field.rounds },
    ...(report.initialColor ? [{ kind: 'initial-color', id: '152', color: report.initialColor } as const] : []),
    ...pointsRecord(report),
    ...text('182', report.program),
    ...text('192', spellKind(report.kind, report.meetings).code),
    ...text('202', report.tiebreaks?.join(',')),
    ...text('212', report.tiebreaks && ['PTS', ...report.tiebreaks].join(',')),
    ...text('222', report.timeControl?.code),
    ...(report.matches ? matchSettings(report.matches) : []),
  ];
}

const settingRecords16 = (report: TournamentReport): TrfRecord[] => [
  { kind: 'count', id: 'XXR', value: report.field.rounds },
  ...(report.initialColor ? [{ kind: 'initial-color', id: 'XXC', color: report.initialColor } as const] : []),
  ...singlePoints(report),
];

/** 162, whole, where the points differ from 1-½-0. */
function pointsRecord({ field: { points } }: TournamentReport): TrfRecord[] {
  if (isUsual(points)) return [];
  const values = [
    { symbol: 'W', points: points.win },
    { symbol: 'D', points: points.draw },
    { symbol: 'L', points: points.loss },
    { symbol: 'A', points: points.zeroPointBye },
    { symbol: 'P', points: points.pairingAllocatedBye },
    { symbol: 'X', points: points.draw },
  ] as const;
  return [{ kind: 'points', values }];
}

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
  return [...report.field.entrants]
    .sort((a, b) => a.number - b.number)
    .map(({ number, rating, results }) => {
      const person = reports.get(number) ?? { number, name: '' };
      const later = options.edition === 'TRF16' ? laterRounds(report, number, results.length) : [];
      return playerRecord(person, {
        rating,
        rounds: [...results.map(report.matches ? memberRound : toTrfRound), ...later],
        points: sum(report, results),
      });
    });
}

const sum = ({ field }: TournamentReport, results: readonly (RoundResult | null)[]): HalfPoints =>
  results.reduce((points, result) => (points + resultPoints(result, field.points)) as HalfPoints, fromPoints(0));

function playerRecord(
  person: PlayerReport,
  played: { rating: number | null; rounds: readonly (TrfRound | null)[]; points: HalfPoints },
): PlayerRecord {
  return {
    kind: 'player',
    number: person.number,
    sex: person.sex ?? '',
    title: person.title ?? '',
    name: cutAtWord(visibleText(person.name)),
    federation: person.federation ?? '',
    id: person.fideId ?? '',
    birth: slashed(person.birth ?? ''),
    rank: person.rank ?? null,
    ...played,
  };
}

/** A name longer than its columns ends with a whole word where it has one. */
function cutAtWord(name: string): string {
  const width = PERSON.name.to - PERSON.name.from + 1;
  const characters = [...name];
  if (characters.length <= width) return name;
  const cut = characters.slice(0, width + 1).join('');
  const space = cut.lastIndexOf(' ');
  return space > 0 ? cut.slice(0, space) : characters.slice(0, width).join('');
}

function asciiRecord(record: TrfRecord): TrfRecord {
  switch (record.kind) {
    case 'text':
      return { ...record, value: visibleText(toAscii(record.value)) };
    case 'player':
    case 'team':
    case 'old-team':
      return { ...record, name: visibleText(toAscii(record.name)) };
    default:
      return record;
  }
}
