import { describe, expect, it } from 'vitest';
import { HOUR } from '../../../../domain/kernel/time.ts';
import { checkSettings } from '../../../../domain/tournament/guards/settings-check.ts';
import { pairingInput } from '../../../../domain/tournament/rounds/pairing-input.ts';
import { rankFromScratch } from '../../../../domain/tournament/standings/ranking.ts';
import { FORMAT_NAMES } from '../../../../domain/tournament/value/formats.ts';
import { settingsFrom } from '../../../../domain/tournament/value/settings.ts';
import { playersOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { HOST_AUDIENCE, visibilityFor } from '../../../../domain/view/audience.ts';
import { playerCard } from '../../../../domain/view/player-card.ts';
import { decided, HOST, newTournament, withPlayers } from '../../../support/domain/played-tournament.ts';
import { reportedTournament } from '../../../support/domain/report-tournaments.ts';
import { at, FIRST_PAIRING } from '../../../support/domain/tournament.ts';

const dropping = (tournament: Tournament, droppedRounds: number): Tournament =>
  rankFromScratch({ ...tournament, settings: { ...tournament.settings, droppedRounds } });

const necessary = {
  name: 'Club evenings',
  startDate: '2026-11-21',
  endDate: '2026-11-22',
  firstPairingAt: FIRST_PAIRING,
};

describe('rounds that do not count', () => {
  it('[CNT-1] at least one round counts', () => {
    const check = (droppedRounds: number) =>
      checkSettings(settingsFrom({ ...necessary, format: 'SwissDutch', rounds: 3, droppedRounds })).ok;
    expect([0, 1, 2, 3, 4].map(check)).toEqual([true, true, true, false, false]);
  });

  it.each([
    ['before', -HOUR, 'done'],
    ['after', HOUR, 'fieldFrozen'],
  ] as const)('[CNT-1] %s the first pairing an edit of the rounds that do not count is %s', (_, moment, outcome) => {
    const tournament = withPlayers(newTournament(), 4);
    const settings = { ...tournament.settings, droppedRounds: 2 };
    const result = decided(tournament, { kind: 'edit', settings }, { actor: HOST, now: at(moment) });
    expect(result.ok ? 'done' : result.key).toBe(outcome);
  });

  it('[CNT-8] a Swiss, a Monrad and a Konrad of players offer it, and no other format', () => {
    const offering = FORMAT_NAMES.filter(
      (format) => settingsFrom({ ...necessary, format, rounds: 5, perTeam: 2, droppedRounds: 2 }).droppedRounds > 0,
    );
    expect(offering).toEqual(['SwissDutch', 'Monrad', 'Konrad']);
  });

  it.each([0, 2, 4, 6])('[CNT-4] dropped rounds of Swiss %i change nothing that a round is paired from', (index) => {
    const tournament = reportedTournament(index);
    const round = tournament.rounds.length;
    const input = (droppedRounds: number) => pairingInput(dropping(tournament, droppedRounds), round);
    expect(input(3)).toEqual(input(0));
  });

  it.each([0, 2, 4, 6])('[CNT-6] the cards of Swiss %i name the rounds that the table leaves out', (index) => {
    const tournament = dropping(reportedTournament(index), 2);
    const visible = visibilityFor(HOST, tournament);
    expect(visible.audienceKey).toBe(HOST_AUDIENCE);
    for (const player of playersOf(tournament)) {
      const { dropped } = playerCard(tournament, player, visible);
      expect([...dropped.keys()].sort()).toEqual(player.standing.counted?.dropped);
    }
  });
});
