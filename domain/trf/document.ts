import type { HalfPoints } from '../kernel/points.ts';
import type { LineEnd } from './read/source-line.ts';

/** A TRF file as a value that keeps every line, including comments, rulers and unknown records. */
export interface TrfDocument {
  readonly lines: readonly TrfLine[];
}

export interface TrfLine {
  readonly record: TrfRecord;
  readonly end: LineEnd;
  /** Set if the file's spelling differs from ours: `text` is written while the record still equals `canonical`. */
  readonly spelling?: { readonly text: string; readonly canonical: string };
}

export type TrfRecord =
  | TextRecord
  | CountRecord
  | RoundDatesRecord
  | InitialColorRecord
  | PointsRecord
  | MatchPointsRecord
  | SinglePointsRecord
  | KeyedPointsRecord
  | PlayerRecord
  | NationalRecord
  | TeamRecord
  | OldTeamRecord
  | LineupRecord
  | TeamByesRecord
  | ForfeitedMatchRecord
  | ByesRecord
  | AccelerationRecord
  | ForbiddenRecord
  | AdjustmentRecord
  | VirtualPointsRecord
  | ForbiddenPairRecord
  | AbsentRecord
  | OtherRecord;

/** Records with free text from column 5. */
export const TEXT_IDS = [
  '012', // tournament name
  '022', // city
  '032', // federation
  '042', // date of start
  '052', // date of end
  '092', // type of tournament
  '102', // chief arbiter
  '112', // deputy chief arbiter, one line each
  '122', // allotted time
  '172', // starting rank method
  '182', // program or person that paired
  '192', // coded type of tournament
  '202', // tie-breaks
  '212', // standings order
  '222', // coded time control
  '352', // board colours of the home team
] as const;
export type TextId = (typeof TEXT_IDS)[number];

interface TextRecord {
  readonly kind: 'text';
  readonly id: TextId;
  readonly value: string;
}

/** Players, rated players, teams; rounds (142, or XXR before 2026). */
export const COUNT_IDS = ['062', '072', '082', '142', 'XXR'] as const;
export type CountId = (typeof COUNT_IDS)[number];

interface CountRecord {
  readonly kind: 'count';
  readonly id: CountId;
  readonly value: number;
}

/** 132: round dates in the file's spelling. */
interface RoundDatesRecord {
  readonly kind: 'round-dates';
  readonly dates: readonly string[];
}

/** 152, or XXC before 2026. */
interface InitialColorRecord {
  readonly kind: 'initial-color';
  readonly id: '152' | 'XXC';
  readonly color: 'white' | 'black';
}

/** Win, draw, loss, absence or forfeit loss, pairing-allocated bye, unknown result. */
export const POINT_SYMBOLS = ['W', 'D', 'L', 'A', 'P', 'X'] as const;
export type PointSymbol = (typeof POINT_SYMBOLS)[number];

/** 162: points for individuals, in the file's order. */
interface PointsRecord {
  readonly kind: 'points';
  readonly values: readonly { readonly symbol: PointSymbol; readonly points: HalfPoints }[];
}

export const MATCH_SYMBOLS = ['TW', 'TD', 'TL'] as const;
type MatchSymbol = (typeof MATCH_SYMBOLS)[number];

/** 362: match points. */
interface MatchPointsRecord {
  readonly kind: 'match-points';
  readonly values: readonly { readonly symbol: MatchSymbol; readonly points: HalfPoints }[];
}

/** BBW BBD BBL BBZ BBF BBU: win, draw, loss, zero-point bye, forfeit loss, pairing-allocated bye. */
export const SINGLE_POINT_IDS = ['BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU'] as const;
export type SinglePointId = (typeof SINGLE_POINT_IDS)[number];

interface SinglePointsRecord {
  readonly kind: 'single-points';
  readonly id: SinglePointId;
  readonly points: HalfPoints;
}

/** Keys of XXS: W or B as first letter is the colour, ZPB to PAB are byes, FW and FL forfeits. */
export const KEYED_POINT_KEYS = [
  ...['W', 'D', 'L', 'WW', 'BW', 'WD', 'BD', 'WL', 'BL'],
  ...['ZPB', 'HPB', 'FPB', 'PAB', 'FW', 'FL'],
] as const;

/** XXS: `W=3 D=1 PAB=1`. */
interface KeyedPointsRecord {
  readonly kind: 'keyed-points';
  readonly values: readonly { readonly key: string; readonly points: HalfPoints }[];
}

/** Columns 5 to 79 of 001 and national records. */
export interface PersonFields {
  readonly number: number;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  /** Null for unrated players, also if the file says 0. */
  readonly rating: number | null;
  readonly federation: string;
  /** FIDE number, or the national one in national records. */
  readonly id: string;
  /** `YYYY/MM/DD`, or as in the file. */
  readonly birth: string;
}

export interface PlayerFields extends PersonFields {
  readonly points: HalfPoints | null;
  readonly rank: number | null;
}

export interface PlayerRecord extends PlayerFields {
  readonly kind: 'player';
  /** Element i is round i + 1; null if blank. */
  readonly rounds: readonly (TrfRound | null)[];
}

