/** The next round before it is published: as the program pairs it, and as the organiser then has it. */
import type { AccountId } from '../../ids.ts';
import { ok, refuse } from '../../result.ts';
import { type Circumstances, type Decided, done } from '../decision.ts';
import { draftedIn, fitOf, fits, pairingOf, seatsOf, swapped } from '../draft.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { numberedField } from '../numbered-field.ts';
import { pairedField } from '../paired-field.ts';
import type { Guard } from '../refusals.ts';
import { mayDraft } from '../round-guards.ts';
import type { RoundDraft, Tournament } from '../state.ts';
import { pairRound, proposedRound, roundMade } from './pair-rounds.ts';

/** A draft of the next round, as the program pairs it; one that there is gives way. */
export function draftRound(before: Tournament, circumstances: Circumstances): Decided {
  const round = mayDraft(lifecycleOf(before));
  if (!round.ok) return round;
  return proposedRound(before, round.value, circumstances, (pairing) => {
    const proposed = seatsOf(pairing, numberedField(before));
    const version = (before.draft?.version ?? 0) + 1;
    const draft: RoundDraft = { round: round.value, version, proposed, seats: proposed };
    return done({ ...before, pairingFailed: false, draft });
  });
}

/** Two change places in the draft that the organiser has seen. */
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

/** The draft becomes its round, as if the program had paired it so. */
export function publishDraft(before: Tournament, version: number, circumstances: Circumstances): Decided {
  const draft = draftSeen(before, version);
  if (!draft.ok) return draft;
  const round = mayDraft(lifecycleOf(before));
  if (!round.ok) return round;
  return published(before, draft.value, circumstances) ?? refuse('draftOutdated');
}

export function discardDraft(before: Tournament): Decided {
  return before.draft === null ? refuse('noDraft') : done({ ...before, draft: null });
}

/** The round that is due by the clock: as the organiser has drafted it where that still fits, or as the program pairs it. */
export function roundDue(before: Tournament, number: number, circumstances: Circumstances): Decided {
  const { draft } = before;
  const drafted = draft?.round === number ? published(before, draft, circumstances) : undefined;
  return drafted ?? pairRound(before, number, circumstances);
}

/** Undefined where the draft has not everybody who is there, or somebody else. */
function published(before: Tournament, draft: RoundDraft, circumstances: Circumstances): Decided | undefined {
  const numbered = numberedField(before);
  const pairing = pairingOf(draft.seats, numbered);
  if (pairing === undefined || !fits(fitOf(before, draft, numbered))) return undefined;
  return roundMade(before, draft.round, pairing, pairedField(before), circumstances);
}

function draftSeen({ draft }: Tournament, version: number): Guard<RoundDraft> {
  if (draft === null) return refuse('noDraft');
  return draft.version === version ? ok(draft) : refuse('draftChanged');
}
