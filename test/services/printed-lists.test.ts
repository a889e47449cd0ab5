import { describe, expect, it } from 'vitest';
import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import { NO_OFFICIAL_DATA } from '../../domain/tournament/value/official-data.ts';
import type { Settings } from '../../domain/tournament/value/settings.ts';
import type { Player, Tournament } from '../../domain/tournament/value/state.ts';
import { visibilityFor } from '../../domain/view/audience.ts';
import { boardCards } from '../../services/printout/sheets/boards.tsx';
import { sheetDetails } from '../../services/printout/sheets/details.ts';
import type { ListRequest } from '../../services/printout/sheets/frame.tsx';
import { nameSheet, pairingSheet, resultSheet } from '../../services/printout/sheets/rounds.tsx';
import { standingsSheet, startSheet } from '../../services/printout/sheets/standings.tsx';
import { HOST, newTournament, nextRound, playedOut, startedWith } from '../support/domain/played-tournament.ts';
import { pageShownTo } from '../support/domain/round-moments.ts';

/** Four players, of whom p3 has a club; the first round is played, the second paired. */
function secondRound(settings: Partial<Settings> = {}): Tournament {
  const first = nextRound(startedWith(4, newTournament(settings)));
  return nextRound(playedOut(first, 1, ['whiteWins', 'draw']));
}

function requestOf(tournament: Tournament, reader: Actor = HOST, language: 'en' | 'no' = 'en'): ListRequest {
  const { showOnlyTop } = tournament.settings;
  return {
    page: pageShownTo(reader, tournament, showOnlyTop),
    details: sheetDetails(tournament, visibilityFor(reader, tournament)),
    language,
    origin: 'https://chess.example',
  };
}

/** The texts of the cells of each row, without its head. */
const rowsOf = (sheet: string): string[][] =>
  [...sheet.matchAll(/<tr>(.*?)<\/tr>/gs)]
    .map(([, row = '']) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => textOf(cell.replace('<small>', ', '))),
    )
    .filter((cells) => cells.length > 0);

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

const withPlayers = (tournament: Tournament, change: (player: Player) => Player): Tournament => ({
  ...tournament,
  participants: tournament.participants.map((one) => (one.kind === 'player' ? change(one) : one)),
});

const named = (lastName: string, fideNumber: number | null) => (player: Player) =>
  player.account === 'p1' ? { ...player, person: { ...player.person, lastName, fideNumber } } : player;

describe('printed pairings', () => {
  it('printed pairings have start numbers, ratings, clubs, and the points before the round', () => {
    expect(rowsOf(pairingSheet(requestOf(secondRound()), 2))).toEqual([
      ['1', '4', 'Player, p4', '2360', '½', '', '1', 'Player, p3, SK Rokade', '2370', '3'],
      ['2', '1', 'Player, p1', '2390', '0', '', '½', 'Player, p2', '2380', '2'],
    ]);
  });

  it('printed pairings have no points in the first round, nor where players are not ranked by theirs', () => {
    expect(rowsOf(pairingSheet(requestOf(secondRound()), 1))[0]).toHaveLength(8);
    const knockout = startedWith(4, newTournament({ format: 'Knockout', rounds: null }));
    expect(sheetDetails(knockout, visibilityFor(HOST, knockout)).pointsBefore(2).size).toBe(0);
  });

  it('printed pairings have the points before a round as they were, also when it is over', () => {
    const before = sheetDetails(secondRound(), visibilityFor(HOST, secondRound())).pointsBefore(2);
    const over = playedOut(secondRound(), 2);
    expect(sheetDetails(over, visibilityFor(HOST, over)).pointsBefore(2)).toEqual(before);
  });

  it('printed pairings have the points of the public top only for strangers', () => {
    const top = secondRound({ showOnlyTop: 1 });
    expect([...requestOf(top, VISITOR).details.pointsBefore(2).keys()]).toEqual(['p3']);
    expect(requestOf(top, HOST).details.pointsBefore(2).size).toBe(4);
  });

  it('pairings and results have the time of the round where the tournament is', () => {
    const inOslo = requestOf(secondRound({ timeZone: 'Europe/Oslo' }), HOST, 'no');
    for (const sheet of [pairingSheet(inOslo, 1), nameSheet(inOslo, 1), pairingSheet(inOslo), resultSheet(inOslo)])
      expect(textOf(sheet)).toContain('Runde 1 · lørdag 21. november kl. 13:00');
    const inNewYork = requestOf(secondRound({ timeZone: 'America/New_York' }));
    expect(textOf(pairingSheet(inNewYork, 1))).toContain('Round 1 · Saturday 21 November at 07:00');
  });
});

