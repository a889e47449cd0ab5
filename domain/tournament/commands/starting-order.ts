/** The order of the starting list until the start: by rating, by lot, or as the organiser sets it. */
import { type Chance, shuffled } from '../../kernel/chance.ts';
import type { AccountId, TeamId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED } from '../decision.ts';
import { seededLot } from '../rounds/seeded-lot.ts';
import { byRating, reseeded } from '../rounds/seeding.ts';
import type { StartingOrder } from '../value/formats.ts';
import { isPlayer, isTeam, type Participant, type Tournament } from '../value/state.ts';

/** Sorts by rating or draws lots now. */
export function changeSeeding(before: Tournament, by: 'rating' | 'random', { chance }: DecisionContext): Decided {
  if (before.phase.kind !== 'open') return refuse('tournamentStarted');
  const lot = before.settings.startingOrder === 'seededLot' ? 'seededLot' : 'lot';
  const after = by === 'random' ? drawn(inOrderOf(before, lot), chance) : reordered(inOrderOf(before, 'rating'));
  return done(after, { events: GAMES_CHANGED });
}

/** Numbers the entries by hand; `order` names each player, or each team, once. */
export function setStartingOrder(before: Tournament, order: readonly (AccountId | TeamId)[]): Decided {
  if (before.phase.kind !== 'open') return refuse('tournamentStarted');
  const places = new Map<string, number>(order.map((id, at) => [id, at]));
  const isComplete = places.size === order.length && order.length === before.participants.length;
  if (!isComplete || !before.participants.every((one) => places.has(idOf(one)))) return refuse('changedMeanwhile');
  const placeOf = (one: Participant): number => places.get(idOf(one)) ?? 0;
  const list = [...before.participants].sort((one, other) => placeOf(one) - placeOf(other));
  return done(reseeded({ ...inOrderOf(before, 'manual'), randomSeeding: true }, list), { events: GAMES_CHANGED });
}

/** Draws lots at the start unless they are drawn before. */
export const withLotsDrawn = (before: Tournament, chance: Chance): Tournament =>
  isByLot(before) && !before.randomSeeding ? drawn(before, chance) : before;

const isByLot = ({ settings: { startingOrder } }: Tournament): boolean =>
  startingOrder === 'lot' || startingOrder === 'seededLot';

/** Applies a changed setting: what is set by hand keeps its order, and lots are drawn at the start. */
export function reordered(tournament: Tournament): Tournament {
  const randomSeeding = tournament.settings.startingOrder === 'manual';
  return reseeded({ ...tournament, randomSeeding }, tournament.participants);
}

function drawn(tournament: Tournament, chance: Chance): Tournament {
  const { participants, settings } = tournament;
  const teams = shuffled(participants.filter(isTeam), chance);
  const players = participants.filter(isPlayer);
  const isSeeded = settings.startingOrder === 'seededLot';
  const list = [...teams, ...(isSeeded ? seededLot(byRating(players), chance) : shuffled(players, chance))];
  return reseeded({ ...tournament, randomSeeding: true }, list);
}

const inOrderOf = (tournament: Tournament, startingOrder: StartingOrder): Tournament => ({
  ...tournament,
  settings: { ...tournament.settings, startingOrder },
});

const idOf = (one: Participant): AccountId | TeamId => (isPlayer(one) ? one.account : one.team);
