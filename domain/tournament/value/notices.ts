import type { Actor } from '../../access/actor.ts';
import { type AccountId, isGuestId, type TeamId } from '../../kernel/ids.ts';
import type { TournamentNotice } from '../../message.ts';
import { boardsReplayed, withoutCommon } from './change.ts';
import { dayNoticesOf } from './day-notices.ts';
import { FORMATS } from './formats.ts';
import { asIdentified } from './identity.ts';
import { boardsOf, freeRoundsOf, matchesOf, openGames, playersOf, type Round, type Tournament } from './state.ts';

export interface AccountNotice {
  readonly account: AccountId;
  readonly notice: TournamentNotice;
}

/** Derived from the two states (checklist D-72). Each receiver gets at most one, for the first round to be played. */
export const noticesOf = (earlier: Tournament, after: Tournament, actor: Actor): AccountNotice[] =>
  noticesTo(readersOf(after), earlier, after, actor);

/** The same for guests, who may be entrants of an event with an e-mail address. */
export const guestNoticesOf = (earlier: Tournament, after: Tournament, actor: Actor): AccountNotice[] =>
  noticesTo((who): who is AccountId => isGuestId(who), earlier, after, actor);

function noticesTo(isReader: IsReader, earlier: Tournament, after: Tournament, actor: Actor): AccountNotice[] {
  const before = asIdentified(earlier, after);
  const changed = after.rounds.filter((round, at) => isPairedAgain(before.rounds[at], round));
  const days = dayNoticesOf(before, after, actor);
  if (changed.length === 0 && days.length === 0 && before.participants === after.participants) return [];
  const about = { tournament: after.id, name: after.settings.name };
  const areTeamsPaired = FORMATS[after.settings.format].paired === 'teams';
  const placesOf = (round: Round | undefined) =>
    round === undefined ? [] : [...seatsOf(round, isReader), ...(areTeamsPaired ? [] : byesOf(round, isReader))];
  const notices = new Map<AccountId, TournamentNotice>();
  for (const [account, round] of newlyWithdrawn(before, after)) {
    const isOwnDoing = actor.kind === 'person' && actor.account === account;
    if (!isOwnDoing && isReader(account)) notices.set(account, { kind: 'withdrawn', ...about, round });
  }
  for (const round of changed) {
    const known = new Set(placesOf(before.rounds[round.number - 1]).map(({ key }) => key));
    for (const { key, account, place } of placesOf(round)) {
      if (place === null || known.has(key) || notices.has(account)) continue;
      notices.set(account, { ...place, ...about, round: round.number });
    }
  }
  for (const { account, ...day } of days) {
    if (isReader(account) && !notices.has(account)) notices.set(account, { ...about, ...day });
  }
  return [...notices].map(([account, notice]) => ({ account, notice }));
}

type IsReader = (who: AccountId | TeamId) => who is AccountId;

/** Lazy, as most changes notify nobody. */
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

/** False if the same people sit at the same boards, as then only results changed. */
const isPairedAgain = (before: Round | undefined, after: Round): boolean =>
  before !== after && after.kind === 'paired' && (before === undefined || boardsReplayed(before, after) === null);

/** Newly withdrawn players with their first missed round. */
function newlyWithdrawn(before: Tournament, after: Tournament): (readonly [AccountId, number])[] {
  const were = new Map(
    playersOf(withoutCommon(before, after)).map(({ account, withdrawnFrom }) => [account, withdrawnFrom]),
  );
  return playersOf(withoutCommon(after, before)).flatMap(({ account, withdrawnFrom }) =>
    withdrawnFrom !== null && were.get(account) === null ? [[account, withdrawnFrom] as const] : [],
  );
}

interface InRound {
  readonly account: AccountId;
  /** Equal for the same opponent and colour. */
  readonly key: string;
  /** Null if there is nothing to notify, as for a board with a result. */
  readonly place: Place | null;
}

type Place =
  | Pick<Extract<TournamentNotice, { readonly game: unknown }>, 'kind' | 'match' | 'board' | 'game'>
  | { readonly kind: 'hasBye' };

function seatsOf(round: Round, isReader: IsReader): InRound[] {
  const matches = new Map(matchesOf(round).flatMap(({ board, boards }) => boards.map((one) => [one, board] as const)));
  return boardsOf(round).flatMap((one) => {
    const { white, black, board, result } = one;
    const match = matches.get(one) ?? null;
    const game = openGames(one).at(-1)?.id ?? null;
    const seat = (kind: 'playsWhite' | 'playsBlack', account: AccountId): InRound[] => {
      const place = result === null ? { kind, match, board, game } : null;
      return isReader(account) ? [{ account, key: `${kind} ${white} ${black}`, place }] : [];
    };
    return [...seat('playsWhite', white), ...seat('playsBlack', black)];
  });
}

/** Zero-point byes are missed rounds or requested byes. */
const byesOf = (round: Round, isReader: IsReader): InRound[] =>
  freeRoundsOf(round).flatMap(({ who, bye }) =>
    isReader(who) ? [{ account: who, key: `bye ${who}`, place: bye === 'zero-point' ? null : { kind: 'hasBye' } }] : [],
  );
