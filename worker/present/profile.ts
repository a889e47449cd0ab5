import type { HeadToHead, ProfileAnswer } from '../../contract/accounts/accounts.ts';
import type { House } from '../../db/read/profile.ts';
import type { HeadToHead as Meetings } from '../../services/profile/head-to-head.ts';
import type { Profile } from '../../services/profile/view-profile.ts';
import { type NamedAccount, shownName } from './names.ts';

export const presentProfile = (profile: Profile, online: boolean): ProfileAnswer => ({
  account: {
    id: profile.account.id,
    username: profile.account.id,
    firstName: profile.nameVisible ? profile.account.firstName : null,
    lastName: profile.nameVisible ? profile.account.lastName : null,
    title: profile.account.title,
    fideRating: profile.account.fideRating,
    fideFederation: profile.account.federation,
    profilePicture: profile.account.profilePicture,
  },
  online: online ? 'true' : 'false',
  tournaments: profile.tournaments.map(({ id, name, startDate, endDate }) => ({
    id,
    name,
    startDate,
    endDate,
  })),
  games: profile.games.map((game) => ({
    id: game.id,
    whiteName: nameIn(profile, game, game.white),
    blackName: nameIn(profile, game, game.black),
    start: new Date(game.startAt).toISOString(),
    tournamentName: game.tournamentName,
    initialTime: game.initialMinutes,
    increment: game.incrementSeconds,
    outcome: game.outcome,
  })),
  memberships: {
    organizations: profile.houses.organizations.map(presentHouse),
    clubs: profile.houses.clubs.map(presentHouse),
    teams: profile.houses.teams.map(presentHouse),
  },
  ratingEstimate: { since: profile.estimate.since, lists: [...profile.estimate.lists] },
  ratings: profile.tournaments
    .flatMap(({ name, startDate, rating }) => (rating === null ? [] : [{ date: startDate, rating, tournament: name }]))
    .reverse(),
});

/** A profile that hides the owner's name hides it in the games too. */
const nameIn = (profile: Profile, game: Profile['games'][number], player: NamedAccount): string =>
  shownName(player, player.id === profile.account.id ? profile.nameVisible : game.namesVisible);

const presentHouse = ({ id, name, profilePicture }: House) => ({ id, name, profilePicture });

export const presentHeadToHead = ({ account, other, tally, meetings }: Meetings): HeadToHead => ({
  account,
  other,
  wins: tally.win,
  draws: tally.draw,
  losses: tally.loss,
  meetings: meetings.map((meeting) => ({
    tournament: meeting.tournament,
    tournamentName: meeting.tournamentName,
    date: meeting.startDate,
    round: meeting.round,
    white: meeting.white,
    black: meeting.black,
    result: meeting.result,
    game: meeting.game,
  })),
});
