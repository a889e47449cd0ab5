/** The starting list: players by rating or lot; teams likewise, with consecutive numbers for their players. */
import type { AccountId } from '../../kernel/ids.ts';
import { dealStartNumbers } from '../../pairing/challenges.ts';
import { titleRank } from '../../people/titles.ts';
import { boardsOfTeam } from '../guards/entry-guards.ts';
import { FORMATS } from '../value/formats.ts';
import { isPlayer, isTeam, type Participant, type Player, type Team, type Tournament } from '../value/state.ts';

export const byRating = (players: readonly Player[]): Player[] => [...players].sort(compareRating);

/** Before the start the list is kept sorted, so entries and withdrawals move the others. */
export function reseeded(tournament: Tournament, participants: readonly Participant[]): Tournament {
  const { randomSeeding } = tournament;
  const [teams, players] = [participants.filter(isTeam), participants.filter(isPlayer)];
  const list = randomSeeding
    ? [...teams, ...players]
    : [...byStrength(teams, boardsOfTeam(tournament.settings)), ...byRating(players)];
  return { ...tournament, participants: numbered(tournament, list) };
}

/** Inserts the new member before the first weaker one and keeps the existing order. */
export function seatedByRating(members: readonly Player[], newcomer: Player): readonly Player[] {
  const weaker = members.findIndex((member) => compareRating(newcomer, member) < 0);
  return weaker < 0 ? [...members, newcomer] : [...members.slice(0, weaker), newcomer, ...members.slice(weaker)];
}

function byStrength(teams: readonly Team[], boards: number | null): Team[] {
  const strength = new Map(teams.map((team) => [team.team, strengthOf(team, boards)]));
  const of = ({ team }: Team): number => strength.get(team) ?? 0;
  return [...teams].sort((a, b) => of(b) - of(a) || compare(a.name, b.name) || compare(a.team, b.team));
}

/** Unrated players and missing boards count 0. */
function strengthOf({ members }: Team, boards: number | null): number {
  const strongest = byRating(members).slice(0, boards ?? members.length);
  return strongest.reduce((sum, { rating }) => sum + (rating ?? 0), 0) / (boards ?? Math.max(1, members.length));
}

function numbered({ settings }: Tournament, list: readonly Participant[]): Participant[] {
  const numbers = startNumbers(list, FORMATS[settings.format].paired === 'teamPlayers');
  const withNumber = (player: Player): Player => {
    const seed = numbers.get(player.account) ?? player.seed;
    return player.seed === seed ? player : { ...player, seed };
  };
  const teams = list.filter(isTeam);
  return list.map((one) =>
    isPlayer(one) ? withNumber(one) : { ...one, seed: teams.indexOf(one) + 1, members: one.members.map(withNumber) },
  );
}

/** Team by team from board 1; alternating between teams if players are paired individually. */
function startNumbers(list: readonly Participant[], alternates: boolean): ReadonlyMap<AccountId, number> {
  const groups = list.map((one) => (isPlayer(one) ? [one] : one.members));
  const inOrder = alternates ? dealStartNumbers(groups) : groups.flat();
  return new Map(inOrder.map(({ account }, index) => [account, index + 1]));
}

const compareRating = (a: Player, b: Player): number =>
  (b.rating ?? 0) - (a.rating ?? 0) ||
  titleRank(a.title) - titleRank(b.title) ||
  compare(nameOf(a), nameOf(b)) ||
  compare(a.account, b.account);

const nameOf = ({ person }: Player): string => `${person.lastName} ${person.firstName}`;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
