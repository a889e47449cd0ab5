import type { HeadToHead, ProfileAnswer } from '../../contract/accounts/accounts.ts';
import type { House } from '../../db/read/profile.ts';
import type { HeadToHead as Meetings } from '../../services/profile/head-to-head.ts';
import type { Profile } from '../../services/profile/view-profile.ts';
import { type NamedAccount, shownName } from './names.ts';

export const presentProfile = (profile: Profile, online: boolean): ProfileAnswer => ({
  account: {
    id: profile.account.id,
    username: profile.account.id,
    first_name: profile.nameVisible ? profile.account.firstName : null,
    last_name: profile.nameVisible ? profile.account.lastName : null,
    title: profile.account.title,
    fide_rating: profile.account.fideRating,
    fide_federation: profile.account.federation,
    profile_picture: profile.account.profilePicture,
  },
  online: online ? 'true' : 'false',
  tournaments: profile.tournaments.map(({ id, name, startDate, endDate }) => ({
    id,
    name,
    start_date: startDate,
    end_date: endDate,
  })),
  games: profile.games.map((game) => ({
    id: game.id,
    white_name: nameIn(profile, game, game.white),
    black_name: nameIn(profile, game, game.black),
    start: new Date(game.startAt).toISOString(),
    tournament_name: game.tournamentName,
    initial_time: game.initialMinutes,
    increment: game.incrementSeconds,
    outcome: game.outcome,
  })),
  memberships: {
    organizations: profile.houses.organizations.map(presentHouse),
    clubs: profile.houses.clubs.map(presentHouse),
    teams: profile.houses.teams.map(presentHouse),
  },
  rating_estimate: { since: profile.estimate.since, lists: [...profile.estimate.lists] },
  ratings: profile.tournaments
    .flatMap(({ name, startDate, rating }) => (rating === null ? [] : [{ date: startDate, rating, tournament: name }]))
    .reverse(),
});

/** A profile that hides the owner's name hides it in the games too. */
const nameIn = (profile: Profile, game: Profile['games'][number], player: NamedAccount): string =>
  shownName(player, player.id === profile.account.id ? profile.nameVisible : game.namesVisible);

const presentHouse = ({ id, name, profilePicture }: House) => ({ id, name, profile_picture: profilePicture });

export const presentHeadToHead = ({ account, other, tally, meetings }: Meetings): HeadToHead => ({
  account,
  other,
  wins: tally.win,
  draws: tally.draw,
  losses: tally.loss,
  meetings: meetings.map((meeting) => ({
    tournament: meeting.tournament,
    tournament_name: meeting.tournamentName,
    date: meeting.startDate,
    round: meeting.round,
    white: meeting.white,
    black: meeting.black,
    result: meeting.result,
    game: meeting.game,
  })),
});
