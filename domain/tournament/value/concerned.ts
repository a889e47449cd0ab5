/** Whose next games or coming pairings a change concerns (NEXT-1 to NEXT-4). */
import { type AccountId, isGuestId } from '../../kernel/ids.ts';
import { isSame } from '../../kernel/same.ts';
import { boardsReplayed, withoutCommon } from './change.ts';
import {
  boardsOf,
  isPlayer,
  type OnlineGame,
  type Participant,
  type Player,
  pairedRounds,
  playersOf,
  type Round,
  type Tournament,
} from './state.ts';

/** The accounts that see the change in their lobby; without a state after it, the tournament was deleted. */
export function playersConcerned(before: Tournament, after: Tournament | null): AccountId[] {
  const concerned =
    after === null || !isSame(announced(before), announced(after))
      ? [before, after ?? before].flatMap(everybodyIn)
      : [...changedEntrants(before, after), ...changedByes(before, after), ...changedGames(before, after)];
  return [...new Set(concerned)].filter((account) => !isGuestId(account));
}

/** What the lobby shows of the tournament itself. */
function announced(tournament: Tournament) {
  const { settings, phase, nextPairingAt } = tournament;
  const { name, online, initialMinutes, showOnlyUsernames } = settings;
  return [name, online, initialMinutes, showOnlyUsernames, phase.kind, nextPairingAt, pairedRounds(tournament)];
}

const everybodyIn = (tournament: Tournament): AccountId[] => [
  ...playersOf(tournament).map(({ account }) => account),
  ...bothPlayers(tournament.rounds.flatMap(openGamesIn)),
];

/** Who came, left, was withdrawn or eliminated, or has another name, which their opponents see. */
function changedEntrants(earlier: Tournament, later: Tournament): AccountId[] {
  if (earlier.participants === later.participants) return [];
  const [before, after] = [entriesOf(withoutCommon(earlier, later)), entriesOf(withoutCommon(later, earlier))];
  const changed = new Set(
    [...before.keys(), ...after.keys()].filter((account) => !isSame(before.get(account), after.get(account))),
  );
  if (changed.size === 0) return [];
  const theirs = later.rounds
    .flatMap(openGamesIn)
    .filter(({ white, black }) => changed.has(white) || changed.has(black));
  return [...changed, ...bothPlayers(theirs)];
}

/** What the lobby depends on of each player. */
function entriesOf({ participants }: Tournament): ReadonlyMap<AccountId, readonly unknown[]> {
  const entry = ({ account, person, withdrawnFrom, eliminated }: Player, entrant: Participant) => {
    const { firstName, lastName } = person;
    const shown = [firstName, lastName, withdrawnFrom, eliminated, entrant.withdrawnFrom, entrant.eliminated];
    return [account, shown] as const;
  };
  return new Map(
    participants.flatMap((one) => (isPlayer(one) ? [one] : one.members).map((player) => entry(player, one))),
  );
}

function changedByes({ requestedByes: before }: Tournament, after: Tournament): AccountId[] {
  if (before === after.requestedByes) return [];
  const isIn = (byes: Tournament['requestedByes']) => (bye: Tournament['requestedByes'][number]) =>
    byes.some((other) => isSame(bye, other));
  const [isOld, isNew] = [isIn(before), isIn(after.requestedByes)];
  const changed = [...before.filter((bye) => !isNew(bye)), ...after.requestedByes.filter((bye) => !isOld(bye))];
  const who = new Set<string>(changed.map((bye) => bye.who));
  return playersOf(after).flatMap(({ account }) => (who.has(account) ? [account] : []));
}

function changedGames(earlier: Tournament, later: Tournament): AccountId[] {
  if (earlier.rounds === later.rounds) return [];
  const [before, after] = [openGamesOnlyIn(earlier, later), openGamesOnlyIn(later, earlier)];
  const changed = [...before, ...after].filter(([id]) => !isSame(before.get(id), after.get(id)));
  return bothPlayers(changed.map(([, game]) => game));
}

/** The open games of the boards that differ from another state of the tournament. */
function openGamesOnlyIn(tournament: Tournament, other: Tournament): ReadonlyMap<string, OnlineGame> {
  const boards = tournament.rounds.flatMap((round, index) => {
    const counterpart = other.rounds[index];
    if (counterpart === round) return [];
    const replayed = counterpart === undefined ? null : boardsReplayed(round, counterpart);
    return replayed === null ? boardsOf(round) : replayed.map(({ before }) => before);
  });
  return new Map(boards.flatMap(({ games }) => games.filter(isOpen)).map((game) => [game.id, game]));
}

const isOpen = ({ end }: OnlineGame): boolean => end === null;

const openGamesIn = (round: Round): OnlineGame[] => boardsOf(round).flatMap(({ games }) => games.filter(isOpen));

const bothPlayers = (games: readonly OnlineGame[]): AccountId[] => games.flatMap(({ white, black }) => [white, black]);
