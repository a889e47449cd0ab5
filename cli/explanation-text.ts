import type { ColorRule } from '../domain/pairing/swiss-dutch/colors.ts';
import type { Criterion } from '../domain/pairing/swiss-dutch/criteria.ts';
import type {
  BracketExplanation,
  ExplainedPairing,
  NaturalChoice,
  PairExplanation,
} from '../domain/pairing/swiss-dutch/explain.ts';
import { formatTiebreak } from '../domain/tiebreaks/format.ts';

/** Describes a round bracket by bracket: its pairs and the downfloaters. */
export function explanationText({ brackets, pairs, bye }: ExplainedPairing): string {
  const parts = brackets.map((bracket, index) =>
    [
      bracketText(bracket, index),
      ...(bracket.exchange === null ? [] : [exchangeText(bracket.exchange)]),
      ...pairs.filter((pair) => pair.bracket === index).map(pairText),
      ...bracket.downfloats
        .filter(({ player }) => player !== bye?.player || index !== bye.bracket)
        .map((downfloat) => `  ${downfloat.player} floats down${choiceText(downfloat)}`),
      ...(bye?.bracket === index ? [`  ${bye.player} gets the bye${choiceText(bye)}`] : []),
    ].join('\n'),
  );
  return `${parts.join('\n\n')}\n`;
}

function bracketText({ score, movedDown, residents }: BracketExplanation, index: number): string {
  const down = movedDown.length === 0 ? '' : `, moved down ${movedDown.join(' ')}`;
  return `Bracket ${index + 1}, ${formatTiebreak(score, 2)} points: ${residents.join(' ')}${down}`;
}

function exchangeText({ leaving, entering, criterion }: NonNullable<BracketExplanation['exchange']>): string {
  return `  ${leaving.join(' ')} leave S1 for ${entering.join(' ')}${because(criterion)}`;
}

const pairText = (pair: PairExplanation): string =>
  `  ${pair.white} - ${pair.black}: ${COLOR_RULES[pair.colorRule]} (${pair.colorRule})${choiceText(pair)}`;

const choiceText = ({ natural, criterion }: NaturalChoice): string =>
  natural === null ? '' : `; first in order was ${natural}${because(criterion)}`;

const because = (criterion: Criterion | null): string =>
  criterion === null ? ', but the order of article 4 decided' : `, but ${CRITERIA[criterion]} (${criterion})`;

const COLOR_RULES: Readonly<Record<ColorRule, string>> = {
  '5.2.1': 'both get the colour they are due',
  '5.2.2': 'the stronger colour preference is granted',
  '5.2.3': 'opposite to the latest game in which their colours differed',
  '5.2.4': 'the higher-ranked player gets the colour they are due',
  '5.2.5': 'by number, as neither has a colour preference',
};

/** What pairing the first choice instead would have violated or worsened. */
const CRITERIA: Readonly<Record<Criterion, string>> = {
  C1: 'they have met, or must not meet',
  C2: 'the bye is not allowed a second time',
  C3: 'both must have the same colour',
  C4: 'the rest could not be paired',
  C5: 'the bye would go to a higher score',
  C6: 'more players would float down',
  C7: 'players with higher scores would float down',
  C8: 'the next bracket would be worse',
  C9: 'the bye would go to a player with more unplayed games',
  C10: 'a topscorer game would give a colour difference beyond two',
  C11: 'a topscorer game would give the same colour a third time',
  C12: 'fewer colour preferences would be met',
  C13: 'fewer strong colour preferences would be met',
  C14: 'a player would float down two rounds in a row',
  C15: 'a player would float up two rounds in a row',
  C16: 'a player would float down as two rounds ago',
  C17: 'a player would float up as two rounds ago',
  C18: 'a player who floated down last round would meet a lower score',
  C19: 'a player who floated up last round would meet a higher score',
  C20: 'a player who floated down two rounds ago would meet a lower score',
  C21: 'a player who floated up two rounds ago would meet a higher score',
};
