/** Renumbering after rounds have been paired (FIDE C.04.2), with the numbers that each round was paired by. */
import type { AccountId } from '../../kernel/ids.ts';
import { nextRound } from '../guards/lifecycle.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { withPlayers } from '../value/change.ts';
import { isPlayer, type Player, playersOf, type Tournament } from '../value/state.ts';
import { byRating } from './seeding.ts';

/** Renumbers by rating; paired rounds keep their own numbers. */
export function renumbered(tournament: Tournament): Tournament {
  const throughRound = nextRound(lifecycleOf(tournament)) - 1;
  const numbers = numbersIn(byRating(playersOf(tournament)));
  // Numbers that have paired no round are not needed later.
  const havePaired = throughRound > Math.max(0, ...listsOf(tournament));
  const after = withPlayers(tournament, (player) => {
    const { earlierSeeds = [] } = player;
    return {
      ...player,
      seed: numbers.get(player.account) ?? player.seed,
      ...(havePaired && { earlierSeeds: [...earlierSeeds, { throughRound, seed: player.seed }] }),
    };
  });
  return inOrder({ ...after, randomSeeding: false });
}

/** A deleted round is paired again by the present numbers; the rounds before it keep theirs. */
export const withoutNumbersOf = (tournament: Tournament, round: number): Tournament => {
  const lists = listsOf(tournament);
  const last = Math.max(0, ...lists.filter((throughRound) => throughRound < round));
  if (lists.every((throughRound) => throughRound < round)) return tournament;
  return withPlayers(tournament, ({ earlierSeeds, ...player }) => {
    const kept = (earlierSeeds ?? []).flatMap((earlier) => {
      if (earlier.throughRound < round) return [earlier];
      return last === round - 1 ? [] : [{ ...earlier, throughRound: round - 1 }];
    });
    return kept.length === 0 ? player : { ...player, earlierSeeds: kept };
  });
};

export const isNumberedByRating = (tournament: Tournament): boolean => {
  const numbers = numbersIn(byRating(playersOf(tournament)));
  return playersOf(tournament).every(({ account, seed }) => numbers.get(account) === seed);
};

/** Applies the numbers that a round was paired by; players without one come last. */
export function numberedAsIn(tournament: Tournament, round: number): Tournament {
  const players = playersOf(tournament);
  const list = Math.min(...listsOf(tournament).filter((throughRound) => throughRound >= round));
  if (!Number.isFinite(list)) return tournament;
  const earlier = new Map(players.map((player) => [player.account, seedIn(player, list)]));
  const last = Math.max(...[...earlier.values()].map((seed) => seed ?? 0));
  const newcomers = players.filter(({ account }) => earlier.get(account) === undefined);
  const numbers = new Map([...newcomers].sort(bySeed).map(({ account }, at) => [account, last + at + 1]));
  return inOrder(
    withPlayers(tournament, (player) => ({
      ...player,
      seed: earlier.get(player.account) ?? numbers.get(player.account) ?? player.seed,
    })),
  );
}

/** The last rounds that earlier numbers have paired. */
const listsOf = (tournament: Tournament): readonly number[] =>
  playersOf(tournament).flatMap(({ earlierSeeds = [] }) => earlierSeeds.map(({ throughRound }) => throughRound));

const seedIn = ({ earlierSeeds = [] }: Player, list: number): number | undefined =>
  earlierSeeds.find(({ throughRound }) => throughRound === list)?.seed;

const numbersIn = (list: readonly Player[]): ReadonlyMap<AccountId, number> =>
  new Map(list.map(({ account }, at) => [account, at + 1]));

const bySeed = (one: Player, other: Player): number => one.seed - other.seed;

const inOrder = (tournament: Tournament): Tournament => ({
  ...tournament,
  participants: [
    ...tournament.participants.filter((one) => !isPlayer(one)),
    ...tournament.participants.filter(isPlayer).sort(bySeed),
  ],
});
