/** Norms of a tournament: what each player has reached, and what they still need. */

import type { AccountId } from '../kernel/ids.ts';
import {
  hasChance,
  normOutlook,
  type Outlook,
  offeredRating,
  offeredRows,
  type PointsRow,
  pointsTable,
} from '../rating/norms/forecast.ts';
import type { NormDeclarations, NormInput, NormPlayer } from '../rating/norms/input.ts';
import { type LastGame, lastGame } from '../rating/norms/last-game.ts';
import { type MixToCome, mixToCome } from '../rating/norms/mix-to-come.ts';
import { countedRating } from '../rating/norms/result.ts';
import { isSoughtBy, NORM_TITLES, type NormTitle } from '../rating/norms/titles.ts';
import { checkNorm, type NormVerdict } from '../rating/norms/verdict.ts';
import { averageRating } from '../rating/performance.ts';
import { allPointsOf, type Player, playersOf, type Tournament } from '../tournament/value/state.ts';
import { hasNorms, normEvent } from './norm-event.ts';
import { normRoundsOf, titleOf } from './norm-rounds.ts';

export interface PlayerNorms {
  readonly player: Player;
  readonly input: NormInput;
}

/** Every player with the event and their own rounds. */
export function normInputs(tournament: Tournament, declared: NormDeclarations): PlayerNorms[] {
  const rounds = normRoundsOf(tournament);
  const event = normEvent(tournament, rounds, declared);
  return playersOf(tournament).map((player) => ({
    player,
    input: { event, player: normPlayer(player), rounds: rounds.get(player.account) ?? [] },
  }));
}

const normPlayer = ({ federation, title, person }: Player): NormPlayer => ({
  federation,
  sex: person.sex,
  title: titleOf(title),
});

/** A title that a player may reach in the event. */
export interface NormCandidate {
  readonly player: Player;
  readonly title: NormTitle;
  readonly input: NormInput;
  readonly verdict: NormVerdict;
  /** Average rating that is assumed of opponents who are not known. */
  readonly assumed: number;
  readonly outlook: Outlook;
  readonly mix: MixToCome;
  /** Least scores against opponents that the field offers. */
  readonly rows: readonly PointsRow[];
  /** Null until only one game is to come, with its opponent known. */
  readonly lastGame: LastGame | null;
}

/** `assumed` is the rating of unknown opponents; null for what the field offers. */
export function normCandidates(
  tournament: Tournament,
  declared: NormDeclarations,
  assumed: number | null = null,
): NormCandidate[] {
  if (!hasNorms(tournament)) return [];
  return normInputs(tournament, declared).flatMap((one) => candidatesFrom(tournament, one, assumed));
}

/** The titles that one player may reach. */
export function normsOfPlayer(
  tournament: Tournament,
  account: AccountId,
  declared: NormDeclarations,
): readonly NormCandidate[] {
  if (!hasNorms(tournament)) return [];
  const own = normInputs(tournament, declared).filter(({ player }) => player.account === account);
  return own.flatMap((one) => candidatesFrom(tournament, one, null));
}

function candidatesFrom(tournament: Tournament, one: PlayerNorms, assumed: number | null): NormCandidate[] {
  const offered = offeredTo(tournament, one);
  return NORM_TITLES.filter((title) => isSoughtBy(title, one.input.player)).flatMap((title): NormCandidate[] => {
    const verdict = checkNorm(title, one.input);
    if (verdict.kind !== 'reached' && !hasChance(title, one.input)) return [];
    return [{ ...one, title, verdict, ...forecastOf(title, one.input, { assumed: assumed ?? offered, offered }) }];
  });
}

function forecastOf(
  title: NormTitle,
  input: NormInput,
  { assumed, offered }: { readonly assumed: number; readonly offered: number },
) {
  return {
    assumed,
    outlook: normOutlook(title, input, assumed),
    mix: mixToCome(title, input),
    rows: offeredRows(pointsTable(title, input), offered),
    lastGame: lastGame(title, input),
  };
}

/** The likely opponents of a player; without any, the average of all. */
function offeredTo(tournament: Tournament, { player, input }: PlayerNorms): number {
  const others = playersOf(tournament).filter(({ account }) => account !== player.account);
  const met = new Set(input.rounds.map((round) => (round.kind === 'bye' ? null : (round.opponent?.id ?? null))));
  const field = others
    .filter(({ withdrawnFrom }) => withdrawnFrom === null)
    .map(({ account, rating, standing }) => ({ rating, halfPoints: allPointsOf(standing), hasMet: met.has(account) }));
  const all = averageRating(others.map(({ rating }) => countedRating(rating)));
  return offeredRating(allPointsOf(player.standing), field) ?? all ?? countedRating(null);
}
