/** A tournament as the event of a norm. */
import type { AccountId } from '../kernel/ids.ts';
import { localDayOf } from '../kernel/time-zone.ts';
import type { NormEventFacts } from '../rating/norms/event-conditions.ts';
import { type EventPlayer, foreignersByRound, hasStrongField } from '../rating/norms/exemption.ts';
import type { NormDeclarations, NormEvent, NormRound, NormSystem } from '../rating/norms/input.ts';
import { ratingListOf } from '../tournament/standings/rating-estimate.ts';
import { FORMATS, type FormatName } from '../tournament/value/formats.ts';
import { timeControlOf } from '../tournament/value/settings.ts';
import { pairedRounds, playersOf, type Tournament } from '../tournament/value/state.ts';
import { normRoundsCount, titleOf } from './norm-rounds.ts';

/** What the arbiter states for norms. */
export interface NormStatements {
  readonly declared: NormDeclarations;
  /** Day of the registration with FIDE, `YYYY-MM-DD`; null if unknown. */
  readonly registeredOn: string | null;
  /** Changes of pairings for somebody's benefit (1.4.2d); null if unknown. */
  readonly changesForBenefit: number | null;
  /** FIDE has rated the event. */
  readonly isRated: boolean;
}

/** Norms are made in standard chess that FIDE rates. */
export const hasNorms = ({ settings, hasTimeControl }: Pick<Tournament, 'settings' | 'hasTimeControl'>): boolean =>
  ratingListOf(settings, hasTimeControl) === 'standard';

/** Null for formats that need FIDE's approval (1.4.2e). */
const SYSTEMS: Readonly<Record<FormatName, NormSystem | null>> = {
  Knockout: 'knockout',
  SwissDutch: 'swiss',
  TeamKnockout: 'knockout',
  TeamSwissDutch: 'swiss',
  TeamMonrad: null,
  TeamKonrad: null,
  LimitedPlayerTeam: 'swiss',
  ManualPairing: null,
  RoundRobin: 'roundRobin',
  TeamRoundRobin: 'roundRobin',
  Monrad: null,
  Konrad: null,
};

function systemOf({ settings: { format, meetings } }: Tournament): NormSystem | null {
  const isAllPlayAll = FORMATS[format].paired === 'players' && FORMATS[format].system === 'roundRobin';
  if (!isAllPlayAll || meetings === 1) return SYSTEMS[format];
  return meetings === 2 ? 'doubleRoundRobin' : null;
}

export type RoundsByPlayer = ReadonlyMap<AccountId, readonly NormRound[]>;

export function normEvent(tournament: Tournament, rounds: RoundsByPlayer, declared: NormDeclarations): NormEvent {
  const system =
    systemOf(tournament) ?? (FORMATS[tournament.settings.format].roundMaking === 'atStart' ? 'roundRobin' : 'swiss');
  const hostFederation = tournament.settings.officialData.federation;
  return {
    system,
    rounds: normRoundsCount(tournament),
    players: playersOf(tournament).length,
    hostFederation,
    declared,
    foreigners: system === 'swiss' ? foreignersByRound(eventPlayers(tournament, rounds), hostFederation) : [],
  };
}

/** 1.5.6a: of individual Swiss tournaments. */
export const isStrongSwiss = (tournament: Tournament, rounds: RoundsByPlayer): boolean =>
  systemOf(tournament) === 'swiss' &&
  !FORMATS[tournament.settings.format].isTeam &&
  hasStrongField(eventPlayers(tournament, rounds));

const eventPlayers = (tournament: Tournament, rounds: RoundsByPlayer): EventPlayer[] =>
  playersOf(tournament).map(({ account, rating, title, federation }) => ({
    rating,
    title: titleOf(title),
    federation,
    presence: presenceIn(rounds.get(account) ?? [], pairedRounds(tournament)),
  }));

const presenceIn = (rounds: readonly NormRound[], paired: number): boolean[] =>
  Array.from({ length: paired }, (_, index) => rounds.some((one) => one.round === index + 1 && isPresent(one)));

function isPresent(round: NormRound): boolean {
  switch (round.kind) {
    case 'game':
    case 'toCome':
      return true;
    case 'forfeit':
      return round.outcome === 'win';
    case 'bye':
      return round.bye === 'pairing-allocated';
  }
}

export function normEventFacts(
  tournament: Tournament,
  rounds: RoundsByPlayer,
  { registeredOn, changesForBenefit }: Pick<NormStatements, 'registeredOn' | 'changesForBenefit'>,
): NormEventFacts {
  const { settings, hasTimeControl } = tournament;
  const { chiefArbiter, deputyArbiters, arbiters } = settings.officialData;
  const games = [...rounds.values()].flat().filter((round) => round.kind === 'game' && round.isOnline);
  return {
    startDate: settings.startDate,
    registeredOn,
    roundDays: roundDaysOf(tournament),
    timeControl: hasTimeControl ? timeControlOf(settings) : null,
    chiefArbiter,
    arbiters: [...(chiefArbiter === null ? [] : [chiefArbiter]), ...deputyArbiters, ...arbiters],
    playerNumbers: playersOf(tournament).flatMap(({ person }) => person.fideNumber ?? []),
    format: settings.format,
    isPermittedFormat: systemOf(tournament) !== null,
    variant: settings.variant,
    // Each game is in the rounds of both players.
    gamesOnline: games.length / 2,
    changesForBenefit,
  };
}

/** The local day of each round; null if unscheduled. */
export const roundDaysOf = (tournament: Tournament): (string | null)[] =>
  Array.from({ length: normRoundsCount(tournament) }, (_, index) => {
    const startAt = tournament.rounds[index]?.startAt ?? null;
    return startAt === null ? null : localDayOf(startAt, tournament.settings.timeZone);
  });
