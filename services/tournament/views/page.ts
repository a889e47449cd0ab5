import { snakeKeys } from '../../../contract/codec/case.ts';
import { UNSCHEDULED } from '../../../contract/http/codes.ts';
import type { PairingConstraints } from '../../../contract/tournament/desk-views.ts';
import type { RoundView } from '../../../contract/tournament/rounds.ts';
import type { ReadersPart, SharedPage } from '../../../contract/tournament/tournaments.ts';
import type { Actor } from '../../../domain/access/actor.ts';
import { can } from '../../../domain/access/policy.ts';
import { nextRound } from '../../../domain/tournament/guards/lifecycle.ts';
import { lifecycleOf } from '../../../domain/tournament/guards/lifecycle-of.ts';
import { roundStatesOf } from '../../../domain/tournament/rounds/round-states.ts';
import { publishedFaults } from '../../../domain/tournament/rounds/round-verdict.ts';
import { clubsOf } from '../../../domain/tournament/standings/category-members.ts';
import { schoolWeight } from '../../../domain/tournament/standings/school-weight.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import {
  type Player,
  playerOf,
  playersOf,
  type Round,
  type Team,
  type Tournament,
  teamsOf,
} from '../../../domain/tournament/value/state.ts';
import type { Visibility } from '../../../domain/view/audience.ts';
import { teamsLedBy } from '../own-teams.ts';
import { presentPairings } from './board-rows.ts';
import { presentCategories, presentRules } from './categories-view.ts';
import { presentDraft } from './draft-view.ts';
import { gamesByPairing, iso, type LiveGames } from './live.ts';
import { tkoSeparation } from './match-rows.ts';
import { presentPrizes } from './prizes-view.ts';
import { reportsSeenIn } from './reports-view.ts';
import { presentParticipants, presentTeam } from './table-rows.ts';
import { presentMatches } from './team-match-rows.ts';
import { presentTournament } from './tournament-view.ts';

export interface PageMeta {
  readonly organiserName: string;
  readonly league: SharedPage['league'];
  readonly event: SharedPage['event'];
}

/** The specification requires a name for every round, so unnamed ones are called by their number. */
const roundName = ({ name, number }: Round): string => name ?? `Round ${number}`;

const startOf = ({ startAt }: Round): string => (startAt === null ? UNSCHEDULED : iso(startAt));

export const presentRounds = ({ id, rounds }: Tournament): RoundView[] =>
  rounds.map((round) => ({
    number: round.number,
    name: roundName(round),
    startDate: startOf(round),
    tournament: id,
  }));

/** A class counts as if it had a fixed number of pupils. */
const weightOf = ({ gameScore, memberCount }: Team): number => schoolWeight(gameScore, memberCount);

/** The page of a tournament as one audience may see it, without user-specific fields. */
export function sharedPage(
  tournament: Tournament,
  { league, event, organiserName }: PageMeta,
  visible: Visibility,
  live: LiveGames,
): SharedPage {
  const separation = tkoSeparation(tournament, visible);
  return {
    tournament: presentTournament(tournament, visible.host),
    participants: presentParticipants(tournament, visible),
    pairings: presentPairings(tournament, visible),
    teams: teamsOf(tournament).map((team) => presentTeam(team, visible.team(team.team))),
    ...(FORMATS[tournament.settings.format].paired === 'teams' && { matches: presentMatches(tournament, visible) }),
    ...(FORMATS[tournament.settings.format].weighsTeams && { ssw: teamsOf(tournament).map(weightOf) }),
    games: gamesByPairing(tournament, live, visible),
    league,
    event,
    organiserName,
    ...(separation === undefined ? {} : { tkoSeparation: separation }),
    categories: presentCategories(tournament),
    prizes: presentPrizes(tournament, visible),
    ...(visible.host && {
      categoryRules: presentRules(tournament),
      clubsOfPlayers: [...clubsOf(playersOf(tournament))],
    }),
    ...(visible.host &&
      FORMATS[tournament.settings.format].takesConstraints && {
        constraints: presentConstraints(tournament),
        draft: presentDraft(tournament),
        ...presentFaults(tournament),
      }),
    isTeamTournament: FORMATS[tournament.settings.format].isTeam,
    rounds: pageRounds(tournament, visible),
  };
}

