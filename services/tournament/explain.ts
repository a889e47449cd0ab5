import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId } from '../../domain/ids.ts';
import type { PairingInput, PairingRefusal } from '../../domain/pairing/pairing.ts';
import type { ExplainedPairing } from '../../domain/pairing/swiss-dutch/explain.ts';
import type { Result } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { toField } from './field.ts';
import { pairingRules } from './pairing-input.ts';
import { visibleState } from './view.ts';
import { visibilityFor } from './visibility.ts';

/** Pairs a round of a Swiss anew and says why; it runs where rounds are paired. */
export type ExplainRound = (input: PairingInput) => Promise<Result<ExplainedPairing, PairingRefusal>>;

export interface ExplainedRound {
  readonly explained: ExplainedPairing;
  readonly accountOf: (number: number) => AccountId;
  /** Whether the round stands as the program pairs it: the arbiter may have changed it by hand. */
  readonly asPaired: boolean;
}

/** Why a round of a Swiss was paired as it was, from what was known before it. */
export async function explainRound(
  deps: Deps,
  actor: Actor,
  id: string,
  round: number,
  explain: ExplainRound,
): Promise<ExplainedRound> {
  const state = await visibleState(deps, actor, id);
  // The brackets are the scores of all players.
  if (!visibilityFor(actor, state).wholeTable) throw new Refusal('forbidden');
  if (state.tournament.kind !== 'SwissDutch') throw new Refusal('formatNotOffered');
  const drawn = state.pairings.filter(
    (row) => row.round === round && (row.black !== null || row.bye === 'pairing-allocated'),
  );
  if (drawn.length === 0) throw new Refusal('noSuchRound');
  const numbered = toField(state);
  const { numberOf, accountOf } = numbered;
  const present = drawn.flatMap(({ white, black }) =>
    [white, black].flatMap((account) => (account && numberOf.get(account)) ?? []),
  );
  const reasons = await explain({ ...pairingRules(state, numbered, round), present });
  if (!reasons.ok) throw new Refusal('pairingFailed');
  const explained = reasons.value;
  const boards = new Set(drawn.flatMap(({ white, black }) => (black === null ? [] : [`${white} ${black}`])));
  const asPaired = explained.pairs.every(({ white, black }) => boards.has(`${accountOf(white)} ${accountOf(black)}`));
  return { explained, accountOf, asPaired };
}
