import { describe, expect, it } from 'vitest';
import { asId } from '../../../../domain/kernel/ids.ts';
import type { Title } from '../../../../domain/people/titles.ts';
import {
  articleOf,
  federationMix,
  holdersAtLeast,
  holdersOf,
  type NormCondition,
  oneAtMost,
  ownAtMost,
  titledAtLeast,
} from '../../../../domain/rating/norms/conditions.ts';
import { EXEMPTION_ARTICLES } from '../../../../domain/rating/norms/exemption.ts';
import { pointsTable } from '../../../../domain/rating/norms/forecast.ts';
import type {
  ForeignerCount,
  NormDeclarations,
  NormInput,
  NormOpponent,
  NormRound,
  NormSystem,
} from '../../../../domain/rating/norms/input.ts';
import { lastGame } from '../../../../domain/rating/norms/last-game.ts';
import { mixToCome } from '../../../../domain/rating/norms/mix-to-come.ts';
import {
  COUNTED_TITLES,
  isOpenTo,
  NORM_TITLES,
  type NormTitle,
  REQUIREMENTS,
} from '../../../../domain/rating/norms/titles.ts';
import { checkNorm, type NormBasis, type NormVerdict } from '../../../../domain/rating/norms/verdict.ts';
import { fixture } from '../../support/fixture.ts';

interface Vector {
  readonly id: string;
  readonly what: string;
  readonly event: {
    readonly system: 'swiss' | 'round-robin' | 'double-round-robin' | 'team';
    readonly rounds: number;
    readonly hostFederation: string;
    readonly minGames?: number;
    readonly exemption?: '1.4.3a' | '1.4.3b' | '1.4.3c';
    readonly bigSwiss?: readonly { foreignRated: number; federations: number; titled: number }[];
  };
  readonly player: { readonly federation: string; readonly sex: 'm' | 'w'; readonly title: Title | null };
  readonly rounds: readonly VectorRound[];
}

interface VectorRound {
  readonly round: number;
  readonly opponent: {
    readonly rating: number | null;
    readonly title: Title | null;
    readonly federation: string;
    readonly scoredZeroAgainstRated?: boolean;
  } | null;
  readonly result: '1' | '=' | '0' | '+' | '-' | 'U' | 'H' | 'F' | 'Z' | null;
}

interface Expected {
  readonly norm: boolean;
  readonly path?: string;
  readonly ignored?: readonly number[];
  readonly countsAsGames?: number;
}

type Case = Vector & { readonly expect: Readonly<Record<NormTitle, Expected | null>> };

type Forecast = Vector & {
  readonly title: NormTitle;
  readonly roundsLeft: number;
  readonly expect: {
    readonly gamesAtEnd: number;
    readonly table: readonly { points: string; averageAtLeast: number | 'any' }[];
    readonly holdersMissing: number;
    readonly titledMissing: number;
    readonly foreignFederationsMissing: number;
  };
};

type LastRound = Vector & {
  readonly title: NormTitle;
  readonly expect: { readonly leastResult: '0' | '=' | '1' | null; readonly mustPlay: boolean | null };
};

const VECTORS = fixture<{ cases: Case[]; forecasts: Forecast[]; lastRounds: LastRound[] }>('norms/cases.json');

const SYSTEMS: Readonly<Record<Vector['event']['system'], NormSystem>> = {
  swiss: 'swiss',
  'round-robin': 'roundRobin',
  'double-round-robin': 'doubleRoundRobin',
  team: 'swiss',
};

const EXEMPTIONS = {
  '1.4.3a': 'nationalChampionship',
  '1.4.3b': 'nationalTeamChampionship',
  '1.4.3c': 'zonal',
} as const;

const inputOf = ({ event, player, rounds }: Vector): NormInput => ({
  event: {
    system: SYSTEMS[event.system],
    rounds: event.rounds,
    // Of a double round robin, the one system where it counts.
    players: event.rounds / 2 + 1,
    hostFederation: event.hostFederation,
    declared: declaredIn(event),
    foreigners: (event.bigSwiss ?? []).map(
      ({ foreignRated, federations, titled }): ForeignerCount => ({ players: foreignRated, federations, titled }),
    ),
  },
  player: { federation: player.federation, sex: player.sex === 'w' ? 'F' : 'M', title: player.title },
  rounds: rounds.map(roundOf),
});

const declaredIn = ({ minGames, exemption }: Vector['event']): NormDeclarations => ({
  occasion: minGames === 7 ? 'teamChampionship' : 'ordinary',
  exemption: exemption === undefined ? null : EXEMPTIONS[exemption],
});

function roundOf({ round, opponent, result }: VectorRound): NormRound {
  const against: NormOpponent | null =
    opponent === null
      ? null
      : { ...opponent, id: asId(`r${round}`), scoredZeroAgainstRated: opponent.scoredZeroAgainstRated === true };
  switch (result) {
    case null:
      return { kind: 'toCome', round, opponent: against };
    case 'U':
      return { kind: 'bye', round, bye: 'pairing-allocated' };
    case 'F':
      return { kind: 'bye', round, bye: 'full-point' };
    case 'H':
      return { kind: 'bye', round, bye: 'half-point' };
    case 'Z':
      return { kind: 'bye', round, bye: 'zero-point' };
    case '+':
    case '-':
      return { kind: 'forfeit', round, opponent: against, outcome: result === '+' ? 'win' : 'loss' };
    default:
      if (against === null) throw new Error(`a game without an opponent in round ${round}`);
      return { kind: 'game', round, opponent: against, outcome: OUTCOMES[result], isRated: true, isOnline: false };
  }
}

