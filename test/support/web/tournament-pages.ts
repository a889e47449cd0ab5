import { decodeAuthInfo, type SessionUser } from '../../../contract/codec/session-user.ts';
import type { GameRow } from '../../../contract/game/game-row.ts';
import type {
  MatchView,
  PairingView,
  ParticipantView,
  TeamRow,
  TournamentPage,
} from '../../../contract/tournament/tournaments.ts';
import type { Level } from '../../../domain/access/actor.ts';
import { USUAL_SEEDING_LIST } from '../../../domain/rating/seeding-list.ts';
import { NO_OFFICIAL_DATA } from '../../../domain/tournament/value/official-data.ts';
import { NO_ROUND_PLAN } from '../../../domain/tournament/value/round-plan.ts';

/** Tournament pages as the server answers them, for tests that look at what the web makes of them. */

export function aParticipant(account: string, changes: Partial<ParticipantView> = {}): ParticipantView {
  return {
    account,
    firstName: account,
    lastName: 'Hansen',
    username: account,
    title: null,
    team: null,
    teamName: null,
    fideRating: 1800,
    federation: 'NOR',
    club: null,
    score: 0,
    rank: 1,
    seed: 1,
    eliminated: false,
    withdrawn: false,
    withdrawnFrom: null,
    ghost: false,
    attendance: null,
    ...changes,
  };
}

export function aPairing(white: string, black: string, changes: Partial<PairingView> = {}): PairingView {
  return {
    round: 1,
    board: 1,
    white,
    black,
    whiteName: `${white} Hansen`,
    blackName: `${black} Hansen`,
    whiteUsername: white,
    blackUsername: black,
    whiteTitle: null,
    blackTitle: null,
    whiteGhost: false,
    blackGhost: false,
    outcome: null,
    forfeit: false,
    result: null,
    online: true,
    ...changes,
  };
}

/** A team that has played nothing yet. */
export const aTeam = (id: string, seed: number): TeamRow => ({
  teamId: id,
  name: id,
  seed,
  matchScore: 0,
  gameScore: 0,
  eliminated: false,
  withdrawnFrom: null,
  memberCount: null,
  rank: null,
  withdrawn: false,
});

/** A match of the first round whose boards are made. */
export const aMatch = (match: number, white: string, black: string): MatchView => ({
  round: 1,
  match,
  white,
  black,
  bye: null,
  lineUpsOpen: false,
  whiteLineUp: false,
  blackLineUp: false,
  whitePoints: 0,
  blackPoints: 0,
  result: null,
  startDate: null,
  moved: false,
  home: 'neutral',
  place: null,
  report: 'none',
  postponementAsked: false,
});

export const aGame = (white: string, black: string, changes: Partial<GameRow> = {}): GameRow => ({
  id: `${white}-${black}`,
  start: '2026-11-21T09:00:00.000Z',
  finished: false,
  outcome: 'Ongoing',
  moves: '',
  white,
  black,
  ...changes,
});

/** A Swiss of four in its first round: anna meets bo, cleo meets dag. A round with pairings is paired. */
export function aPage(
  tournament: Partial<TournamentPage['tournament']> = {},
  changes: Partial<Omit<TournamentPage, 'tournament'>> = {},
): TournamentPage {
  const pairings = changes.pairings ?? [aPairing('anna', 'bo', { board: 1 }), aPairing('cleo', 'dag', { board: 2 })];
  return {
    tournament: {
      id: 'open',
      name: 'Oslo Open',
      description: '',
      timeControl: null,
      officialData: NO_OFFICIAL_DATA,
      seedingList: USUAL_SEEDING_LIST,
      roundPause: null,
      roundPlan: NO_ROUND_PLAN,
      attendance: null,
      kind: 'SwissDutch',
      gameVariant: 'Chess',
      defaultOtb: false,
      defaultGameLocation: 1,
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      firstPairingDate: '2026-11-21',
      firstPairingTime: '09:00',
      firstOnlinePairing: '2026-11-21T09:00:00.000Z',
      currentOnlinePairingTime: null,
      onlinePairingIntervalN: 10,
      onlinePairingIntervalT: 0,
      initialTime: 3,
      timeControlKnown: true,
      increment: 2,
      publiclyViewable: true,
      selfJoinable: true,
      fideRated: false,
      showOnlyTop: false,
      showOnlyTopNr: null,
      winPoints: 1,
      drawPoints: 0.5,
      lossPoints: 0,
      byePoints: { 'pairing-allocated': 1, 'full-point': 1, 'half-point': 0.5, 'zero-point': 0 },
      rounds: 3,
      droppedRounds: 0,
      meetings: null,
      reverseLastRounds: true,
      startingOrder: 'rating',
      firstRound: 'neighbours',
      maxMeetings: null,
      missedRounds: 'zero',
      lastEntryRound: null,
      homeAndAway: false,
      captainsReport: false,
      playersReport: false,
      playersPostpone: false,
      postponement: null,
      requestableByes: 0,
      lineUpMinutes: 5,
      timeZone: 'Europe/Oslo',
      byeResult: null,
      perTeam: null,
      perTeamLimit: null,
      showOnlyUsernames: false,
      showClubs: true,
      profilePicture: '',
      bannerPicture: '',
      organiser: 'club',
      organiserType: 'club',
      chatEnabled: true,
      removeInactiveParticipants: false,
      league: null,
      season: null,
      category: null,
      started: true,
      finished: false,
      pairingGenerationFailed: false,
      randomSeeding: false,
      pinned: false,
      pinnedOrder: 0,
      revision: 1,
      ...tournament,
    },
    participants: ['anna', 'bo', 'cleo', 'dag'].map((name, at) => aParticipant(name, { seed: at + 1, rank: at + 1 })),
    pairings,
    teams: [],
    games: { '1_anna_bo': [aGame('anna', 'bo')], '1_cleo_dag': [aGame('cleo', 'dag')] },
    selfJoinTeams: [],
    isParticipating: false,
    selfWithdrawn: false,
    canManage: true,
    canEdit: true,
    categories: [],
    prizes: null,
    league: null,
    event: null,
    organiserName: 'Oslo Schakselskap',
    isTeamTournament: false,
    managedTeams: [],
    boardReports: [],
    rounds: [...new Set(pairings.map(({ round }) => round))].sort().map((number) => aRound(number)),
    ...changes,
  };
}

/** The user of a browser, as the server describes them. */
export const aUser = (
  id: string,
  { level = 0, ...powers }: { level?: Level; clubArbiter?: string[]; clubEditor?: string[] } = {},
): SessionUser =>
  decodeAuthInfo({
    authenticated: true,
    info: {
      id,
      name: id,
      level,
      mustChangePassword: false,
      showHelpText: true,
      powers: {
        organizationAll: [],
        clubAll: [],
        organizationArbiter: [],
        clubArbiter: [],
        organizationEditor: [],
        clubEditor: [],
        teamCaptain: [],
        ...powers,
      },
    },
  });

/** Somebody who is logged in and runs a club's tournaments. */
export const anArbiter = (id: string): SessionUser => aUser(id, { clubArbiter: ['club'] });

export const aRound = (
  number: number,
  changes: Partial<TournamentPage['rounds'][number]> = {},
): TournamentPage['rounds'][number] => ({
  number,
  name: `Round ${number}`,
  startDate: `2026-11-21T${String(8 + number).padStart(2, '0')}:00:00.000Z`,
  paired: true,
  ...changes,
});
