import type {
  EventConditionView,
  NormCandidateView,
  NormConditionView,
  NormsAnswer,
} from '../../contract/tournament/norms.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { halfPoints, toPoints } from '../../domain/kernel/points.ts';
import { arbiterCandidates } from '../../domain/rating/norms/arbiter-norm.ts';
import { articleOf, type NormCondition } from '../../domain/rating/norms/conditions.ts';
import { halfPointsIn } from '../../domain/rating/norms/counted-games.ts';
import {
  EVENT_ARTICLES,
  type EventCondition,
  eventConditions,
  hasSlowDays,
} from '../../domain/rating/norms/event-conditions.ts';
import { EXEMPTION_ARTICLES } from '../../domain/rating/norms/exemption.ts';
import type { Outlook } from '../../domain/rating/norms/forecast.ts';
import type { MixToCome } from '../../domain/rating/norms/mix-to-come.ts';
import type { NormTitle } from '../../domain/rating/norms/titles.ts';
import type { NormVerdict } from '../../domain/rating/norms/verdict.ts';
import type { Tournament } from '../../domain/tournament/value/state.ts';
import {
  hasNorms,
  isStrongSwiss,
  type NormStatements,
  normEventFacts,
  roundDaysOf,
} from '../../domain/view/norm-event.ts';
import { reportForm } from '../../domain/view/norm-forms.ts';
import { normRoundsOf } from '../../domain/view/norm-rounds.ts';
import { type NormCandidate, normCandidates } from '../../domain/view/norms.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { visibleTournament } from './views/view.ts';

/** A tournament for those who run it. */
export async function tournamentWithNorms(deps: Deps, actor: Actor, id: string): Promise<Tournament> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  return tournament;
}

/** The norms of a tournament, for those who run it. */
export async function normsOf(deps: Deps, actor: Actor, id: string, statements: NormStatements): Promise<NormsAnswer> {
  const tournament = await tournamentWithNorms(deps, actor, id);
  const rounds = normRoundsOf(tournament);
  const report = reportForm(tournament, []);
  return {
    offered: hasNorms(tournament),
    format: tournament.settings.format,
    conditions: eventConditions(normEventFacts(tournament, rounds, statements)).map(presentEventCondition),
    slowDays: hasSlowDays({ roundDays: roundDaysOf(tournament) }),
    strongField: isStrongSwiss(tournament, rounds),
    candidates: normCandidates(tournament, statements.declared).map(presentCandidate),
    arbiters: arbiterCandidates(report).map(({ official: { name }, duty, forms }) => ({
      name,
      duty,
      forms: [...forms],
    })),
    reportLacks: report.missing.map((one) => ({ kind: one.kind, name: 'name' in one ? one.name : null })),
  };
}

function presentEventCondition(condition: EventCondition): EventConditionView {
  return {
    kind: condition.kind,
    article: EVENT_ARTICLES[condition.kind],
    state: condition.state,
    ...wantedAndFound(condition),
  };
}

function wantedAndFound(condition: EventCondition): Pick<EventConditionView, 'wanted' | 'found'> {
  switch (condition.kind) {
    case 'registration':
    case 'roundsADay':
    case 'hoursADay':
    case 'thinkingTime':
    case 'span':
    case 'gamesOnline':
    case 'changesForBenefit':
      return { wanted: condition.wanted, found: condition.found };
    case 'chiefArbiter':
      return { wanted: null, found: condition.found?.name ?? null };
    case 'playingArbiters':
      return { wanted: null, found: condition.found?.join('; ') ?? null };
    case 'sameTime':
    case 'format':
    case 'variant':
      return { wanted: null, found: null };
  }
}

export function presentCandidate({ player, title, verdict, outlook, mix, ...rest }: NormCandidate): NormCandidateView {
  return {
    account: player.account,
    title,
    ...presentVerdict(verdict),
    conditions: verdict.conditions.map((condition) => presentCondition(condition, title)),
    outlook: presentOutlook(outlook),
    mix: presentMix(mix),
    rows: rest.rows.map(({ halfPoints: half, rating }) => ({ points: pointsOf(half), rating })),
    lastGame: rest.lastGame,
  };
}

const pointsOf = (half: number): number => toPoints(halfPoints(half));

function presentVerdict(verdict: NormVerdict) {
  const { kind, figures, basis, exemption } = verdict;
  const needed = figures?.halfPointsNeeded ?? null;
  return {
    verdict: kind,
    games: basis.games.length,
    points: pointsOf(halfPointsIn(basis.games)),
    average: figures?.average ?? null,
    performance: figures?.performance ?? null,
    pointsNeeded: needed === null ? null : pointsOf(needed),
    countsAsGames: verdict.kind === 'reached' ? verdict.countsAsGames : null,
    exemption: exemption === null ? null : { kind: exemption, article: EXEMPTION_ARTICLES[exemption] },
  };
}

function presentCondition(condition: NormCondition, title: NormTitle): NormConditionView {
  const { kind, bound, wanted, found, isMet } = condition;
  const unit = kind === 'score' ? pointsOf : (count: number) => count;
  return { kind, article: articleOf(kind, title), bound, wanted: unit(wanted), found: unit(found), met: isMet };
}

function presentOutlook(outlook: Outlook): NormCandidateView['outlook'] {
  if (outlook.kind !== 'needs') return outlook;
  const { kind, halfPoints: half, games, average } = outlook;
  return { kind, points: pointsOf(half), games, average };
}

const presentMix = ({ unknown, holdersMissing, titledMissing, federations }: MixToCome): NormCandidateView['mix'] => ({
  unknown,
  holdersMissing,
  titledMissing,
  foreignMissing: federations?.foreignMissing ?? null,
  ownRoom: federations?.ownRoom ?? null,
  oneRoom: federations?.oneRoom ?? null,
});
