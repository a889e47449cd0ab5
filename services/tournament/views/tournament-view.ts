import { writeSettings } from '../../../contract/tournament/settings.ts';
import type { TournamentView } from '../../../contract/tournament/tournaments.ts';
import { roundsInAll } from '../../../domain/tournament/guards/lifecycle.ts';
import { publicOfficialData } from '../../../domain/tournament/value/official-data.ts';
import type { Tournament } from '../../../domain/tournament/value/state.ts';
import { iso } from './live.ts';

/** Only organisers see the e-mail addresses of officials. */
export function presentTournament(tournament: Tournament, isForHost: boolean): TournamentView {
  const { settings, host, league, phase, pin, nextPairingAt } = tournament;
  return {
    ...writeSettings({
      ...settings,
      officialData: isForHost ? settings.officialData : publicOfficialData(settings.officialData),
    }),
    id: tournament.id,
    firstOnlinePairing: settings.online ? iso(settings.firstPairingAt) : null,
    currentOnlinePairingTime: nextPairingAt === null ? null : iso(nextPairingAt),
    timeControlKnown: tournament.hasTimeControl,
    rounds: roundsInAll(settings.format, settings.rounds, tournament.rounds.length),
    organiser: host.id,
    organiserType: host.type,
    league: league?.league ?? null,
    season: league?.season ?? null,
    category: league?.category ?? null,
    started: phase.kind !== 'open',
    finished: phase.kind === 'finished',
    pairingGenerationFailed: tournament.pairingFailed,
    randomSeeding: tournament.randomSeeding,
    pinned: pin.pinned,
    pinnedOrder: pin.order,
    revision: tournament.revision,
  };
}