describe('the printed start list', () => {
  it('the start list is in the order of names of its language, with start numbers, clubs and FIDE IDs', () => {
    const event = withPlayers(secondRound(), named('Åsen', 1503014));
    const rows = rowsOf(startSheet(requestOf(event, HOST, 'no')));
    expect(rows).toEqual([
      ['2', '', 'Player, p2', '', 'NOR', '2380', ''],
      ['3', '', 'Player, p3', 'SK Rokade', 'NOR', '2370', ''],
      ['4', '', 'Player, p4', '', 'NOR', '2360', ''],
      ['1', '', 'Åsen, p1', '', 'NOR', '2390', '1503014'],
    ]);
    expect(rowsOf(startSheet(requestOf(event)))[0]).toContain('Åsen, p1');
  });

  it('[CLUB-1] clubs are printed for everybody, or for those who run the tournament if they hide them', () => {
    const hidden = secondRound({ showClubs: false });
    for (const sheet of [startSheet, standingsSheet, (request: ListRequest) => pairingSheet(request, 1)]) {
      expect(sheet(requestOf(secondRound(), VISITOR))).toContain('SK Rokade');
      expect(sheet(requestOf(hidden, VISITOR))).not.toContain('SK Rokade');
      expect(sheet(requestOf(hidden))).toContain('SK Rokade');
    }
  });

  it('FIDE IDs are not printed where only user names are shown', () => {
    const event = withPlayers(secondRound({ showOnlyUsernames: true }), named('Player', 1503014));
    expect(startSheet(requestOf(event, VISITOR))).not.toContain('1503014');
    expect(startSheet(requestOf(event))).toContain('1503014');
  });
});

describe('the heading of printed sheets', () => {
  it('the heading has the organiser, the place and the chief arbiter, without their e-mail address', () => {
    const chiefArbiter = { name: 'Lie, Kari', title: 'IA', fideNumber: null, email: 'kari@example.org' } as const;
    const officialData = { ...NO_OFFICIAL_DATA, venue: 'Sjakkhuset', city: 'Bergen', chiefArbiter };
    const sheet = standingsSheet(requestOf(secondRound({ officialData }), VISITOR, 'no'));
    expect(sheet).toContain('21.–22. november 2026 · Chess Club · Sjakkhuset, Bergen · Hoveddommer: IA Lie, Kari');
    expect(sheet).not.toContain('kari@example.org');
  });
});

describe('lists for the wall', () => {
  it('a list of one page is printed in larger letters the fewer its rows are, a longer one in small letters', () => {
    const sizeOf = (players: number): number => {
      const sheet = nameSheet(requestOf(nextRound(startedWith(players))), 1);
      return Number(/--size:([\d.]+)pt/.exec(sheet)?.[1] ?? 0);
    };
    const sizes = [4, 16, 24, 60].map(sizeOf);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(sizes[0]).toBe(15);
    expect(sizes[2]).toBeGreaterThan(10.5);
    expect(sizes[3]).toBe(0);
  });
});

describe('board cards', () => {
  it('a board card has a box for each result that players can have, forfeits included', () => {
    const sheet = boardCards(requestOf(secondRound()), 2);
    const [, card = ''] = sheet.split('<article');
    const boxes = [...card.matchAll(/<span class="box">(.*?)<\/span>/g)].map(([, result]) => result);
    expect(boxes).toEqual(['1–0', '½–½', '0–1', '+:−', '−:+', '−:−']);
  });
});