export interface NationalRecord extends PersonFields {
  readonly kind: 'national';
  readonly country: string;
}

export const TRF_RESULTS = ['1', '0', '=', 'W', 'L', 'D', '+', '-', 'H', 'F', 'U', 'Z', '?', ' '] as const;
export type TrfResult = (typeof TRF_RESULTS)[number];

/** A player's round in the file; a null opponent is none. */
export interface TrfRound {
  readonly opponent: number | null;
  readonly color: 'w' | 'b' | '-';
  readonly result: TrfResult;
}

export interface TeamFields {
  readonly number: number;
  readonly name: string;
  readonly shortName: string;
  readonly strength: string;
  readonly matchPoints: HalfPoints | null;
  readonly gamePoints: HalfPoints | null;
  readonly rank: number | null;
}

/** 310: players in board order. */
interface TeamRecord extends TeamFields {
  readonly kind: 'team';
  readonly players: readonly number[];
}

/** 013: a team before 2026. */
interface OldTeamRecord {
  readonly kind: 'old-team';
  readonly name: string;
  readonly players: readonly number[];
}

export interface LineupFields {
  readonly round: number;
  readonly team: number;
  readonly opponent: number;
}

/** 300: a line-up that differs from the team's order; 0 is a vacant board. */
interface LineupRecord extends LineupFields {
  readonly kind: 'lineup';
  readonly players: readonly number[];
}

export interface TeamByesFields {
  readonly matchPoints: HalfPoints | null;
  readonly gamePoints: HalfPoints | null;
}

/** 320: team with the pairing-allocated bye by round; 0 for none. */
interface TeamByesRecord extends TeamByesFields {
  readonly kind: 'team-byes';
  readonly teams: readonly number[];
}

export interface ForfeitedMatchFields {
  readonly result: '+-' | '-+' | '--';
  readonly round: number;
  readonly white: number;
  readonly black: number;
}

/** 330. */
interface ForfeitedMatchRecord extends ForfeitedMatchFields {
  readonly kind: 'forfeited-match';
}

export interface ByesFields {
  readonly bye: 'F' | 'H' | 'Z';
  readonly round: number;
}

/** 240: full-, half- or zero-point byes of a round. */
interface ByesRecord extends ByesFields {
  readonly kind: 'byes';
  readonly numbers: readonly number[];
}

export interface AccelerationFields {
  readonly matchPoints: HalfPoints | null;
  readonly gamePoints: HalfPoints | null;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly firstNumber: number;
  readonly lastNumber: number;
}

/** 250: virtual points for ranges of numbers and rounds. */
export interface AccelerationRecord extends AccelerationFields {
  readonly kind: 'acceleration';
}

export interface ForbiddenFields {
  readonly firstRound: number;
  readonly lastRound: number;
}

interface ForbiddenRecord extends ForbiddenFields {
  readonly kind: 'forbidden';
  readonly numbers: readonly number[];
}

export interface AdjustmentFields {
  /** W D L F H Z + - for a changed result; blank for a bonus or penalty. */
  readonly type: string;
  readonly matchPoints: HalfPoints | null;
  readonly gamePoints: HalfPoints | null;
  /** 0 for all rounds. */
  readonly round: number;
}

/** 299. */
interface AdjustmentRecord extends AdjustmentFields {
  readonly kind: 'adjustment';
  readonly numbers: readonly number[];
}

/** XXA: virtual points of a player by round. */
interface VirtualPointsRecord {
  readonly kind: 'virtual-points';
  readonly number: number;
  readonly points: readonly HalfPoints[];
}

/** XXP: forbidden in all rounds. */
interface ForbiddenPairRecord {
  readonly kind: 'forbidden-pair';
  readonly numbers: readonly number[];
}

/** XXZ: absent in the next round. */
interface AbsentRecord {
  readonly kind: 'absent';
  readonly numbers: readonly number[];
}

/** A comment, ruler, empty line, summary or unknown record. */
interface OtherRecord {
  readonly kind: 'other';
  readonly text: string;
}

export type TrfRecordKind = TrfRecord['kind'];
export type TrfRecordOf<Kind extends TrfRecordKind> = Extract<TrfRecord, { kind: Kind }>;

export function recordsOf<Kind extends TrfRecordKind>(document: TrfDocument, kind: Kind): TrfRecordOf<Kind>[] {
  const records: TrfRecordOf<Kind>[] = [];
  for (const { record } of document.lines) if (isOf(record, kind)) records.push(record);
  return records;
}

const isOf = <Kind extends TrfRecordKind>(record: TrfRecord, kind: Kind): record is TrfRecordOf<Kind> =>
  record.kind === kind;

/** The first non-empty value, or ''. */
export const textOf = (document: TrfDocument, id: TextId): string =>
  recordsOf(document, 'text').find((record) => record.id === id && record.value !== '')?.value ?? '';

export const countOf = (document: TrfDocument, id: CountId): number | null =>
  recordsOf(document, 'count').find((record) => record.id === id)?.value ?? null;