/** Everybody sees which rounds are over, including users who do not see all results (ROUND-15). */
function pageRounds(tournament: Tournament, { wholeTable }: Visibility): SharedPage['rounds'] {
  const states = wholeTable ? [] : roundStatesOf(tournament);
  return tournament.rounds.map((round, index) => {
    const state = states[index];
    return {
      number: round.number,
      name: roundName(round),
      startDate: startOf(round),
      paired: round.kind === 'paired',
      ...(state && { over: state.open === 0 }),
    };
  });
}

/** The Dutch system gives up nothing by itself, and has its checker. */
function presentFaults(tournament: Tournament): Pick<SharedPage, 'pairingFaults'> {
  const { checkedBy } = FORMATS[tournament.settings.format];
  const round = nextRound(lifecycleOf(tournament)) - 1;
  if (checkedBy === null || checkedBy === 'dutch' || round === 0) return { pairingFaults: null };
  const faults = publishedFaults(tournament, round);
  return { pairingFaults: { round, faults: faults.map(({ kind, who }) => ({ kind, players: [...who] })) } };
}

const presentConstraints = ({ forbiddenPairs, acceleration }: Tournament): PairingConstraints => ({
  forbiddenPairs: forbiddenPairs.map(({ who, firstRound, lastRound }) => ({
    players: [...who],
    firstRound,
    lastRound,
  })),
  acceleration,
});

/** The user-specific fields of a page; `toJoin` are the teams that the user could join. */
export const readersPart = (actor: Actor, tournament: Tournament, toJoin: readonly Team[] = []): ReadersPart => ({
  ...ownEntry(actor.kind === 'person' ? playerOf(tournament, actor.account) : undefined),
  canManage: can(actor, { do: 'runTournaments', of: tournament.host }),
  canEdit: can(actor, { do: 'editTexts', of: tournament.host }),
  selfJoinTeams: toJoin.map(({ team, name }) => ({ id: team, name })),
  managedTeams: teamsLedBy(actor, tournament).map(({ team }) => team),
  boardReports: [...reportsSeenIn(tournament)(actor)],
});

const ownEntry = (player: Player | undefined): Pick<ReadersPart, 'isParticipating' | 'selfWithdrawn'> => ({
  isParticipating: player?.withdrawnFrom === null,
  selfWithdrawn: player?.selfWithdrawn ?? false,
});

/** The serialised page. The JSON of each row is cached across pages. */
export const pageText = (page: SharedPage, own: ReadersPart): string => `${ownText(own)},${sharedText(page)}`;

/** The page of a user who sees what visitors see: theirs, with other user-specific fields. */
export function withOwnFields(visitorsPage: Uint8Array, own: ReadersPart): Uint8Array {
  const first = encoder.encode(ownText(own));
  const rest = visitorsPage.subarray(VISITORS_TEXT.byteLength);
  const page = new Uint8Array(first.byteLength + rest.byteLength);
  page.set(first);
  page.set(rest, first.byteLength);
  return page;
}

const encoder = new TextEncoder();

/** The user-specific fields come first, so that they can be exchanged. */
const ownText = (own: ReadersPart): string => JSON.stringify(snakeKeys(own)).slice(0, -1);

function sharedText({ participants, pairings, ...others }: SharedPage): string {
  const rest = JSON.stringify(snakeKeys(others));
  return `${rest.slice(1, -1)},"participants":${listText(participants)},"pairings":${listText(pairings)}}`;
}

/** No tournament has anything for a visitor. */
export const VISITORS_PART: ReadersPart = {
  isParticipating: false,
  selfWithdrawn: false,
  canManage: false,
  canEdit: false,
  selfJoinTeams: [],
  managedTeams: [],
  boardReports: [],
};
const VISITORS_TEXT = encoder.encode(ownText(VISITORS_PART));

const listText = (rows: readonly object[]): string => `[${rows.map(rowText).join()}]`;

function rowText(row: object): string {
  const text = TEXTS.get(row) ?? JSON.stringify(snakeKeys(row));
  TEXTS.set(row, text);
  return text;
}

const TEXTS = new WeakMap<object, string>();