const OUTCOMES = { '1': 'win', '=': 'draw', '0': 'loss' } as const;

const pointsText = (halfPoints: number | null): string | null => (halfPoints === null ? null : String(halfPoints / 2));

/** In the words of the vectors. */
function asExpected(title: NormTitle, input: NormInput): unknown {
  if (!isOpenTo(title, input.player)) return null;
  const verdict = checkNorm(title, input);
  const { basis, figures } = verdict;
  const opponents = basis.games.map(({ opponent }) => opponent);
  const mix = federationMix(input.player.federation, opponents);
  const games = opponents.length;
  return {
    norm: verdict.kind === 'reached',
    ...reachedBy(verdict),
    fails: verdict.conditions.filter(({ isMet }) => !isMet).map((one) => codeOf(one, title)),
    games: figures?.games,
    score: pointsText(figures?.halfPoints ?? 0),
    ra: figures?.average,
    raised: figures?.raised ? [figures.raised.from, figures.raised.to] : null,
    rp: figures?.performance,
    scoreNeeded: pointsText(figures?.halfPointsNeeded ?? null),
    titled: holdersOf(COUNTED_TITLES, opponents),
    titledNeeded: titledAtLeast(games),
    holders: holdersOf(REQUIREMENTS[title].holders, opponents),
    holdersNeeded: holdersAtLeast(games, input.event.system),
    foreignFederations: mix.foreign,
    own: mix.own,
    ownMost: ownAtMost(games),
    one: mix.one.count,
    oneMost: oneAtMost(games),
    exemption: verdict.exemption === null ? null : EXEMPTION_ARTICLES[verdict.exemption],
  };
}

function reachedBy(verdict: NormVerdict) {
  if (verdict.kind !== 'reached') return {};
  const ignored = [...verdict.basis.later, ...verdict.basis.beaten].map(({ round }) => round);
  return {
    path: ignored.length > 0 ? '1.4.1e/f' : pathOf(verdict.basis),
    ignored: ignored.sort((one, other) => one - other),
    countsAsGames: verdict.countsAsGames,
  };
}

function pathOf({ freePoint, countedAsLost }: NormBasis): string {
  if (countedAsLost !== null) return '1.4.2c';
  return freePoint === null ? 'whole' : '1.4.1c';
}

function codeOf({ kind }: NormCondition, title: NormTitle): string {
  if (kind === 'ownFederation') return '1.4.4-own';
  if (kind === 'oneFederation') return '1.4.4-one';
  return kind === 'titleHolders' ? '1.4.5b-e' : articleOf(kind, title);
}

describe('norms in the vectors', () => {
  it.each(VECTORS.cases)('[NORM-1] the verdict of $id: $what', (vector) => {
    const input = inputOf(vector);
    for (const title of NORM_TITLES) {
      expect(asExpected(title, input), title).toEqual(vector.expect[title]);
    }
  });

  it('[NORM-1] the vectors have 88 verdicts', () => {
    const verdicts = VECTORS.cases.flatMap((vector) => Object.values(vector.expect).filter((one) => one !== null));
    expect(verdicts.length).toBe(88);
  });

  it.each(VECTORS.forecasts)('[NORM-13] the points that are needed in $id: $what', (vector) => {
    const input = inputOf(vector);
    const rounds: NormRound[] = Array.from({ length: vector.roundsLeft }, (_, index) => ({
      kind: 'toCome',
      round: vector.rounds.length + index + 1,
      opponent: null,
    }));
    const whole = { ...input, rounds: [...input.rounds, ...rounds] };
    const mix = mixToCome(vector.title, whole);
    expect({
      gamesAtEnd: whole.rounds.length,
      table: pointsTable(vector.title, whole).map(({ halfPoints, rating }) => ({
        points: String(halfPoints / 2),
        averageAtLeast: rating ?? 'any',
      })),
      holdersMissing: mix.holdersMissing,
      titledMissing: mix.titledMissing,
      foreignFederationsMissing: mix.federations?.foreignMissing,
    }).toEqual(vector.expect);
  });

  it.each(VECTORS.lastRounds)('[NORM-15] the last game in $id: $what', (vector) => {
    const last = lastGame(vector.title, inputOf(vector));
    expect(lastGameAsExpected(last)).toEqual(vector.expect);
  });
});

const RESULTS = { win: '1', draw: '=', loss: '0' } as const;

function lastGameAsExpected(last: ReturnType<typeof lastGame>) {
  switch (last?.kind) {
    case 'stands':
      return { leastResult: '0', mustPlay: false };
    case 'mustBePlayed':
      return { leastResult: RESULTS[last.least], mustPlay: true };
    default:
      return { leastResult: null, mustPlay: null };
  }
}
