/** Replaces an entrant by another account everywhere. */
import { type AccountId, isGuestId } from '../../kernel/ids.ts';
import { ok, refuse } from '../../kernel/result.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED } from '../decision.ts';
import { fideNumbersAreFree } from '../guards/fide-numbers.ts';
import { listFederation, ratingAtEntry } from '../rounds/entry-rating.ts';
import { reseeded } from '../rounds/seeding.ts';
import { withPlayer } from '../value/change.ts';
import { renamed } from '../value/identity.ts';
import { boardsOf, openGames, playerOf, type Tournament } from '../value/state.ts';

/** Missing data come from the account; a wrong account is replaced with all its data (ENTRY-17). */
export function identifyEntrant(
  before: Tournament,
  entrant: AccountId,
  account: AccountId,
  { actor, effectResult }: DecisionContext,
): Decided {
  if (playerOf(before, entrant) === undefined) return refuse('notParticipating');
  const isGuest = isGuestId(entrant);
  if (before.phase.kind === 'finished') return refuse('tournamentFinished');
  if (isPlayingOnline(before, entrant)) return refuse('entrantIsPlaying');
  // A player with an online game has logged in, so their identity is certain.
  if (!isGuest && hasPlayedOnline(before, entrant)) return refuse('hasAccount');
  if (isGuestId(account)) return refuse('noSuchAccount');
  if (effectResult?.kind !== 'entry') {
    return ok({ kind: 'loadEntrant', account, league: before.league, federation: listFederation(before.settings) });
  }
  const { entry } = effectResult;
  if (entry === null) return refuse('noSuchAccount');
  if (playerOf(before, entry.account) !== undefined) return refuse('alreadyParticipating');
  const isFree = fideNumbersAreFree(before, [entry], actor, entrant);
  if (!isFree.ok) return isFree;
  const { person, title, federation, club } = entry;
  const rating = ratingAtEntry(before.settings, entry.rating, entry.listed);
  const after = withPlayer(renamed(before, { from: entrant, account: entry.account }), entry.account, (player) =>
    isGuest ? { ...player, person, club: player.club ?? club } : { ...player, person, title, rating, federation, club },
  );
  const isBySomebodyElse = actor.kind === 'person' && actor.account !== entry.account;
  return done(before.phase.kind === 'open' ? reseeded(after, after.participants) : after, {
    messages: isBySomebodyElse ? [{ kind: 'entered', account: entry.account, by: actor.account }] : [],
    events: GAMES_CHANGED,
  });
}

const boardsWith = ({ rounds }: Tournament, who: AccountId) =>
  rounds.flatMap(boardsOf).filter((board) => board.white === who || board.black === who);

/** Game objects identify players by account. */
const isPlayingOnline = (tournament: Tournament, who: AccountId): boolean =>
  boardsWith(tournament, who).some((board) => openGames(board).length > 0);

const hasPlayedOnline = (tournament: Tournament, who: AccountId): boolean =>
  boardsWith(tournament, who).some(({ games }) => games.some(({ end }) => end !== null && end.plies > 0));
