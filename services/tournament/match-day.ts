import type { MatchDeed } from '../../contract/matches.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { TeamId } from '../../domain/ids.ts';
import type { Millis } from '../../domain/time.ts';
import { sidesSpokenFor } from '../../domain/tournament/authority.ts';
import type { FoundMatch } from '../../domain/tournament/commands/matches.ts';
import { matchAsked } from '../../domain/tournament/commands/matches.ts';
import type { Color } from '../../domain/tournament/field.ts';
import { sideInMatch } from '../../domain/tournament/match.ts';
import { homeOf, openPostponement } from '../../domain/tournament/match-day.ts';
import {
  mayAnswerPostponement,
  mayAnswerReport,
  mayArrangeMatch,
  mayAskPostponement,
  mayDecideMatch,
  mayReportMatch,
} from '../../domain/tournament/match-guards.ts';
import type { Deps } from '../deps.ts';
import { found } from '../refusal.ts';
import { visibleTournament } from './view.ts';
import { visibilityFor } from './visibility.ts';

export interface MatchDayPage extends FoundMatch {
  /** The team that the reader speaks for, by its side. */
  readonly side: Color | null;
  /** Whether what captains say to one another is for this reader. */
  readonly isConcerned: boolean;
  /** Whether its results are (show only the top). */
  readonly isShown: boolean;
  readonly may: readonly MatchDeed[];
}

/** A match on its day, and what this reader may do about it now. Where he is captain of both, he speaks for the team named. */
export async function viewMatch(
  deps: Deps,
  actor: Actor,
  id: string,
  asked: { readonly round: number; readonly team: TeamId },
): Promise<MatchDayPage> {
  const tournament = await visibleTournament(deps, actor, id);
  const match = found(matchAsked(tournament, asked), 'noSuchPairing');
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
      ...(side === null ? [] : captainsDeeds(match, side, sides, deps.now())),
      ...(runs ? organisersDeeds(match) : []),
    ],
  };
}

function captainsDeeds(found: FoundMatch, side: Color, sides: readonly Color[], now: Millis): MatchDeed[] {
  const { tournament, match } = found;
  const open = openPostponement(match);
  const may: Readonly<Record<Exclude<MatchDeed, 'arrange' | 'decide'>, boolean>> = {
    report: mayReportMatch(found, side, now).ok,
    answerReport: mayAnswerReport(found, sides, now).ok,
    postpone: mayAskPostponement(found, FAR_AWAY, now).ok,
    // What has passed meanwhile can be refused, but not be agreed to.
    answerPostponement: open !== null && mayAnswerPostponement(found, sides, false, now).ok,
    namePlace: !tournament.settings.online && homeOf(tournament.settings, match) === side,
  };
  return (Object.keys(may) as (keyof typeof may)[]).filter((deed) => may[deed]);
}

const FAR_AWAY = Number.MAX_SAFE_INTEGER as Millis;

const organisersDeeds = (found: FoundMatch): MatchDeed[] => [
  ...(mayArrangeMatch(found, found.match.day.startAt, found.round.pairedAt).ok ? (['arrange'] as const) : []),
  ...(mayDecideMatch(found).ok ? (['decide'] as const) : []),
];
