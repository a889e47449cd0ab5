import type { AccountId } from '../../kernel/ids.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { DraftCommand } from '../command.ts';
import { type Decided, type DecisionContext, done } from '../decision.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import type { Guard } from '../guards/refusals.ts';
import { mayDraft } from '../guards/round-guards.ts';
import { draftedIn, fitOf, fits, pairingOf, seatsOf, swapped } from '../rounds/draft.ts';
import { numberedField } from '../rounds/numbered-field.ts';
import { pairedField } from '../rounds/paired-field.ts';
import type { RoundDraft, Tournament } from '../value/state.ts';
import { answeringRound, isPairedAlready, pairRound, proposedRound, roundMade } from './pair-rounds.ts';
import { withGamesAdjourned } from './postponed-games.ts';

/** Replaces an existing draft. */
export function draftRound(
  tournament: Tournament,
  { adjourn }: Extract<DraftCommand, { kind: 'draftRound' }>,
  context: DecisionContext,
): Decided {
  const before = adjourn ? withGamesAdjourned(tournament, context.now) : tournament;
  const round = mayDraft(lifecycleOf(before), adjourn);
  if (!round.ok) return round;
  return proposedRound(before, round.value, context, (pairing) => {
    const proposed = seatsOf(pairing, numberedField(before));
    const version = (before.draft?.version ?? 0) + 1;
    const draft: RoundDraft = { round: round.value, version, proposed, seats: proposed };
    return done({ ...before, pairingFailed: false, draft });
  });
}

/** `version` is that of the draft that the organiser has seen. */
export function swapInDraft(before: Tournament, who: readonly [AccountId, AccountId], version: number): Decided {
  const draft = draftSeen(before, version);
  if (!draft.ok) return draft;
  const [one, other] = who;
  if (one === other) return refuse('samePlayer');
  const drafted = draftedIn(draft.value.seats);
  if (!drafted.includes(one) || !drafted.includes(other)) return refuse('notParticipating');
  const seats = swapped(draft.value.seats, who);
  return done({ ...before, draft: { ...draft.value, version: version + 1, seats } });
}

/** Publishes the draft as if the program had paired it. */
export function publishDraft(
  before: Tournament,
  { version, round: meant }: Extract<DraftCommand, { kind: 'publishDraft' }>,
  context: DecisionContext,
): Decided {
  if (isPairedAlready(lifecycleOf(before), meant)) return done(before, { answer: { round: meant } });
  const draft = draftSeen(before, version);
  if (!draft.ok) return draft;
  // Open games were confirmed with the draft.
  const round = mayDraft(lifecycleOf(before), true);
  if (!round.ok) return round;
  const decided = published(before, draft.value, context) ?? refuse('draftOutdated');
  return answeringRound(decided, draft.value.round);
}

export function discardDraft(before: Tournament): Decided {
  return before.draft === null ? refuse('noDraft') : done({ ...before, draft: null });
}

/** Publishes a fitting draft when the round is due, else pairs it. */
export function roundDue(before: Tournament, number: number, context: DecisionContext): Decided {
  const { draft } = before;
  const drafted = draft?.round === number ? published(before, draft, context) : undefined;
  return drafted ?? pairRound(before, number, context);
}

/** Undefined if the players of the draft are not those present. */
function published(before: Tournament, draft: RoundDraft, context: DecisionContext): Decided | undefined {
  const numbered = numberedField(before);
  const pairing = pairingOf(draft.seats, numbered);
  if (pairing === undefined || !fits(fitOf(before, draft, numbered))) return undefined;
  return roundMade(before, draft.round, pairing, pairedField(before), context);
}

function draftSeen({ draft }: Tournament, version: number): Guard<RoundDraft> {
  if (draft === null) return refuse('noDraft');
  return draft.version === version ? ok(draft) : refuse('draftChanged');
}
