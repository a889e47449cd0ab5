import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId } from '../../domain/ids.ts';
import type { PairingInput, PairingRefusal } from '../../domain/pairing/pairing.ts';
import type { ExplainedPairing } from '../../domain/pairing/swiss-dutch/explain.ts';
import type { Result } from '../../domain/result.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { numberedField } from '../../domain/tournament/numbered-field.ts';
import { pairingInput } from '../../domain/tournament/pairing-input.ts';
import { boardsOf, freeRoundsOf, type Round } from '../../domain/tournament/state.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { visibleTournament } from './view.ts';
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
  number: number,
  explain: ExplainRound,
): Promise<ExplainedRound> {
  const tournament = await visibleTournament(deps, actor, id);
  // The brackets are the scores of all players.
  if (!visibilityFor(actor, tournament).wholeTable) throw new Refusal('forbidden');
  if (!KINDS[tournament.settings.kind].explains) throw new Refusal('formatNotOffered');
  const round = tournament.rounds[number - 1];
  const drawn = round === undefined ? [] : drawnIn(round);
  if (round === undefined || drawn.length === 0) throw new Refusal('noSuchRound');
  const numbered = numberedField(tournament);
  const { numberOf, accountOf } = numbered;
  const present = drawn.flatMap((account) => numberOf.get(account) ?? []);
  const reasons = await explain({ ...pairingInput(tournament, number, numbered), present });
  if (!reasons.ok) throw new Refusal('pairingFailed');
  const explained = reasons.value;
  const boards = new Set(boardsOf(round).map(({ white, black }) => `${white} ${black}`));
  const asPaired = explained.pairs.every(({ white, black }) => boards.has(`${accountOf(white)} ${accountOf(black)}`));
  return { explained, accountOf, asPaired };
}

/** Who was there to be paired: everybody with an opponent, and who was left over. */
const drawnIn = (round: Round): AccountId[] => [
  ...boardsOf(round).flatMap(({ white, black }) => [white, black]),
  ...freeRoundsOf(round).flatMap(({ who, bye }) => (bye === 'pairing-allocated' ? [who as AccountId] : [])),
];
