/** What a page says of itself where its address is shared: in search engines, messages and the tabs of browsers. */
export const preview = {
  site: 'Chess tournaments and leagues, paired, played and published.',
  tournament: 'Standings, pairings and games, {{dates}}.',
  game: 'Round {{round}} of {{tournament}}: the moves on the board.',
  league: 'The seasons and tables of the league.',
  club: 'The chess club, its teams, members and tournaments.',
  organization: 'Its clubs and tournaments.',
  team: 'The team and its players.',
  profile: 'Tournaments and games played.',
  agreement: 'What holds between those who use Rokade and those who run it.',
  privacy: 'What Rokade keeps of people, why, who sees it, and what one can ask.',
  browse: 'Chess clubs and organisations, with their teams, members and tournaments.',
  tournaments: 'All chess tournaments, the newest first.',
} as const;
