import { INTERVAL_CODES, nameOf } from '../../contract/codes.ts';
import type { PairingView, TournamentPage, TournamentView } from '../../contract/tournaments.ts';
import { asId } from '../../domain/ids.ts';
import { DAY, type Millis, millis } from '../../domain/time.ts';
import type { FieldSize, Roster } from '../../domain/tournament/entry-guards.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import type { Lifecycle, LifecycleRound } from '../../domain/tournament/lifecycle.ts';
import { type Entrant, pairsEverybody, type Seats, unpairedIn } from '../../domain/tournament/presence.ts';
import { firstStart, lineUpsCloseAt } from '../../domain/tournament/schedule.ts';
import { isGame, isPending, matchesOf, seatsOf, startOf } from './progress.ts';

/** That something has been is told by the page, not when; no guard asks for more. */
const SOMETIME: Millis = millis(0);

const since = (hasBeen: boolean): Millis | null => (hasBeen ? SOMETIME : null);

const moment = (iso: string | null): Millis | null => (iso === null ? null : millis(Date.parse(iso)));

/** The tournament of a page as the domain's guards read it, so that a button knows what the server would answer. */
export function tournamentOf(page: TournamentPage): Lifecycle {
  const { tournament: told } = page;
  return {
    ...rosterOf(told),
    id: asId(told.id),
    online: !told.default_otb,
    selfJoinable: told.self_joinable,
    firstPairingAt: millis(Date.parse(`${told.first_pairing_date}T${told.first_pairing_time}:00Z`)),
    interval: {
      count: told.online_pairing_interval_n,
      unit: nameOf(INTERVAL_CODES, told.online_pairing_interval_t) ?? 'minutes',
    },
    endsAt: millis(Date.parse(`${told.end_date}T00:00:00Z`) + DAY),
    // Where the arbiter adds the rounds the page counts them (decision D-08); nobody has announced them.
    announcedRounds: KINDS[told.kind].roundMaking === 'byHand' ? null : told.rounds,
    rounds: roundsOf(page),
    pairingFailed: told.pairing_generation_failed,
  };
}

/** The tournament of a page of teams, as the guards of line-ups read it. */
export const rosterOf = (told: TournamentView): Roster => ({
  kind: told.kind,
  perTeam: told.per_team,
  startedAt: since(told.started),
  finishedAt: since(told.finished),
  nextPairingAt: moment(told.current_online_pairing_time),
});

function roundsOf(page: TournamentPage): readonly LifecycleRound[] {
  const pairsAll = pairsEverybody(KINDS[page.tournament.kind]);
  const perMatch = page.tournament.per_team ?? 1;
  const entrants = entrantsOf(page);
  const closing = { lineUpMinutes: page.tournament.line_up_minutes };
  const byRound = new Map<number, PairingView[]>();
  for (const pairing of page.pairings) {
    const others = byRound.get(pairing.round);
    if (others === undefined) byRound.set(pairing.round, [pairing]);
    else others.push(pairing);
  }
  return page.rounds.map(({ number, paired }) => {
    const made = byRound.get(number) ?? [];
    const games = made.filter(isGame);
    const pending = games.filter(isPending).length;
    const open = matchesOf(page, number).filter(({ line_ups_open }) => line_ups_open);
    return {
      number,
      startAt: moment(startOf(page, number)),
      pairedAt: since(paired),
      results: games.filter((game) => !isPending(game) || (game.match_games ?? []).length > 0).length,
      missing: pending + open.length * perMatch,
      openLineUps: open.length,
      lineUpsCloseAt: lineUpsCloseAt(closing, firstStart(open.map(({ start_date: start }) => moment(start)))),
      unpaired: paired && pairsAll ? unpairedIn(number, entrants, seatsIn(page, made, number)).length : 0,
    };
  });
}

type Entered = Pick<TournamentPage, 'participants' | 'teams' | 'tournament'>;

/** Who is paired, as the rules of presence read it: the players, or the teams where they meet. */
export function entrantsOf({ participants, teams, tournament }: Entered): readonly Entrant<string>[] {
  const { paired } = KINDS[tournament.kind];
  if (paired === 'teams') {
    return teams.map(({ team_id, withdrawn_from, eliminated }) => ({
      id: team_id,
      withdrawnFrom: withdrawn_from,
      eliminated,
    }));
  }
  return participants.map(({ account, team, withdrawn_from, eliminated }) => ({
    id: account,
    withdrawnFrom: withdrawn_from,
    eliminated,
    ...(paired === 'teamPlayers' && team !== null && { team }),
  }));
}

/** Who has whom in a round: of players the boards among these, of teams their matches. */
const seatsIn = (
  page: Pick<TournamentPage, 'matches'>,
  made: readonly PairingView[],
  round: number,
): readonly Seats<string>[] => (page.matches === undefined ? made : matchesOf(page, round)).map(seatsOf);

/** Who is entered, as the guard of the start counts them. */
export const fieldOf = ({ participants, teams }: Pick<TournamentPage, 'participants' | 'teams'>): FieldSize => ({
  players: participants.length,
  teams: teams.length,
  emptyTeam: teams.find(({ team_id }) => !participants.some(({ team }) => team === team_id))?.name ?? null,
});

/** The accounts that wait for an opponent or a bye in a round that is paired. */
export function unpairedOf(page: TournamentPage, round: number): readonly string[] {
  const isPaired = page.rounds.some(({ number, paired }) => paired && number === round);
  return isPaired && pairsEverybody(KINDS[page.tournament.kind]) ? withoutSeat(page, round) : [];
}

/** The accounts that are present in a round and have neither a game nor a bye in it. */
export const withoutSeat = (
  page: Entered & Pick<TournamentPage, 'pairings' | 'matches'>,
  round: number,
): readonly string[] => unpairedIn(round, entrantsOf(page), seatsIn(page, page.pairings, round));
