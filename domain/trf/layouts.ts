import { type Field, integer, type Layout, oneOf, optionalInteger, points, type Slots, textField } from './columns.ts';
import type {
  AccelerationFields,
  AdjustmentFields,
  ByesFields,
  ForbiddenFields,
  ForfeitedMatchFields,
  LineupFields,
  PersonFields,
  PlayerFields,
  TeamByesFields,
  TeamFields,
} from './document.ts';

/** Columns of all fixed-column records (TRF16 and TRF26). */

const rating: Field<number | null> = {
  ...optionalInteger(49, 52),
  parse: (text) => (/^0*$/.test(text) ? null : /^\d+$/.test(text) ? Number(text) : undefined),
};

export const PERSON: Layout<PersonFields> = {
  number: integer(5, 8),
  sex: textField(10, 10),
  title: textField(11, 13, 'right'),
  name: textField(15, 47),
  rating,
  federation: textField(54, 56),
  id: textField(58, 68, 'right'),
  birth: textField(70, 79),
};

export const PLAYER: Layout<PlayerFields> = {
  ...PERSON,
  points: points(81, 84),
  rank: optionalInteger(86, 89),
};

/** Round r starts in column 81 + 10 r: opponent 92-95, colour 97, result 99 for round 1. */
export const ROUND_WIDTH = 10;
export const roundColumns = (round: number) => {
  const last = 89 + ROUND_WIDTH * round;
  return { from: last - 9, opponent: last - 7, color: last - 2, result: last };
};

export const ROUND_DATES: Slots = { from: 92, width: 8, step: ROUND_WIDTH };

export const TEAM: Layout<TeamFields> = {
  number: integer(5, 7),
  name: textField(9, 40),
  shortName: textField(42, 46),
  strength: textField(48, 53, 'right'),
  matchPoints: points(55, 60),
  gamePoints: points(62, 67),
  rank: optionalInteger(69, 71),
};
export const TEAM_PLAYERS: Slots = { from: 74, width: 4, step: 5 };

export const OLD_TEAM: Layout<{ readonly name: string }> = { name: textField(5, 36) };
export const OLD_TEAM_PLAYERS: Slots = { from: 37, width: 4, step: 5 };

export const LINEUP: Layout<LineupFields> = {
  round: integer(5, 7),
  team: integer(9, 11),
  opponent: integer(13, 15),
};
export const LINEUP_PLAYERS: Slots = { from: 17, width: 4, step: 5 };

export const TEAM_BYES: Layout<TeamByesFields> = { matchPoints: points(5, 8), gamePoints: points(10, 13) };
export const TEAM_BYE_ROUNDS: Slots = { from: 15, width: 3, step: 4 };

export const FORFEITED_MATCH: Layout<ForfeitedMatchFields> = {
  result: oneOf(5, 6, ['+-', '-+', '--']),
  round: integer(8, 10),
  white: integer(12, 14),
  black: integer(16, 18),
};

export const BYES: Layout<ByesFields> = {
  bye: oneOf(5, 5, ['F', 'H', 'Z'], 'trfBadBye'),
  round: integer(7, 9),
};
export const BYE_NUMBERS: Slots = { from: 11, width: 4, step: 5 };

export const ACCELERATION: Layout<AccelerationFields> = {
  matchPoints: points(5, 8),
  gamePoints: points(10, 13),
  firstRound: integer(15, 17),
  lastRound: integer(19, 21),
  firstNumber: integer(23, 26),
  lastNumber: integer(28, 31),
};

export const FORBIDDEN: Layout<ForbiddenFields> = { firstRound: integer(5, 7), lastRound: integer(9, 11) };
export const FORBIDDEN_NUMBERS: Slots = { from: 13, width: 4, step: 5 };

export const ADJUSTMENT: Layout<AdjustmentFields> = {
  type: textField(5, 5),
  matchPoints: points(8, 11),
  gamePoints: points(14, 17),
  round: integer(20, 22),
};
export const ADJUSTMENT_NUMBERS: Slots = { from: 24, width: 4, step: 5 };

/** 162 and 362: groups of nine columns; points are the four columns after the symbol. */
export const POINT_GROUPS = { individual: { from: 6, symbol: 1 }, match: { from: 5, symbol: 2 }, step: 9 } as const;
