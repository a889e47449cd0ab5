/** Corrects an entry, for example a misspelt name. */

import { nonNull } from '../../kernel/given.ts';
import { type AccountId, isGuestId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import type { EntrantDetails } from '../command.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED } from '../decision.ts';
import { fideNumbersAreFree } from '../guards/fide-numbers.ts';
import { granted } from '../guards/refusals.ts';
import { reseeded } from '../rounds/seeding.ts';
import { withPlayer } from '../value/change.ts';
import { type Player, playerOf, type Tournament } from '../value/state.ts';

/** Name, FIDE number, birth date and sex belong to the account, if any. After the start numbers stay. */
export function editEntrant(
  before: Tournament,
  account: AccountId,
  details: EntrantDetails,
  { actor }: DecisionContext,
): Decided {
  const player = playerOf(before, account);
  if (player === undefined) return refuse('notParticipating');
  if (before.phase.kind === 'finished') return refuse('tournamentFinished');
  const isOfPerson = details.name !== null || Object.keys(details.facts ?? {}).length > 0;
  if (isOfPerson && !isGuestId(account)) return refuse('invalidInput');
  const mended = mendedEntry(player, details);
  if (isSame(mended, player)) return done(before);
  const isUnchanged = mended.person.fideNumber === player.person.fideNumber;
  const isFree = isUnchanged ? granted : fideNumbersAreFree(before, [mended], actor, account);
  if (!isFree.ok) return isFree;
  const after = withPlayer(before, account, () => mended);
  return done(before.phase.kind === 'open' ? reseeded(after, after.participants) : after, { events: GAMES_CHANGED });
}

function mendedEntry(player: Player, { name, facts = {}, title, rating, federation, club }: EntrantDetails): Player {
  const { nationalId: known, registeredName, ...person } = player.person;
  const isRenamed = name !== null && (name.firstName !== person.firstName || name.lastName !== person.lastName);
  const { nationalId = known, ...mended } = facts;
  const withId = nationalId ? { nationalId } : {};
  const withName = isRenamed ? name : nonNull({ registeredName: registeredName ?? null });
  return { ...player, title, rating, federation, club, person: { ...person, ...withName, ...mended, ...withId } };
}
