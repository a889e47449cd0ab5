import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { PairingInput, PairingRefusal, RoundPairing } from '../pairing.ts';
import { BracketReasons, type Reason } from './bracket-reasons.ts';
import type { ColorRule } from './colors.ts';
import type { Criterion } from './criteria.ts';
import { openRound, pairBrackets } from './pair-brackets.ts';
import { publish } from './publication.ts';
import { type Roster, readRoster } from './roster.ts';

/** Why a round was paired as it was, as numbers and rules that the page translates. */
export interface ExplainedPairing {
  readonly pairing: RoundPairing;
  /** From the top; pairs and byes refer to brackets by index. */
  readonly brackets: readonly BracketExplanation[];
  readonly pairs: readonly PairExplanation[];
  readonly bye: ByeExplanation | null;
}

export interface BracketExplanation {
  /** The residents' score in half-points, with virtual points. */
  readonly score: number;
  /** Numbers of the players who floated down into the bracket. */
  readonly movedDown: readonly number[];
  readonly residents: readonly number[];
  /** Art. 4.3: the players exchanged between S1 and S2, and the criterion that required it. */
  readonly exchange: {
    readonly leaving: readonly number[];
    readonly entering: readonly number[];
    readonly criterion: Criterion | null;
  } | null;
  readonly downfloats: readonly DownfloatExplanation[];
}

/**
 * `natural`: the first choice of article 4, as opponent or downfloater; null if it was made. `criterion`: the first
 * criterion that it would make worse; null if only article 4's order was against it.
 */
export interface NaturalChoice {
  readonly natural: number | null;
  readonly criterion: Criterion | null;
}

export interface DownfloatExplanation extends NaturalChoice {
  readonly player: number;
}

export interface PairExplanation extends NaturalChoice {
  readonly white: number;
  readonly black: number;
  readonly bracket: number;
  /** The player of the pair who floated down into the bracket, or null. */
  readonly floater: number | null;
  readonly colorRule: ColorRule;
}

export interface ByeExplanation extends NaturalChoice {
  readonly player: number;
  readonly bracket: number;
}

/** Same pairing as `pairSwissDutch` with explanations. Slower, as it solves every unusual choice again. */
export function pairSwissDutchExplained(input: PairingInput): Result<ExplainedPairing, PairingRefusal> {
  const roster = readRoster(input);
  const context = openRound(roster);
  if (context === null) return refuse('noLegalPairing');
  const paired = pairBrackets(context);
  const { pairs, bye } = publish(roster, paired, input.initialColor);
  const reasons = paired.map((bracket) => new BracketReasons(context, bracket));
  const brackets = reasons.map((reason) => explainBracket(roster, reason));
  const last = brackets.at(-1)?.downfloats[0];
  return ok({
    pairing: {
      pairs: pairs.map(({ white, black }) => ({ white, black })),
      byes: bye === null ? [] : [roster.tpn[bye]],
    },
    brackets,
    pairs: pairs.map(({ white, black, rule, bracket, places }) => ({
      white,
      black,
      bracket,
      floater:
        paired[bracket].bracket.members.indexOf(places[0]) < paired[bracket].bracket.movedDown
          ? roster.tpn[places[0]]
          : null,
      colorRule: rule,
      ...toNumbers(roster, reasons[bracket].ofPair(places[0])),
    })),
    bye: bye === null || last === undefined ? null : { ...last, bracket: brackets.length - 1 },
  });
}

function explainBracket(roster: Roster, reasons: BracketReasons): BracketExplanation {
  const { bracket, downfloaters } = reasons.paired;
  const numbers = (places: readonly number[]): number[] => places.map((place) => roster.tpn[place]);
  const { exchange } = reasons;
  return {
    score: roster.score[bracket.below - 1],
    movedDown: numbers(bracket.members.slice(0, bracket.movedDown)),
    residents: numbers(bracket.members.slice(bracket.movedDown)),
    exchange: exchange && {
      leaving: numbers(exchange.leaving),
      entering: numbers(exchange.entering),
      criterion: exchange.criterion,
    },
    downfloats: downfloaters.map((place) => ({
      player: roster.tpn[place],
      ...toNumbers(roster, reasons.ofDownfloat(place)),
    })),
  };
}

const toNumbers = (roster: Roster, { natural, criterion }: Reason): NaturalChoice => ({
  natural: natural === null ? null : roster.tpn[natural],
  criterion,
});
