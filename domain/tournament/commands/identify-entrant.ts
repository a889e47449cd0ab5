/** A guest who turns out to be somebody with an account: wherever he stood, the account stands from then on. */
import { type AccountId, isGuestId } from '../../ids.ts';
import { ok, refuse } from '../../result.ts';
import { withPlayer } from '../change.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS } from '../decision.ts';
import { renamed } from '../identity.ts';
import { reseeded } from '../seeding.ts';
import { boardsOf, openGames, playerOf, type Tournament } from '../state.ts';

/**
 * Results, start number, line-ups and what was said of his entry stay; name, birth date and FIDE number are those of the
 * account, and so is the club where nobody has said one. Before the start the list is in its order with the other name.
 */
export function identifyEntrant(
  before: Tournament,
  guest: AccountId,
  account: AccountId,
  { actor, supplied }: Circumstances,
): Decided {
  if (playerOf(before, guest) === undefined) return refuse('notParticipating');
  if (!isGuestId(guest)) return refuse('hasAccount');
  if (before.phase.kind === 'finished') return refuse('tournamentFinished');
  if (isPlayingOnline(before, guest)) return refuse('entrantIsPlaying');
  // The guests of a tournament stand in its tables only.
  if (isGuestId(account)) return refuse('noSuchAccount');
  if (supplied?.kind !== 'entry') return ok({ kind: 'whoIs', account, league: before.league });
  const { entry } = supplied;
  if (entry === null) return refuse('noSuchAccount');
  if (playerOf(before, entry.account) !== undefined) return refuse('alreadyParticipating');
  const after = withPlayer(renamed(before, { guest, account: entry.account }), entry.account, (player) => ({
    ...player,
    person: entry.person,
    club: player.club ?? entry.club,
  }));
  const isBySomebodyElse = actor.kind === 'person' && actor.account !== entry.account;
  return done(before.phase.kind === 'open' ? reseeded(after, after.participants) : after, {
    messages: isBySomebodyElse ? [{ kind: 'entered', account: entry.account, by: actor.account }] : [],
    news: GAMES_NEWS,
  });
}

/** The object of a game knows its players by their accounts. */
const isPlayingOnline = ({ rounds }: Tournament, who: AccountId): boolean =>
  rounds.flatMap(boardsOf).some((board) => (board.white === who || board.black === who) && openGames(board).length > 0);
