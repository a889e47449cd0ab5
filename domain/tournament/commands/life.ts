/** Start, end and the tournament's own settings. */
import { isAcceleratable } from '../../pairing/baku-acceleration.ts';
import { refuse } from '../../result.ts';
import type { Millis } from '../../time.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS } from '../decision.ts';
import { isFrozen, mayEdit } from '../editing.ts';
import { mayDelete, mayStart } from '../entry-guards.ts';
import { computedRounds, KINDS } from '../kinds.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { mayChangeNextPairing } from '../round-guards.ts';
import { due, firstPlannedPairing, replannedPairing } from '../schedule.ts';
import { changedSettings, checkSettings, editedSettings, type Settings } from '../settings.ts';
import { boardsOf, openGames, playersOf, type Tournament, teamsOf } from '../state.ts';
import { roundDue } from './draft.ts';
import { cancelled } from './games.ts';
import { closeLineUps } from './line-ups.ts';
import { pairAllRounds } from './pair-rounds.ts';

/** The organiser starts the tournament: the field is closed, and rounds that are computed get their number. */
export function start(before: Tournament, { now, chance }: Circumstances): Decided {
  const { settings } = before;
  const players = playersOf(before).length;
  const teams = teamsOf(before);
  const emptyTeam = teams.find(({ members }) => members.length === 0)?.name ?? null;
  const allowed = mayStart(lifecycleOf(before), { players, teams: teams.length, emptyTeam });
  if (!allowed.ok) return allowed;
  const entries = KINDS[settings.kind].paired === 'teams' ? teams.length : players;
  const rounds = computedRounds(settings.kind, { entries, meetings: settings.meetings ?? 1 }) ?? settings.rounds;
  const after: Tournament = {
    ...before,
    settings: { ...settings, rounds },
    phase: { kind: 'running', startedAt: now },
    initialColor: before.initialColor ?? (chance(2) === 0 ? 'white' : 'black'),
  };
  return done(after, { news: GAMES_NEWS });
}

/** Deleted for good, as long as its first round has not begun; its games have nobody left to tell of their end. */
export function deleteTournament(before: Tournament, { now }: Circumstances): Decided {
  const allowed = mayDelete(lifecycleOf(before), now);
  if (!allowed.ok) return allowed;
  return done(null, { messages: cancelled(before.rounds.flatMap(boardsOf).flatMap(openGames)) });
}

/** Pinned to the top of the calendar, in this order. */
export const pin = (before: Tournament, pinned: boolean, order: number): Decided =>
  done({ ...before, pin: { pinned, order } });

/** The organiser edits the tournament: everything but the format at first, superficial fields later. */
export function edit(before: Tournament, wishes: Settings, { now }: Circumstances): Decided {
  const settings = editedSettings(before.settings, wishes);
  const changed = changedSettings(before.settings, settings);
  const lifecycle = lifecycleOf(before);
  const allowed = mayEdit(lifecycle, changed, settings.firstPairingAt, now);
  if (!allowed.ok) return allowed;
  const possible = checkSettings(settings, changed);
  if (!possible.ok) return possible;
  if (before.acceleration !== 'none' && !isAcceleratable(settings.points))
    return refuse('accelerationNeedsUsualPoints');
  if (changed.length === 0) return done(before);
  // Who saves the whole form has seen its time control.
  const after = { ...before, settings, timeControlTold: before.timeControlTold || !isFrozen(lifecycle, now) };
  return done({ ...after, nextPairingAt: planned(lifecycle, lifecycleOf(after), now) }, { news: GAMES_NEWS });
}

/** The next pairing as the edit plans it: it stays, unless the first one moves or the tournament goes on or off line. */
function planned(before: Lifecycle, after: Lifecycle, now: Millis): Millis | null {
  if (before.online === after.online && before.firstPairingAt === after.firstPairingAt) return before.nextPairingAt;
  const isAhead = before.startedAt === null || !isFrozen(before, now);
  return isAhead
    ? firstPlannedPairing(KINDS[after.kind], after.online, after.firstPairingAt)
    : replannedPairing(after, now);
}

/** The time of the next pairing is moved, with more than ten minutes' notice. */
export function changeNextPairing(before: Tournament, at: Millis, { now }: Circumstances): Decided {
  if (before.phase.kind === 'finished') return refuse('tournamentFinished');
  const allowed = mayChangeNextPairing(lifecycleOf(before), at, now);
  if (!allowed.ok) return allowed;
  const isFirst = before.rounds.every(({ kind }) => kind === 'planned');
  const settings = isFirst ? { ...before.settings, firstPairingAt: at } : before.settings;
  return done({ ...before, settings, nextPairingAt: at }, { news: GAMES_NEWS });
}

/** What the tournament does by itself at this moment. */
export function whatIsDue(before: Tournament, circumstances: Circumstances): Decided {
  const next = due(lifecycleOf(before), circumstances.now);
  if (next === null) return done(before);
  switch (next.kind) {
    case 'pairRound':
      return roundDue(before, next.round, circumstances);
    case 'pairAllRounds':
      return pairAllRounds(before, circumstances);
    case 'closeLineUps':
      return closeLineUps(before, next.round, circumstances);
    case 'finish':
      return finish(before, circumstances.now);
  }
}

function finish(before: Tournament, finishedAt: Millis): Decided {
  if (before.phase.kind !== 'running') return done(before);
  const { startedAt } = before.phase;
  return done(
    { ...before, phase: { kind: 'finished', startedAt, finishedAt }, nextPairingAt: null },
    { news: GAMES_NEWS },
  );
}
