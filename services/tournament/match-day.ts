import type { MatchAction } from '../../contract/tournament/matches.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { TeamId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { FoundMatch } from '../../domain/tournament/commands/teams/matches.ts';
import { matchAsked } from '../../domain/tournament/commands/teams/matches.ts';
import { sidesSpokenFor } from '../../domain/tournament/guards/authority.ts';
import { sideInMatch } from '../../domain/tournament/teams/match.ts';
import { homeOf, openPostponement } from '../../domain/tournament/teams/match-day.ts';
import {
  mayAnswerPostponement,
  mayAnswerReport,
  mayArrangeMatch,
  mayAskPostponement,
  mayDecideMatch,
  mayReportMatch,
} from '../../domain/tournament/teams/match-guards.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import { visibilityFor } from '../../domain/view/audience.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';
import { visibleTournament } from './views/view.ts';

export interface MatchDayPage extends FoundMatch {
  /** The side of the team for which the viewer acts. */
  readonly side: Color | null;
  /** Whether the viewer may read the communication of the captains. */
  readonly isConcerned: boolean;
  /** Whether the viewer may see its results (show only the top). */
  readonly isShown: boolean;
  readonly may: readonly MatchAction[];
}

/** A match on its day, with the actions open to this user now. A captain of both teams acts for the named one. */
export async function viewMatch(
  deps: Deps,
  actor: Actor,
  id: string,
  asked: { readonly round: number; readonly team: TeamId },
): Promise<MatchDayPage> {
  const tournament = await visibleTournament(deps, actor, id);
  const match = orNotFound(matchAsked(tournament, asked), 'noSuchPairing');
  const runs = can(actor, { do: 'runTournaments', of: tournament.host });
  const named = sideInMatch(match.match, asked.team);
  const sides = sidesSpokenFor(actor, match.match);
  const side = sides.includes(named) ? named : (sides[0] ?? null);
  const visible = visibilityFor(actor, tournament);
  return {
    ...match,
    side,
    isConcerned: runs || side !== null,
    isShown: match.match.boards.every(({ white, black }) => visible.result(white, black)),
    may: [
      ...(side === null ? [] : captainActions(match, side, sides, deps.now())),
      ...(runs ? organiserActions(match) : []),
    ],
  };
}

function captainActions(found: FoundMatch, side: Color, sides: readonly Color[], now: Millis): MatchAction[] {
  const { tournament, match } = found;
  const open = openPostponement(match);
  const may: Readonly<Record<Exclude<MatchAction, 'arrange' | 'decide'>, boolean>> = {
    report: mayReportMatch(found, side, now).ok,
    answerReport: mayAnswerReport(found, sides, now).ok,
    postpone: mayAskPostponement(found, FAR_AWAY, now).ok,
    // A proposed date that has passed can be declined, but not accepted.
    answerPostponement: open !== null && mayAnswerPostponement(found, sides, false, now).ok,
    namePlace: !tournament.settings.online && homeOf(tournament.settings, match) === side,
  };
  return (Object.keys(may) as (keyof typeof may)[]).filter((action) => may[action]);
}

const FAR_AWAY = Number.MAX_SAFE_INTEGER as Millis;

const organiserActions = (found: FoundMatch): MatchAction[] => [
  ...(mayArrangeMatch(found, found.match.day.startAt, found.round.pairedAt).ok ? (['arrange'] as const) : []),
  ...(mayDecideMatch(found).ok ? (['decide'] as const) : []),
];
