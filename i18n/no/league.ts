import type { league as english } from '../en/league.ts';
import type { Words } from '../words.ts';

export const league: Words<typeof english> = {
  manager: 'Ligaen til',
  seasons: 'Sesonger',
  noSeasons: 'Ingen sesong ennå.',
  season: 'Fra {{start}} til {{end}}',
  ended: 'Avsluttet',
  running: 'Pågår',
  noCategories: 'Ingen klasse ennå.',
  notPlayed: 'Ingen har spilt her ennå.',
  tournaments: 'Turneringer',
  crossTable: 'Krysstabell',
  crossTableOf: 'Krysstabell for {{name}}',
  players: 'Spillere: {{category}}',
  teams: 'Lag: {{category}}',
  columns: {
    rank: 'Plassering',
    player: 'Spiller',
    team: 'Lag',
    points: 'Poeng',
    matchPoints: 'Kamppoeng',
    gamePoints: 'Partipoeng',
    next: 'Neste sesong',
  },
  up: 'Opp til {{category}}',
  down: 'Ned til {{category}}',
  counted_one: 'Det beste resultatet til hver teller.',
  counted_other: 'De {{count}} beste resultatene til hver teller.',
};
