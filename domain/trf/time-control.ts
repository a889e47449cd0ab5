/** Time controls in report files: 222 coded, 122 in words (TRF26; report of ratings, TRF-22). */
import {
  type Bonus,
  bonusSeconds,
  hasStandardCode,
  incrementOf,
  isPlayable,
  STAGES_MAX,
  type Stage,
  type Stages,
  suddenDeath,
  type TimeControl,
  timeControlCode,
} from '../kernel/time-control.ts';
import { type TrfDocument, textOf } from './document.ts';

/** From 222 or, without a readable one, from 122. Null if neither says it. */
export const timeControlIn = (document: TrfDocument): TimeControl | null =>
  fromCode(textOf(document, '222')) ?? fromWords(textOf(document, '122').replace(/\s+/g, ' ').trim());

/** `40/5400+30:1800+30`, or `W300-B240` where the sides differ. */
function fromCode(code: string): TimeControl | null {
  const [, whiteCode, blackCode] = /^W(.+)-B(.+)$/.exec(code) ?? [];
  const white = stagesIn(whiteCode ?? code);
  if (white === null || blackCode === undefined) return white && { white, black: null };
  const black = stagesIn(blackCode);
  return black && { white, black };
}

const stagesIn = (code: string): Stages | null => stagesOf(code.split(':').map(stageIn));

/** The list as stages, if each is one and they can be played. */
function stagesOf(list: readonly (Stage | null)[]): Stages | null {
  const [first, ...others] = list.flatMap((stage) => stage ?? []);
  if (first === undefined || others.length + 1 < list.length || list.length > STAGES_MAX) return null;
  const stages: Stages = [first, ...others];
  return isPlayable(stages) ? stages : null;
}

function stageIn(code: string): Stage | null {
  const [, moves, seconds, increment = '0'] = /^(?:(\d{1,3})\/)?(\d{1,5})(?:\+(\d{1,4}))?$/.exec(code) ?? [];
  if (seconds === undefined || Number(seconds) === 0) return null;
  return {
    moves: moves === undefined ? null : Number(moves),
    seconds: Number(seconds),
    bonus: incrementOf(Number(increment)),
  };
}

