import type { AccountId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import { type Decided, done, GAMES_CHANGED } from '../decision.ts';
import { withPlayer } from '../value/change.ts';
import { FORMATS } from '../value/formats.ts';
import { type PlayerDecision, playerOf, type Tournament } from '../value/state.ts';

/** Replaces the list of one player. Published rounds stay; the next pairing uses it. */
export function setDecisions(before: Tournament, account: AccountId, decisions: readonly PlayerDecision[]): Decided {
  const player = playerOf(before, account);
  if (player === undefined) return refuse('notParticipating');
  if (FORMATS[before.settings.format].table !== 'players') return refuse('decisionsNotOffered');
  if (isSame(decisions, player.decisions ?? [])) return done(before);
  const after = withPlayer(before, account, ({ decisions: _, ...rest }) =>
    decisions.length === 0 ? rest : { ...rest, decisions },
  );
  return done(after, { events: GAMES_CHANGED });
}
