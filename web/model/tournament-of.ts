import { INTERVAL_CODES, nameOf } from '../../contract/http/codes.ts';
import type { PairingView, TournamentPage, TournamentView } from '../../contract/tournament/tournaments.ts';
import { asId } from '../../domain/kernel/ids.ts';
import { type Millis, millis } from '../../domain/kernel/time.ts';
import { endOfDay } from '../../domain/kernel/time-zone.ts';
import type { FieldSize, Roster } from '../../domain/tournament/guards/entry-guards.ts';
import type { Lifecycle, LifecycleRound } from '../../domain/tournament/guards/lifecycle.ts';
import { type Entrant, pairsEverybody, type Seats, unpairedIn } from '../../domain/tournament/guards/presence.ts';
import { firstStart, lineUpsCloseAt } from '../../domain/tournament/rounds/schedule.ts';
import { attendancePlanOf } from '../../domain/tournament/value/attendance-plan.ts';
import { FORMATS } from '../../domain/tournament/value/formats.ts';
import { isGame, isPending, matchesOf, seatsOf, startOf } from './progress.ts';

/** The page contains that something happened, not when; no guard needs more. */
const SOMETIME: Millis = millis(0);

const since = (hasBeen: boolean): Millis | null => (hasBeen ? SOMETIME : null);

const moment = (iso: string | null): Millis | null => (iso === null ? null : millis(Date.parse(iso)));

/** The tournament of a page in the form of the domain's guards, so that a button predicts the server's response. */
export function tournamentOf(page: TournamentPage): Lifecycle {
  const { tournament: view } = page;
  return {
    ...rosterOf(view),
    id: asId(view.id),
    attendanceRule: attendancePlanOf({ format: view.kind, attendance: view.attendance }).mode,
    online: !view.defaultOtb,
    selfJoinable: view.selfJoinable,
    firstPairingAt: millis(Date.parse(`${view.firstPairingDate}T${view.firstPairingTime}:00Z`)),
    timeZone: view.timeZone,
    interval: {
      count: view.onlinePairingIntervalN,
      unit: nameOf(INTERVAL_CODES, view.onlinePairingIntervalT) ?? 'minutes',
    },
    roundPause: view.roundPause,
    roundPlan: view.roundPlan,
    endsAt: endOfDay(view.endDate, view.timeZone),
    // Where the arbiter adds the rounds, the page counts them (decision D-08); they are not announced.
    announcedRounds: FORMATS[view.kind].roundMaking === 'byHand' ? null : view.rounds,
    lastEntryRound: view.lastEntryRound,
    rounds: roundsOf(page),
    // Reminders are no concern of the page.
    nextReminderAt: null,
    pairingFailed: view.pairingGenerationFailed,
  };
}

/** The tournament of a page of teams in the form of the guards of line-ups. */
export const rosterOf = (view: TournamentView): Roster => ({
  format: view.kind,
  perTeam: view.perTeam,
  startedAt: since(view.started),
  finishedAt: since(view.finished),
  nextPairingAt: moment(view.currentOnlinePairingTime),
});

function roundsOf(page: TournamentPage): readonly LifecycleRound[] {
  const pairsAll = pairsEverybody(FORMATS[page.tournament.kind]);
  const perMatch = page.tournament.perTeam ?? 1;
  const entrants = entrantsOf(page);
  const closing = { lineUpMinutes: page.tournament.lineUpMinutes };
  const byRound = new Map<number, PairingView[]>();
  for (const pairing of page.pairings) {
    const others = byRound.get(pairing.round);
    if (others === undefined) byRound.set(pairing.round, [pairing]);
    else others.push(pairing);
  }
  return page.rounds.map(({ number, paired }) => {
    const made = byRound.get(number) ?? [];
    const games = made.filter(isGame);
    const pending = games.filter(isPending);
    const missing = pending.filter(({ postponed }) => !postponed);
    const open = matchesOf(page, number).filter(({ lineUpsOpen }) => lineUpsOpen);
    return {
      number,
      startAt: moment(startOf(page, number)),
      pairedAt: since(paired),
      results: games.filter((game) => !isPending(game) || (game.matchGames ?? []).length > 0).length,
      missing: missing.length + open.length * perMatch,
      missingBoards: missing.map(({ board }) => board),
      openBoards: pending.filter(({ postponed }) => postponed).map(({ board }) => board),
      openLineUps: open.length,
      lineUpsCloseAt: lineUpsCloseAt(closing, firstStart(open.map(({ startDate: start }) => moment(start)))),
      unpaired: paired && pairsAll ? unpairedIn(number, entrants, seatsIn(page, made, number)).length : 0,
    };
  });
}

type Entered = Pick<TournamentPage, 'participants' | 'teams' | 'tournament'>;

/** The entrants that are paired, in the form of the rules of attendance: players, or teams in team formats. */
export function entrantsOf({ participants, teams, tournament }: Entered): readonly Entrant<string>[] {
  const { paired } = FORMATS[tournament.kind];
  if (paired === 'teams') {
    return teams.map(({ teamId, withdrawnFrom, eliminated }) => ({
      id: teamId,
      withdrawnFrom,
      eliminated,
    }));
  }
  return participants.map(({ account, team, withdrawnFrom, eliminated }) => ({
    id: account,
    withdrawnFrom,
    eliminated,
    ...(paired === 'teamPlayers' && team !== null && { team }),
  }));
}

/** The pairings of a round: the boards of players, or the matches of teams. */
const seatsIn = (
  page: Pick<TournamentPage, 'matches'>,
  made: readonly PairingView[],
  round: number,
): readonly Seats<string>[] => (page.matches === undefined ? made : matchesOf(page, round)).map(seatsOf);

/** The entrants as the guard of the start counts them. */
export const fieldOf = ({ participants, teams }: Pick<TournamentPage, 'participants' | 'teams'>): FieldSize => ({
  players: participants.length,
  teams: teams.length,
  emptyTeam: emptyTeamOf({ participants, teams })?.name ?? null,
});

export const emptyTeamOf = ({ participants, teams }: Pick<TournamentPage, 'participants' | 'teams'>) =>
  teams.find(({ teamId }) => !participants.some(({ team }) => team === teamId));

/** The accounts without an opponent or a bye in a paired round. */
export function unpairedOf(page: TournamentPage, round: number): readonly string[] {
  const isPaired = page.rounds.some(({ number, paired }) => paired && number === round);
  return isPaired && pairsEverybody(FORMATS[page.tournament.kind]) ? withoutSeat(page, round) : [];
}

/** The accounts that are present in a round and have neither a game nor a bye in it. */
export const withoutSeat = (
  page: Entered & Pick<TournamentPage, 'pairings' | 'matches'>,
  round: number,
): readonly string[] => unpairedIn(round, entrantsOf(page), seatsIn(page, page.pairings, round));
