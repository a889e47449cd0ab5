import type { Chance } from '../../kernel/chance.ts';
import type { LeagueId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import { isPast, type Millis } from '../../kernel/time.ts';
import { isAcceleratable } from '../../pairing/baku-acceleration.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED, type GameMessage } from '../decision.ts';
import { isFrozen, mayEdit } from '../guards/editing.ts';
import { mayDelete, mayStart } from '../guards/entry-guards.ts';
import type { Lifecycle } from '../guards/lifecycle.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { mayChangeNextPairing } from '../guards/round-guards.ts';
import { checkSettings } from '../guards/settings-check.ts';
import { due, firstPlannedPairing, replannedPairing, respacedStarts } from '../rounds/schedule.ts';
import { computedRounds, FORMATS } from '../value/formats.ts';
import { changedSettings, editedSettings, type SentSettings } from '../value/settings.ts';
import { boardsOf, type LeaguePlace, openGames, playersOf, type Tournament, teamsOf } from '../value/state.ts';
import { roundDue } from './draft.ts';
import { cancelled } from './games.ts';
import { pairAllRounds } from './pair-rounds.ts';
import { remindDue } from './remind-players.ts';
import { movedRound } from './rounds.ts';
import { reordered, withLotsDrawn } from './starting-order.ts';
import { closeLineUps } from './teams/line-ups.ts';

export function start(before: Tournament, { now, chance }: DecisionContext): Decided {
  const { settings } = before;
  const players = playersOf(before).length;
  const teams = teamsOf(before);
  const emptyTeam = teams.find(({ members }) => members.length === 0)?.name ?? null;
  const allowed = mayStart(lifecycleOf(before), { players, teams: teams.length, emptyTeam });
  if (!allowed.ok) return allowed;
  const entries = FORMATS[settings.format].paired === 'teams' ? teams.length : players;
  const rounds = computedRounds(settings.format, { entries, meetings: settings.meetings ?? 1 }) ?? settings.rounds;
  const after: Tournament = {
    ...withLotsDrawn(before, chance),
    settings: { ...settings, rounds },
    phase: { kind: 'running', startedAt: now },
    initialColor: before.initialColor ?? (chance(2) === 0 ? 'white' : 'black'),
  };
  return done(after, { events: GAMES_CHANGED });
}

/** Allowed until round 1 begins; running games then have no tournament to report to. */
export function deleteTournament(before: Tournament, { now }: DecisionContext): Decided {
  const allowed = mayDelete(lifecycleOf(before), now);
  if (!allowed.ok) return allowed;
  return done(null, { messages: cancelled(before.rounds.flatMap(boardsOf).flatMap(openGames)) });
}

export const pin = (before: Tournament, pinned: boolean, order: number): Decided =>
  done({ ...before, pin: { pinned, order } });

/** Into a league, or out of the one that the sender saw it in; also after the end. */
export function setLeague(
  before: Tournament,
  { from, league }: { readonly from: LeagueId | null; readonly league: LeaguePlace | null },
): Decided {
  if ((before.league?.league ?? null) !== from) return refuse('changedMeanwhile');
  return done({ ...before, league }, { events: GAMES_CHANGED });
}

/** Everything but the format at first, only superficial fields later. */
export function edit(
  before: Tournament,
  { settings: sent, setsBye = false }: { readonly settings: SentSettings; readonly setsBye?: boolean },
  { now, chance }: DecisionContext,
): Decided {
  const settings = editedSettings(before.settings, sent, setsBye);
  const changed = changedSettings(before.settings, settings);
  const lifecycle = lifecycleOf(before);
  const allowed = mayEdit(lifecycle, changed, settings.firstPairingAt, now);
  if (!allowed.ok) return allowed;
  const possible = checkSettings(settings, changed);
  if (!possible.ok) return possible;
  if (before.acceleration !== 'none' && !isAcceleratable(settings.points))
    return refuse('accelerationNeedsUsualPoints');
  if (changed.length === 0) return done(before);
  // Saving the full form confirms the time control.
  const edited = { ...before, settings, hasTimeControl: before.hasTimeControl || !isFrozen(lifecycle, now) };
  const after = changed.includes('startingOrder') ? reordered(edited) : edited;
  const nextPairingAt = planned(lifecycle, lifecycleOf(after), now);
  if (!changed.some((name) => name === 'interval' || name === 'roundPlan'))
    return done({ ...after, nextPairingAt }, { events: GAMES_CHANGED });
  return respaced({ ...after, nextPairingAt }, now, chance);
}

/** Moves rounds that were made at the start and have not begun. */
function respaced(before: Tournament, now: Millis, chance: Chance): Decided {
  if (FORMATS[before.settings.format].roundMaking !== 'atStart') return done(before, { events: GAMES_CHANGED });
  const starts = respacedStarts(lifecycleOf(before), now);
  if ([...starts.values()].some((to) => isPast(to, now))) return refuse('timeInThePast');
  const messages: GameMessage[] = [];
  const rounds = before.rounds.map((round) => {
    const to = starts.get(round.number);
    if (to === undefined) return round;
    const moved = movedRound(round, to, chance);
    messages.push(...moved.messages);
    return moved.round;
  });
  return done({ ...before, rounds }, { messages, events: GAMES_CHANGED });
}

/** Stays unless the first pairing or the plan moves, or the tournament switches to or from online play. */
function planned(before: Lifecycle, after: Lifecycle, now: Millis): Millis | null {
  const isSamePlan = isSame(before.roundPlan, after.roundPlan) && before.roundPause === after.roundPause;
  if (isSamePlan && before.online === after.online && before.firstPairingAt === after.firstPairingAt)
    return before.nextPairingAt;
  const isAhead = before.startedAt === null || !isFrozen(before, now);
  return isAhead
    ? firstPlannedPairing(FORMATS[after.format], after.online, after.firstPairingAt)
    : replannedPairing(after, now);
}

export function changeNextPairing(before: Tournament, at: Millis, { now }: DecisionContext): Decided {
  if (before.phase.kind === 'finished') return refuse('tournamentFinished');
  const allowed = mayChangeNextPairing(lifecycleOf(before), at, now);
  if (!allowed.ok) return allowed;
  const isFirst = before.rounds.every(({ kind }) => kind === 'planned');
  const settings = isFirst ? { ...before.settings, firstPairingAt: at } : before.settings;
  return done({ ...before, settings, nextPairingAt: at }, { events: GAMES_CHANGED });
}

export function whatIsDue(before: Tournament, context: DecisionContext): Decided {
  const next = due(lifecycleOf(before), context.now);
  if (next === null) return done(before);
  switch (next.kind) {
    case 'pairRound':
      return roundDue(before, next.round, context);
    case 'pairAllRounds':
      return pairAllRounds(before, context);
    case 'remindPlayers':
      return remindDue(before, context.now);
    case 'closeLineUps':
      return closeLineUps(before, next.round, context);
    case 'finish':
      return finish(before, context.now);
  }
}

function finish(before: Tournament, finishedAt: Millis): Decided {
  if (before.phase.kind !== 'running') return done(before);
  const { startedAt } = before.phase;
  return done(
    { ...before, phase: { kind: 'finished', startedAt, finishedAt }, nextPairingAt: null },
    { events: GAMES_CHANGED },
  );
}