const MINUTES = String.raw`(?:(?:m|min|mins|minutes?|minutter|')\.?)`;
const SECONDS = String.raw`(?:(?:s|sec|secs|seconds?|sek|sekunder|"|'')\.?)`;
const MOVES = '(?:moves?|trekk)';
const PER_MOVE = String.raw`(?:(?:increment|bonus|tillegg)(?: (?:per|pr\.?) ${MOVES})?|(?:per|a|each|/|pr\.?) ?${MOVES}|(?:per|for) (?:every|hvert) ${MOVES})`;
const PLUS = String.raw`(?:\+|and|og|plus)`;
const FROM_MOVE = '(?: (?:from|fra) (?:move|trekk) 1)?';
const WORDS = new RegExp(
  String.raw`^(\d{1,3}) ?${MINUTES}?(?: ?${PLUS} ?(\d{1,3}) ?${SECONDS}?(?: ?,? ?${PER_MOVE})?${FROM_MOVE})?$`,
  'i',
);
const DELAY = new RegExp(String.raw`^(\d{1,3}) ?${MINUTES},? (\d{1,3}) ?${SECONDS} ?/? ?(?:${MOVES})? ?delay$`, 'i');
/** `40 moves/90 min + 30 sec/move` or, as the last stage, `30 min`. */
const STAGE_WORDS = new RegExp(
  String.raw`^(?:(\d{1,3}) ?${MOVES} ?(?:/|in|på|i) ?)?(\d{1,3}) ?${MINUTES}(?: ?${PLUS} ?(\d{1,3}) ?${SECONDS} ?,? ?${PER_MOVE})?$`,
  'i',
);
/** The increment of all stages, after a comma at their end. */
const COMMON_INCREMENT = new RegExp(
  String.raw`, ?(?:${PLUS} ?)?(\d{1,3}) ?${SECONDS} ?,? ?${PER_MOVE}${FROM_MOVE}$`,
  'i',
);
const BETWEEN_STAGES = /, then |, deretter |, så |; ?/i;
/** `90'/40+30'+30''` and `40/90+30`: moves and minutes of the first stage, minutes of the last, seconds per move. */
const SHORT = /^(?:(\d{1,3})'\/(\d{1,3})|(\d{1,3})\/(\d{1,3}))\+(\d{1,3})'?(?:\+(\d{1,3})(?:''|"))?$/;

function fromWords(words: string): TimeControl | null {
  const [, initial, increment] = WORDS.exec(words) ?? [];
  // A number alone is ambiguous.
  if (initial !== undefined && (increment !== undefined || !/^\d+$/.test(words))) {
    return Number(initial) === 0 ? null : suddenDeath(Number(initial) * 60, Number(increment ?? 0));
  }
  return fromDelayWords(words) ?? fromSides(words) ?? fromShort(words) ?? fromStageWords(words);
}

function fromDelayWords(words: string): TimeControl | null {
  const [, minutes, seconds] = DELAY.exec(words) ?? [];
  if (minutes === undefined || Number(minutes) === 0) return null;
  const bonus: Bonus = { kind: 'delay', seconds: Number(seconds) };
  return { white: [{ moves: null, seconds: Number(minutes) * 60, bonus }], black: null };
}

/** `White 5 min, Black 4 min` */
function fromSides(words: string): TimeControl | null {
  const [, white, black] = /^(?:White|Hvit) (.+), (?:Black|Svart) (.+)$/i.exec(words) ?? [];
  if (white === undefined || black === undefined) return null;
  const sides = [fromWords(white), fromWords(black)];
  const [one, other] = sides;
  return one && other ? { white: one.white, black: other.white } : null;
}

function fromShort(words: string): TimeControl | null {
  const [found, minutesFirst, movesLast, movesFirst, minutesLast, rest, increment] = SHORT.exec(words) ?? [];
  if (found === undefined) return null;
  const bonus = incrementOf(Number(increment ?? 0));
  const first = stageOf(movesLast ?? movesFirst, minutesFirst ?? minutesLast, bonus);
  const white = stagesOf([first, stageOf(undefined, rest, bonus)]);
  return white && { white, black: null };
}

/** `40 moves/90 min, then 30 min, + 30 sec/move from move 1` */
function fromStageWords(words: string): TimeControl | null {
  const [found, increment] = COMMON_INCREMENT.exec(words) ?? [];
  const parts = words.slice(0, words.length - (found?.length ?? 0)).split(BETWEEN_STAGES);
  if (parts.length < 2) return null;
  const white = stagesOf(
    parts.map((part) => {
      const [, moves, minutes, own] = STAGE_WORDS.exec(part.trim()) ?? [];
      return stageOf(moves, minutes, incrementOf(Number(own ?? increment ?? 0)));
    }),
  );
  return white && { white, black: null };
}

const stageOf = (moves: string | undefined, minutes: string | undefined, bonus: Bonus): Stage | null =>
  minutes === undefined || Number(minutes) === 0
    ? null
    : { moves: moves === undefined ? null : Number(moves), seconds: Number(minutes) * 60, bonus };

/** A time control as the records of a file have it: always in English, and without a code where there is no sign for it. */
export interface SpelledTimeControl {
  /** `40 moves/90 min, then 30 min, + 30 sec/move from move 1` */
  readonly words: string;
  /** `40/5400+30:1800+30` */
  readonly code?: string;
}

export const spellTimeControl = (control: TimeControl): SpelledTimeControl => ({
  words:
    control.black === null
      ? stagesWords(control.white)
      : `White ${stagesWords(control.white)}, Black ${stagesWords(control.black)}`,
  ...(hasStandardCode(control) && { code: timeControlCode(control) }),
});

function stagesWords(stages: Stages): string {
  const [first] = stages;
  if (stages.length === 1) return `${stageWords(first)}${bonusWords(first.bonus, ' ')}`;
  const isCommon = stages.every(({ bonus }) => sameBonus(bonus, first.bonus));
  const parts = stages.map((stage) => `${stageWords(stage)}${isCommon ? '' : bonusWords(stage.bonus, ' ')}`);
  const common = isCommon && first.bonus.kind !== 'none' ? `,${bonusWords(first.bonus, ' ')} from move 1` : '';
  return `${parts.join(', then ')}${common}`;
}

const stageWords = ({ moves, seconds }: Stage): string =>
  `${moves === null ? '' : `${moves} moves/`}${seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} sec`}`;

const bonusWords = (bonus: Bonus, space: string): string => {
  switch (bonus.kind) {
    case 'none':
      return '';
    case 'increment':
      return `${space}+ ${bonus.seconds} sec/move`;
    case 'delay':
      return `,${space}${bonus.seconds} sec/move delay`;
    case 'bronstein':
      return `,${space}${bonus.seconds} sec/move Bronstein delay`;
  }
};

const sameBonus = (one: Bonus, other: Bonus): boolean =>
  one.kind === other.kind && bonusSeconds(one) === bonusSeconds(other);
