import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE, type Millis, millis } from '../../../domain/kernel/time.ts';
import { mayDelete, mayJoin, mayLeave, mayStart } from '../../../domain/tournament/guards/entry-guards.ts';
import type { Lifecycle } from '../../../domain/tournament/guards/lifecycle.ts';
import { lifecycleOf } from '../../../domain/tournament/guards/lifecycle-of.ts';
import type { Entrant } from '../../../domain/tournament/guards/presence.ts';
import {
  mayAddRound,
  mayChangeNextPairing,
  mayDeleteRound,
  mayPairByButton,
  mayRecordResult,
  maySetUpRound,
} from '../../../domain/tournament/guards/round-guards.ts';
import * as seats from '../../../domain/tournament/guards/seats.ts';
import { type MadePairing, mayAddPairing, mayPairByHand } from '../../../domain/tournament/rounds/hand-pairing.ts';
import { obstaclesOf, progressOf } from '../../../domain/tournament/rounds/next-round.ts';
import { showsLobbyBanner } from '../../../domain/tournament/rounds/schedule.ts';
import { playersOf, type Tournament as Value } from '../../../domain/tournament/value/state.ts';
import { pairingsMade } from '../../../web/model/field.ts';
import { entrantsOf, tournamentOf } from '../../../web/model/tournament-of.ts';
import { at } from '../../support/domain/tournament.ts';
import { walk } from '../../support/domain/tournament-walk.ts';
import { pageOfValue } from '../../support/web/page-of-value.ts';

const MOMENTS = [at(-HOUR), at(-5 * MINUTE), at(0), at(MINUTE), at(3 * HOUR)];

/** All that the pages of a tournament ask the domain, as one text. */
function answers(
  tournament: Lifecycle,
  entrants: readonly Entrant<string>[],
  made: readonly MadePairing<string>[],
): string {
  const rounds = Array.from({ length: tournament.rounds.length + 2 }, (_, index) => index + 1);
  const [one, two] = entrants.map(({ id }) => id);
  const asked = (now: Millis) => ({
    banner: showsLobbyBanner(tournament, now),
    deleted: mayDelete(tournament, now),
    nextPairing: mayChangeNextPairing(tournament, millis(now + HOUR), now),
    rounds: rounds.map((round) => [
      mayAddRound(tournament, round),
      maySetUpRound(tournament, round, millis(now + HOUR), now),
    ]),
  });
  return JSON.stringify({
    obstacles: obstaclesOf(progressOf(tournament)),
    start: mayStart(tournament, { players: entrants.length, teams: 0, emptyTeam: null }),
    buttons: [mayPairByButton(tournament, 'pairings'), mayPairByButton(tournament, 'challenges')],
    join: [true, false].map((participating) => mayJoin(tournament, { participating, teamSize: null })),
    leave: [true, false].map((participating) => mayLeave(tournament, participating)),
    rounds: rounds.map((round) => [
      mayDeleteRound(tournament, round),
      mayAddPairing(tournament, round),
      mayRecordResult(tournament, round, 'draw'),
      one === undefined || mayPairByHand(tournament, { round, white: one, black: two ?? null }, entrants, made),
      one === undefined || mayPairByHand(tournament, { round, white: one, black: null }, entrants, made),
    ]),
    times: MOMENTS.map(asked),
  });
}

/** A bye that is requested for a round to come is on the page, and pairs nobody. */
const madeOf = (value: Value): readonly MadePairing<string>[] => [
  ...seats.pairingsMade(value),
  ...value.requestedByes.map(({ who, round, bye }) => ({
    round,
    board: 0,
    white: who,
    black: null,
    bye,
    result: null,
  })),
];

function differs(value: Value): readonly string[] {
  const page = pageOfValue(value);
  const onPage = answers(tournamentOf(page), entrantsOf(page), pairingsMade(page));
  const atServer = answers(lifecycleOf(value), seats.entrantsOf(value), madeOf(value));
  return onPage === atServer ? [] : [`the page says ${onPage}, the domain ${atServer}`];
}

/** The first player has asked for half a point in the last round that is announced. */
function withRequestedBye(value: Value): Value {
  const [first] = playersOf(value);
  const round = value.settings.rounds ?? value.rounds.length + 1;
  const isToCome = value.rounds[round - 1]?.kind !== 'paired';
  if (first === undefined || !isToCome) return value;
  return { ...value, requestedByes: [{ who: first.account, round, bye: 'half-point' }] };
}

describe('a page', () => {
  it('a page allows what the domain allows, and refuses what it refuses, whatever has been done', () => {
    const seen = { tournaments: 0, finished: 0, unpaired: 0 };
    const faults = Array.from({ length: 60 }, (_, index) =>
      walk(index + 1, 80, new Map(), (_before, after) => {
        seen.tournaments += 1;
        seen.finished += Number(after.phase.kind === 'finished');
        seen.unpaired += Number(lifecycleOf(after).rounds.some(({ unpaired }) => unpaired > 0));
        return [...differs(after), ...differs(withRequestedBye(after))];
      }),
    ).filter((fault) => fault !== null);
    expect(faults.slice(0, 1)).toEqual([]);
    // What is special has come up.
    expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
  });

  it('a page has the same players as the domain', () => {
    walk(7, 30, new Map(), (_before, after) => {
      expect(entrantsOf(pageOfValue(after)).map(({ id }) => id)).toEqual(
        playersOf(after).map(({ account }) => account),
      );
      return [];
    });
  });
});
