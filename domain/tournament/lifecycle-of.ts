/** What the guards and the schedule ask of a tournament: how far it has come. */
import { DAY, millis } from '../time.ts';
import { KINDS } from './kinds.ts';
import type { Lifecycle } from './lifecycle.ts';
import { boardsOfMatch, openLineUpsIn } from './match.ts';
import { pairsEverybody, unpairedIn } from './presence.ts';
import { entrantsOf, pairingsMadeIn } from './seats.ts';
import { boardsOf, type Round, type Tournament } from './state.ts';

export function lifecycleOf(tournament: Tournament): Lifecycle {
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
    rounds: tournament.rounds.map((round) => progressOf(tournament, round)),
    startedAt: phase.kind === 'open' ? null : phase.startedAt,
    finishedAt: phase.kind === 'finished' ? phase.finishedAt : null,
  };
}

function progressOf(tournament: Tournament, round: Round): Lifecycle['rounds'][number] {
  const boards = boardsOf(round);
  const results = boards.filter(({ result }) => result !== null).length;
  const openLineUps = openLineUpsIn(round).length;
  return {
    number: round.number,
    startAt: round.startAt,
    pairedAt: round.kind === 'paired' ? round.pairedAt : null,
    results,
    missing: boards.length - results + openLineUps * boardsOfMatch(tournament.settings),
    openLineUps,
    unpaired: unpairedPlayers(tournament, round),
  };
}

/** Who is present in a paired round and has neither a game nor a bye in it, in a format that pairs everybody. */
function unpairedPlayers(tournament: Tournament, round: Round): number {
  if (round.kind === 'planned' || !pairsEverybody(KINDS[tournament.settings.kind])) return 0;
  const made = pairingsMadeIn(round);
  const entrants = entrantsOf(tournament);
  const seats = made.reduce((sum, { black }) => sum + (black === null ? 1 : 2), 0);
  // Nobody has two seats in such a round.
  return seats >= entrants.length ? 0 : unpairedIn(round.number, entrants, made).length;
}
