import type { LeagueView } from '../../contract/leagues.ts';
import type { League } from '../../db/read/league.ts';

export const presentLeague = (league: League): LeagueView => ({
  id: league.id,
  name: league.name,
  description: league.description,
  visible: league.visible,
  banner_picture: league.bannerPicture,
  profile_picture: league.profilePicture,
  organization: league.ownerType === 'organization' ? league.owner : null,
  club: league.ownerType === 'club' ? league.owner : null,
});
