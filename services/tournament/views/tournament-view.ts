import { writeSettings } from '../../../contract/tournament/settings.ts';
import type { TournamentView } from '../../../contract/tournament/tournaments.ts';
import { roundsInAll } from '../../../domain/tournament/guards/lifecycle.ts';
import type { Tournament } from '../../../domain/tournament/value/state.ts';
import { iso } from './live.ts';

export function presentTournament(tournament: Tournament): TournamentView {
  const { settings, host, league, phase, pin, nextPairingAt } = tournament;
  return {
    ...writeSettings(settings),
    id: tournament.id,
    first_online_pairing: settings.online ? iso(settings.firstPairingAt) : null,
    current_online_pairing_time: nextPairingAt === null ? null : iso(nextPairingAt),
    time_control_known: tournament.hasTimeControl,
    rounds: roundsInAll(settings.format, settings.rounds, tournament.rounds.length),
    organiser: host.id,
    organiser_type: host.type,
    league: league?.league ?? null,
    season: league?.season ?? null,
    category: league?.category ?? null,
    started: phase.kind !== 'open',
    finished: phase.kind === 'finished',
    pairing_generation_failed: tournament.pairingFailed,
    random_seeding: tournament.randomSeeding,
    pinned: pin.pinned,
    pinned_order: pin.order,
    revision: tournament.revision,
  };
}
