import type { Actor } from '../access/actor.ts';
import { type AccountId, isGuestId, type TeamId } from '../ids.ts';
import type { TournamentNotice } from '../message.ts';
import { boardsReplayed, withoutCommon } from './change.ts';
import { asIdentified } from './identity.ts';
import { KINDS } from './kinds.ts';
import { boardsOf, freeRoundsOf, matchesOf, playersOf, type Round, type Tournament } from './state.ts';

/** What somebody is told. */
export interface Told {
  readonly account: AccountId;
  readonly notice: TournamentNotice;
}

/**
 * What a change tells those who play, in their inboxes: that they are paired, that they have a bye, that somebody else, or
 * the program, has withdrawn them (checklist D-72). It follows from the two values alone. Nobody is told more than one
 * thing of a change: of several rounds that are paired at once, the first that is to be played.
 */
export function noticesOf(earlier: Tournament, after: Tournament, actor: Actor): Told[] {
  const before = asIdentified(earlier, after);
  const changed = after.rounds.filter((round, at) => isPairedAnew(before.rounds[at], round));
  if (changed.length === 0 && before.participants === after.participants) return [];
  const about = { tournament: after.id, name: after.settings.name };
  const isReader = readersOf(after);
  const areTeamsPaired = KINDS[after.settings.kind].paired === 'teams';
  const placesOf = (round: Round | undefined) =>
    round === undefined ? [] : [...seatsOf(round, isReader), ...(areTeamsPaired ? [] : byesOf(round, isReader))];
  const told = new Map<AccountId, TournamentNotice>();
  for (const [account, round] of newlyWithdrawn(before, after)) {
    const isOwnDoing = actor.kind === 'person' && actor.account === account;
    if (!isOwnDoing && isReader(account)) told.set(account, { kind: 'withdrawn', ...about, round });
  }
  for (const round of changed) {
    const known = new Set(placesOf(before.rounds[round.number - 1]).map(({ key }) => key));
    for (const { key, account, place } of placesOf(round)) {
      if (place === null || known.has(key) || told.has(account)) continue;
      told.set(account, { ...place, ...about, round: round.number });
    }
  }
  return [...told].map(([account, notice]) => ({ account, notice }));
}

/** Whether this is somebody who can be told something: no guest, no account without a log-in. */
type IsReader = (who: AccountId | TeamId) => who is AccountId;

/** They are looked up when one is asked for, as most changes tell nobody anything. */
function readersOf(tournament: Tournament): IsReader {
  let readers: ReadonlySet<string> | null = null;
  const lookUp = () => {
    const players = playersOf(tournament).filter(({ account, person }) => !person.ghost && !isGuestId(account));
    return new Set<string>(players.map(({ account }) => account));
  };
  return (who): who is AccountId => {
    readers ??= lookUp();
    return readers.has(who);
  };
}

/** Not where the same people still sit at the same boards: then only what has been played is otherwise. */
const isPairedAnew = (was: Round | undefined, is: Round): boolean =>
  was !== is && is.kind === 'paired' && (was === undefined || boardsReplayed(was, is) === null);

/** Who is not in the tournament any more, with the first round that is played without him. */
function newlyWithdrawn(before: Tournament, after: Tournament): (readonly [AccountId, number])[] {
  const were = new Map(
    playersOf(withoutCommon(before, after)).map(({ account, withdrawnFrom }) => [account, withdrawnFrom]),
  );
  return playersOf(withoutCommon(after, before)).flatMap(({ account, withdrawnFrom }) =>
    withdrawnFrom !== null && were.get(account) === null ? [[account, withdrawnFrom] as const] : [],
  );
}

/** What a round is to somebody. */
interface InRound {
  readonly account: AccountId;
  /** The same as long as opponent and colour are. */
  readonly key: string;
  /** Null where there is nothing to tell, as of a board that has its result. */
  readonly place: Place | null;
}

type Place =
  | Pick<Extract<TournamentNotice, { readonly board: number }>, 'kind' | 'match' | 'board'>
  | { readonly kind: 'hasBye' };

function seatsOf(round: Round, isReader: IsReader): InRound[] {
  const matches = new Map(matchesOf(round).flatMap(({ board, boards }) => boards.map((one) => [one, board] as const)));
  return boardsOf(round).flatMap((one) => {
    const { white, black, board, result } = one;
    const match = matches.get(one) ?? null;
    const seat = (kind: 'playsWhite' | 'playsBlack', account: AccountId): InRound[] => {
      const place = result === null ? { kind, match, board } : null;
      return isReader(account) ? [{ account, key: `${kind} ${white} ${black}`, place }] : [];
    };
    return [...seat('playsWhite', white), ...seat('playsBlack', black)];
  });
}

/** A bye without points is a round that somebody has missed, or has asked to miss. */
const byesOf = (round: Round, isReader: IsReader): InRound[] =>
  freeRoundsOf(round).flatMap(({ who, bye }) =>
    isReader(who) ? [{ account: who, key: `bye ${who}`, place: bye === 'zero-point' ? null : { kind: 'hasBye' } }] : [],
  );
