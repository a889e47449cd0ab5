import { UNSCHEDULED } from '../../contract/codes.ts';
import type { PairingWishes } from '../../contract/desk-views.ts';
import type { RoundView } from '../../contract/rounds.ts';
import type { ReadersPart, SharedPage } from '../../contract/tournaments.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import { clubsOf } from '../../domain/tournament/categories.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { schoolWeight } from '../../domain/tournament/school-weight.ts';
import {
  type Player,
  playerOf,
  playersOf,
  type Round,
  type Team,
  type Tournament,
  teamsOf,
} from '../../domain/tournament/state.ts';
import { presentPairings } from './board-rows.ts';
import { presentCategories, presentRules } from './categories-view.ts';
import { presentDraft } from './draft-view.ts';
import { gamesByPairing, iso, type LiveGames } from './live.ts';
import { tkoSeparation } from './match-rows.ts';
import { teamsLedBy } from './own-teams.ts';
import { presentPrizes } from './prizes-view.ts';
import { reportsSeenIn } from './reports-view.ts';
import { presentParticipants, presentTeam } from './table-rows.ts';
import { presentMatches } from './team-match-rows.ts';
import { presentTournament } from './tournament-view.ts';
import type { Visibility } from './visibility.ts';

/** What the page shows around a tournament. */
export interface Surroundings {
  readonly organiserName: string;
  readonly league: SharedPage['league'];
}

/** The specification has a name for every round: those that have none are called by their number. */
const roundName = ({ name, number }: Round): string => name ?? `Round ${number}`;

const startOf = ({ startAt }: Round): string => (startAt === null ? UNSCHEDULED : iso(startAt));

export const presentRounds = ({ id, rounds }: Tournament): RoundView[] =>
  rounds.map((round) => ({
    number: round.number,
    name: roundName(round),
    start_date: startOf(round),
    tournament: id,
  }));

/** A class counts as if it had a certain number of pupils. */
const weightOf = ({ gameScore, memberCount }: Team): number => schoolWeight(gameScore, memberCount);

/** The page of a tournament, cut to what its reader may see, but for what is his alone. */
export function sharedPage(
  tournament: Tournament,
  { league, organiserName }: Surroundings,
  visible: Visibility,
  live: LiveGames,
): SharedPage {
  const separation = tkoSeparation(tournament, visible);
  return {
    tournament: presentTournament(tournament),
    participants: presentParticipants(tournament, visible),
    pairings: presentPairings(tournament, visible),
    teams: teamsOf(tournament).map((team) => presentTeam(team, visible.team(team.team))),
    ...(KINDS[tournament.settings.kind].paired === 'teams' && { matches: presentMatches(tournament, visible) }),
    ...(KINDS[tournament.settings.kind].weighsTeams && { ssw: teamsOf(tournament).map(weightOf) }),
    games: gamesByPairing(tournament, live, visible),
    league,
    organiser_name: organiserName,
    ...(separation === undefined ? {} : { tko_separation: separation }),
    categories: presentCategories(tournament),
    prizes: presentPrizes(tournament, visible),
    ...(visible.host && {
      category_rules: presentRules(tournament),
      clubs_of_players: [...clubsOf(playersOf(tournament))],
    }),
    ...(visible.host &&
      KINDS[tournament.settings.kind].takesWishes && {
        wishes: presentWishes(tournament),
        draft: presentDraft(tournament),
      }),
    is_team_tournament: KINDS[tournament.settings.kind].isTeam,
    rounds: tournament.rounds.map((round) => ({
      number: round.number,
      name: roundName(round),
      start_date: startOf(round),
      paired: round.kind === 'paired',
    })),
  };
}

const presentWishes = ({ bans, acceleration }: Tournament): PairingWishes => ({
  bans: bans.map(({ who, firstRound, lastRound }) => ({
    players: [...who],
    first_round: firstRound,
    last_round: lastRound,
  })),
  acceleration,
});

/** What of a page is its reader's alone; `toJoin` are the teams that he could join for. */
export const readersPart = (actor: Actor, tournament: Tournament, toJoin: readonly Team[] = []): ReadersPart => ({
  ...ownEntry(actor.kind === 'person' ? playerOf(tournament, actor.account) : undefined),
  can_manage: can(actor, { do: 'runTournaments', of: tournament.host }),
  self_join_teams: toJoin.map(({ team, name }) => ({ id: team, name })),
  managed_teams: teamsLedBy(actor, tournament).map(({ team }) => team),
  board_reports: [...reportsSeenIn(tournament)(actor)],
});

const ownEntry = (player: Player | undefined): Pick<ReadersPart, 'is_participating' | 'has_left'> => ({
  is_participating: player?.withdrawnFrom === null,
  has_left: player?.leftByHimself ?? false,
});

/** A page as it is sent. Rows are written once, however many pages they stand on. */
export function pageText(page: SharedPage, own: ReadersPart): string {
  const { participants, pairings, ...others } = page;
  const rest = JSON.stringify({ ...own, ...others });
  return `${rest.slice(0, -1)},"participants":${listText(participants)},"pairings":${listText(pairings)}}`;
}

const listText = (rows: readonly object[]): string => `[${rows.map(rowText).join()}]`;

function rowText(row: object): string {
  const text = TEXTS.get(row) ?? JSON.stringify(row);
  TEXTS.set(row, text);
  return text;
}

const TEXTS = new WeakMap<object, string>();
