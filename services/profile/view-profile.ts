import { type Account, readAccount } from '../../db/read/account.ts';
import { type Houses, type PlayedGame, type PlayedTournament, readHistory, readHouses } from '../../db/read/profile.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { seesName } from '../account/find-by-fide-number.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';
import { hostOf, mayView, runs } from '../tournament/access.ts';
import { type RatingEstimate, ratingEstimateOf } from './rating-estimate.ts';

export interface Profile {
  readonly account: Account;
  readonly estimate: RatingEstimate;
  readonly nameVisible: boolean;
  readonly houses: Houses;
  readonly tournaments: readonly PlayedTournament[];
  readonly games: readonly (PlayedGame & {
    /** Whether the opponent's name is shown; the profile's heading decides about the owner's name. */
    readonly namesVisible: boolean;
  })[];
}

/** A profile as the caller may see it: private tournaments require the right to see them. */
export async function viewProfile(deps: Deps, actor: Actor, id: AccountId): Promise<Profile> {
  const account = orNotFound(await readAccount(deps.db, id), 'noSuchAccount');
  const [history, houses, estimate] = await Promise.all([
    readHistory(deps.db, account.id),
    readHouses(deps.db, account.id),
    ratingEstimateOf(deps, actor, account),
  ]);
  const reader = actor.kind === 'person' ? actor.account : null;
  const own = reader === account.id;
  const visible = (played: PlayedTournament | PlayedGame): boolean => mayView(actor, played, own);
  return {
    account,
    estimate,
    houses,
    nameVisible: await seesName(deps, actor, account),
    tournaments: history.tournaments.filter(visible),
    games: history.games.filter(visible).map((game) => ({
      ...game,
      // If a tournament shows only its top, a list must not reveal its participants (checklist D-73).
      outcome: plays(reader, game) || game.showOnlyTop === null || runs(actor, game) ? game.outcome : null,
      namesVisible: !game.showOnlyUsernames || can(actor, { do: 'seeNames', of: hostOf(game) }),
    })),
  };
}

const plays = (reader: AccountId | null, { white, black }: PlayedGame): boolean =>
  white.id === reader || black.id === reader;
