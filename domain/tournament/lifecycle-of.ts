/** What the guards and the schedule ask of a tournament: how far it has come. */
import { DAY, type Millis, millis } from '../time.ts';
import { KINDS } from './kinds.ts';
import type { Lifecycle } from './lifecycle.ts';
import { boardsOfMatch, openLineUpsIn } from './match.ts';
import { startOfMatch } from './match-day.ts';
import { pairsEverybody, withoutSeat } from './presence.ts';
import { firstStart, lineUpsCloseAt } from './schedule.ts';
import { type EntrantId, entrantsOf } from './seats.ts';
import { boardsOf, type Pairing, pairingsOf, type Round, type Tournament } from './state.ts';

/** Worked out once for a value: with each change it is asked for several times. */
export function lifecycleOf(tournament: Tournament): Lifecycle {
  const lifecycle = KNOWN.get(tournament) ?? readLifecycle(tournament);
  KNOWN.set(tournament, lifecycle);
  return lifecycle;
}

const KNOWN = new WeakMap<Tournament, Lifecycle>();

function readLifecycle(tournament: Tournament): Lifecycle {
  const { id, settings, phase, nextPairingAt, pairingFailed } = tournament;
  const { kind, online, selfJoinable, perTeam, firstPairingAt, interval } = settings;
  return {
    id,
    kind,
    online,
    selfJoinable,
    perTeam,
    firstPairingAt,
    interval,
    nextPairingAt,
    pairingFailed,
    endsAt: millis(Date.parse(`${settings.endDate}T00:00:00Z`) + DAY),
    announcedRounds: settings.rounds,
    rounds: progressOf(tournament),
    startedAt: phase.kind === 'open' ? null : phase.startedAt,
    finishedAt: phase.kind === 'finished' ? phase.finishedAt : null,
  };
}

function progressOf({ settings, participants, rounds }: Tournament): Lifecycle['rounds'] {
  const pairsAll = pairsEverybody(KINDS[settings.kind]);
  const entrants = entrantsOf({ settings, participants });
  return rounds.map((round) => {
    const { results, missing, openLineUps, firstOpenStart, seated } = countOf(round);
    // Nobody has two seats in a round that has one for everybody.
    const mayLack = round.kind === 'paired' && pairsAll && seated.size < entrants.length;
    return {
      number: round.number,
      startAt: round.startAt,
      pairedAt: round.kind === 'paired' ? round.pairedAt : null,
      results,
      missing: missing + openLineUps * boardsOfMatch(settings),
      openLineUps,
      lineUpsCloseAt: lineUpsCloseAt(settings, firstOpenStart),
      unpaired: mayLack ? withoutSeat(round.number, entrants, seated).length : 0,
    };
  });
}

interface RoundCount {
  readonly results: number;
  /** Boards without a result. */
  readonly missing: number;
  readonly openLineUps: number;
  /** When the first match begins whose line-ups are open. */
  readonly firstOpenStart: Millis | null;
  readonly seated: ReadonlySet<EntrantId>;
}

/** What was counted of a round: most rounds stay as they are. */
const COUNTS = new WeakMap<Round, RoundCount>();

function countOf(round: Round): RoundCount {
  const known = COUNTS.get(round);
  if (known !== undefined) return known;
  const boards = boardsOf(round);
  const count = {
    results: boards.filter(({ result, decided }) => result !== null || decided.length > 0).length,
    missing: boards.filter(({ result }) => result === null).length,
    openLineUps: openLineUpsIn(round).length,
    firstOpenStart: firstStart(openLineUpsIn(round).map((match) => startOfMatch(round, match))),
    seated: new Set(pairingsOf(round).flatMap(sidesIn)),
  };
  COUNTS.set(round, count);
  return count;
}

const sidesIn = (pairing: Pairing): readonly EntrantId[] =>
  pairing.kind === 'bye' ? [pairing.who] : [pairing.white, pairing.black];
