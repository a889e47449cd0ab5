import type { playerCard as english } from '../en/player-card.ts';
import type { Words } from '../words.ts';

export const playerCard: Words<typeof english> = {
  unknown: 'Spiller',
  close: 'Lukk',
  follow: 'Følg',
  following: 'Følger',
  profile: 'Profil',
  rating: 'Rating {{rating}}',
  unrated: 'Uten rating',
  rank: 'Plass',
  seed: 'Startnr.',
  points: 'Poeng',
  performance: 'Prestasjon',
  ratingChange: 'Ratingendring',
  next: 'Neste parti',
  nextBoard: 'Runde {{round}}, bord {{board}}',
  against: 'mot',
  watch: 'Se partiet',
  allRounds: 'Alle runder',
  dropped: {
    points: 'Runde {{round}} teller ikke: Den har færrest poeng.',
    unplayed:
      'Runde {{round}} teller ikke: Av runder med like mange poeng utelates de uten parti først, fravær før walkover og frirunder.',
    later: 'Runde {{round}} teller ikke: Av runder med like mange poeng utelates den seneste.',
  },
  noRounds: 'Ingen runde er satt opp ennå.',
  rounds: 'Runder',
  columns: { round: 'Rd.', board: 'Bord', opponent: 'Motstander', rating: 'Rating', result: 'Resultat' },
  openGame: 'Åpne partiet i runde {{round}}',
  floats: { down: 'Satt opp mot en spiller med færre poeng', up: 'Satt opp mot en spiller med flere poeng' },
  followed: {
    title: 'Spillere du følger',
    board: 'Runde {{round}}, bord {{board}}',
    bye: 'Runde {{round}}',
    waiting: 'Ikke satt opp i runde {{round}}',
  },
};
