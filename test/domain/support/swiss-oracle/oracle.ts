import { ok, refuse } from '../../../../domain/kernel/result.ts';
import type { Pair, PairingInput, PairRound } from '../../../../domain/pairing/pairing.ts';
import { allocateColors, type ColoredPair } from './colors.ts';
import { bestCandidate } from './criteria.ts';
import { type Player, ranksAbove } from './player.ts';
import { type Round, roundOf } from './round.ts';
import type { Couple } from './sequence.ts';

/**
 * FIDE (Dutch) System, C.04.3 in force from 1 February 2026, read to the letter: every candidate of every bracket is
 * written down in the order of the rules and judged by every criterion. Meant to be read beside the rule book and to
 * check the engine; it is far too slow for more than a dozen players.
 */
export const pairByTheBook: PairRound = (input: PairingInput) => {
  const round = roundOf(input);
  if (round === null) return refuse('noLegalPairing');
  const { couples, bye } = pairBrackets(round);
  const pairs = couples.map(([one, other]) => allocateColors(one, other, round.initialColor));
  return ok({ pairs: inPublicationOrder(pairs), byes: bye.map(({ tpn }) => tpn) });
};

/** 1.9: bracket by bracket from the top; whoever is not paired goes down, from the last bracket to the bye. */
function pairBrackets(round: Round): { couples: Couple[]; bye: readonly Player[] } {
  const couples: Couple[] = [];
  let mdps: readonly Player[] = [];
  const groups = scoregroups(round.players);
  for (const [index, residents] of groups.entries()) {
    const best = bestCandidate({ mdps, residents, below: groups.slice(index + 1) }, round);
    couples.push(...best.mdpPairs, ...best.remainderPairs);
    mdps = best.downfloaters;
  }
  return { couples, bye: mdps };
}

/** 1.3: players with the same score, the highest score first. */
function scoregroups(players: readonly Player[]): Player[][] {
  const scores = [...new Set(players.map(({ score }) => score))].sort((one, other) => other - one);
  return scores.map((score) => players.filter((player) => player.score === score));
}

/** C.04.2 art. 3.6: score of the higher ranked player, then both scores, then the TPN of the higher ranked. */
function inPublicationOrder(pairs: readonly ColoredPair[]): Pair[] {
  return [...pairs].sort(comparePublished).map(({ white, black }) => ({ white: white.tpn, black: black.tpn }));
}

function comparePublished(one: ColoredPair, other: ColoredPair): number {
  const [first, second] = [higherPublished(one), higherPublished(other)];
  return second.realScore - first.realScore || sumOfScores(other) - sumOfScores(one) || first.tpn - second.tpn;
}

/** Ranked without virtual points. */
function higherPublished({ white, black }: ColoredPair): Player {
  const real = (player: Player): Player => ({ ...player, score: player.realScore });
  return ranksAbove(real(white), real(black)) ? white : black;
}

const sumOfScores = ({ white, black }: ColoredPair): number => white.realScore + black.realScore;
