/** Page metadata for search engines, link previews and browser tabs. */
export const preview = {
  site: 'Chess tournaments and leagues, paired, played and published.',
  tournament: 'Standings, pairings and games, {{dates}}.',
  tournamentAt: 'Standings, pairings and games, {{dates}}, {{place}}.',
  event: 'Groups, entries and sign-up, {{dates}}.',
  eventAt: 'Groups, entries and sign-up, {{dates}}, {{place}}.',
  events: 'Chess events with sign-up, the next first.',
  game: 'Round {{round}} of {{tournament}}: the moves on the board.',
  league: 'The seasons and standings of the league.',
  club: 'The chess club, its teams, members and tournaments.',
  organization: 'The organisation, its clubs and tournaments.',
  team: 'The team and its players.',
  profile: 'Tournaments and games played.',
  agreement: 'The terms that apply when you use Rokade.',
  privacy: 'What personal data Rokade stores, why, who sees it, and what rights you have.',
  browse: 'Chess clubs and organisations, with their teams, members and tournaments.',
  tournaments: 'All chess tournaments, newest first.',
} as const;
