import { type Chance, drawId } from '../../kernel/chance.ts';
import { asId, type GameId, GUEST_PREFIX, isGuestId } from '../../kernel/ids.ts';
import { withBoards } from '../value/change.ts';
import {
  type Board,
  boardsOf,
  type OnlineGame,
  type Participant,
  type Player,
  playersOf,
  type Round,
  type Tournament,
  teamsOf,
} from '../value/state.ts';
import { type NewId, withIds } from '../value/with-ids.ts';
import type { ArchivedTournament, ArchiveKeys } from './archive.ts';

/** Maps the keys of an archive to the ids of an earlier import; everybody else is a new guest. */
export class LocalIds {
  readonly #byKey: Map<string, string>;
  readonly #chance: Chance;

  constructor(known: Iterable<readonly [key: string, id: string]>, chance: Chance) {
    this.#byKey = new Map(known);
    this.#chance = chance;
  }

  readonly of: NewId = (key) => {
    const id = this.#byKey.get(key) ?? drawId(this.#chance, 10, GUEST_PREFIX);
    this.#byKey.set(key, id);
    return asId(id);
  };

  get keys(): ArchiveKeys {
    return Object.fromEntries([...this.#byKey].flatMap(([key, id]) => (id === key ? [] : [[id, key]])));
  }
}

/** Those of an earlier import, or of the tournament itself where it was built here. */
export const knownIds = (tournament: Tournament, keys: ArchiveKeys): (readonly [key: string, id: string])[] => [
  ...playersOf(tournament).map(({ account }) => [account, account] as const),
  ...teamsOf(tournament).map(({ team }) => [team, team] as const),
  ...Object.entries(keys).map(([id, key]) => [key, id] as const),
];

type Place = Pick<Tournament, 'id' | 'revision' | 'host' | 'league' | 'event' | 'pin' | 'participants' | 'rounds'>;

/**
 * The tournament of an archive in place of an earlier state; games that were there keep their ids, and players who had
 * withdrawn by themselves may still return by themselves.
 */
export function localTournament(
  archived: ArchivedTournament,
  { id, revision, host, league, event, pin, participants: entered, rounds: earlier }: Place,
  ids: LocalIds,
  chance: Chance,
): Tournament {
  const { participants, rounds, ...rest } = withIds(archived, ids.of);
  const wentThemselves = new Set(
    playersOf({ participants: entered }).flatMap(({ account, selfWithdrawn }) => (selfWithdrawn ? [account] : [])),
  );
  const localPlayer = (player: Player): Player => ({
    ...player,
    person: { ...player.person, ghost: isGuestId(player.account) },
    selfWithdrawn: player.withdrawnFrom !== null && wentThemselves.has(player.account),
  });
  return {
    ...rest,
    id,
    revision,
    host,
    league,
    event,
    pin,
    participants: participants.map(
      (one): Participant =>
        one.kind === 'player' ? localPlayer(one) : { ...one, members: one.members.map(localPlayer) },
    ),
    rounds: rounds.map((round) => {
      const known = gameIds(earlier[round.number - 1]);
      const idOf = (game: OnlineGame): GameId => known.get(seatsText(game)) ?? drawId(chance, 10);
      return withBoards(round, (board) => localBoard(board, idOf));
    }),
    draft: null,
  };
}

function localBoard(board: Board, idOf: (game: OnlineGame) => GameId): Board {
  const games = board.games.map((game) => ({ ...game, id: idOf(game) }));
  const ids = new Map(board.games.map(({ id: key }, index) => [key, games[index]?.id ?? null]));
  const matchGames = board.matchGames.map((one) => ({ ...one, online: one.online && (ids.get(one.online) ?? null) }));
  return { ...board, games, matchGames };
}

const gameIds = (round: Round | undefined): ReadonlyMap<string, GameId> =>
  new Map(
    (round === undefined ? [] : boardsOf(round)).flatMap(({ games }) =>
      games.map((game) => [seatsText(game), game.id]),
    ),
  );

const seatsText = ({ white, black, sequence }: OnlineGame): string => `${white} ${black} ${sequence}`;
