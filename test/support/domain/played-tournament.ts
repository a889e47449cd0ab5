import { type Actor, type Person as Somebody, VISITOR } from '../../../domain/access/actor.ts';
import type { Chance } from '../../../domain/kernel/chance.ts';
import { type AccountId, asId, type ClubId, type TeamId } from '../../../domain/kernel/ids.ts';
import { assert, type Result, refuse } from '../../../domain/kernel/result.ts';
import { DAY, HOUR, type Millis } from '../../../domain/kernel/time.ts';
import { STRATEGIES } from '../../../domain/pairing/strategies.ts';
import type { Entry, SystemEvent, TournamentCommand } from '../../../domain/tournament/command.ts';
import { decide } from '../../../domain/tournament/decide.ts';
import type { DecisionRefusal, Done, Effect, EffectResult, PairEffect } from '../../../domain/tournament/decision.ts';
import { NO_PRIZES } from '../../../domain/tournament/value/prize-plan.ts';
import { type NecessarySettings, type Settings, settingsFrom } from '../../../domain/tournament/value/settings.ts';
import { type Board, boardsOf, type Tournament } from '../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../chance.ts';
import { at, FIRST_PAIRING } from './tournament.ts';

const CLUB: ClubId = asId('chess-club');

/** Who runs the tournaments of the tests. */
export const HOST: Somebody = {
  kind: 'person',
  account: asId('arbiter'),
  name: 'Arbiter',
  level: 0,
  clubs: { [CLUB]: 'arbiter' },
  organizations: {},
  captainOf: [],
};

export const asPlayer = (account: string): Somebody => ({
  ...HOST,
  account: asId(account),
  name: account,
  clubs: {},
});

/** An over-the-board Swiss of three rounds, two tie-breaks, that nobody has entered; change what the test is about. */
export function newTournament(settings: Partial<Settings> = {}, changes: Partial<Tournament> = {}): Tournament {
  const necessary: NecessarySettings = {
    format: 'SwissDutch',
    name: 'Spring Open',
    startDate: '2026-11-21',
    endDate: '2026-11-22',
    firstPairingAt: FIRST_PAIRING,
  };
  return {
    id: asId('spring-open'),
    revision: 1,
    host: { type: 'club', id: CLUB },
    league: null,
    event: null,
    createdAt: at(-DAY),
    settings: settingsFrom({
      ...necessary,
      rounds: 3,
      tieBreaks: ['buchholz', 'buchholzCut1', null, null],
      interval: { count: 1, unit: 'hours' },
      ...settings,
    }),
    pin: { pinned: false, order: 0 },
    randomSeeding: false,
    initialColor: null,
    hasTimeControl: true,
    phase: { kind: 'open' },
    nextPairingAt: null,
    pairingFailed: false,
    participants: [],
    rounds: [],
    requestedByes: [],
    forbiddenPairs: [],
    acceleration: 'none',
    categories: [],
    prizes: NO_PRIZES,
    draft: null,
    ...changes,
  };
}

/** Somebody who has an account: the first has the highest rating. */
export const entryOf = (account: string, rating: number | null = null): Entry => ({
  account: asId(account),
  person: { firstName: account, lastName: 'Player', ghost: false, fideNumber: null, birthDate: null, sex: 'M' },
  title: null,
  rating,
  federation: 'NOR',
  club: null,
});

export interface Doing {
  readonly actor?: Actor;
  readonly now?: Millis;
  readonly chance?: Chance;
  /** Who is online, where that is asked; null for everybody. */
  readonly online?: readonly AccountId[] | null;
}

/** One command decided to the end: what it asks for is answered, rounds are paired by the format's own strategy. */
export function decided(
  before: Tournament,
  command: TournamentCommand | SystemEvent,
  { actor = HOST, now = at(0), chance = chanceFrom(1), online = null }: Doing = {},
): Result<Done, DecisionRefusal> {
  let effectResult: EffectResult | undefined;
  for (let effects = 0; ; effects += 1) {
    const result = decide(before, command, { actor, now, chance, ...(effectResult && { effectResult }) });
    if (!result.ok) return result;
    if (result.value.kind === 'done') return { ok: true, value: result.value };
    assert(effects < 2, 'an effect is requested once');
    effectResult = answerTo(result.value, online);
  }
}

function answerTo(effect: Effect, online: readonly AccountId[] | null): EffectResult {
  switch (effect.kind) {
    case 'pair':
      return { kind: 'pairings', pairings: paired(effect) };
    case 'loadEntrant':
      return { kind: 'entry', entry: known(effect.account), teams: clubTeamsOf(effect.account), barred: null };
    case 'loadEntrants':
      return { kind: 'entries', entries: effect.accounts.map(known), guests: effect.guests.map(onNoList) };
    case 'loadRatings':
      return { kind: 'ratings', listed: effect.people.map(inFideList), inPlace: { fide: 202_612, national: null } };
    case 'loadTeam':
      return { kind: 'team', team: /^t\d+$/.test(effect.team) ? namedTeam(effect.team) : null };
    case 'loadHistory':
      return { kind: 'history', history: { origin: null, keys: {}, log: [], report: null } };
    case 'loadPresence':
      return { kind: 'online', accounts: online ?? effect.accounts };
  }
}

const onNoList = () => ({ fide: null, national: null });

/** Of December's list: everybody else is rated. */
const inFideList = (_: unknown, at: number) => {
  const rating = at % 2 === 0 ? 1600 + at : null;
  return { fide: { month: 202_612, ratings: { standard: rating, rapid: rating, blitz: rating } }, national: null };
};

const namedTeam = (team: TeamId) => ({ team, name: `Team ${team}` });

function paired({ format, inputs }: PairEffect) {
  const strategy = STRATEGIES[format];
  assert(strategy !== null, `${format} is not paired by the program`);
  return inputs.map(strategy);
}

/** People p1, p2, ... have accounts; a smaller number is a higher rating, and every fifth has none. p3, p7, ... have a club. */
function known(account: AccountId): Entry | null {
  const number = /^p(\d+)$/.exec(account)?.[1];
  if (number === undefined) return null;
  const entry = entryOf(account, Number(number) % 5 === 0 ? null : 2400 - 10 * Number(number));
  return { ...entry, club: Number(number) % 4 === 3 ? 'SK Rokade' : null };
}

/** Of four people each: p1 to p4 are the members of team t1, p5 to p8 those of t2, and so on. */
export function clubTeamsOf(account: AccountId): readonly TeamId[] {
  const number = /^p(\d+)$/.exec(account)?.[1];
  return number === undefined ? [] : [asId(`t${Math.ceil(Number(number) / 4)}`)];
}

export const asCaptain = (team: string): Somebody => ({ ...asPlayer(`captain-of-${team}`), captainOf: [asId(team)] });

/** The teams t1 to tn, entered one after the other as an organiser does, each with so many of its members. */
export const withTeamsEntered = (tournament: Tournament, teams: number, each: number): Tournament =>
  Array.from({ length: teams }, (_, index) => index + 1).reduce((before, number) => {
    const team: TeamId = asId(`t${number}`);
    const members = Array.from({ length: each }, (_, index): AccountId => asId(`p${4 * (number - 1) + index + 1}`));
    return members.reduce(
      (state, account) => changed(state, { kind: 'addParticipant', account, team }),
      changed(before, { kind: 'addTeam', team }),
    );
  }, tournament);

/** The tournament after a command that must not be refused. */
export function changed(before: Tournament, command: TournamentCommand | SystemEvent, doing: Doing = {}): Tournament {
  const result = decided(before, command, doing);
  if (!result.ok) throw new Error(`${command.kind}: ${result.key}`);
  assert(result.value.after !== null, 'the tournament is gone');
  return result.value.after;
}

/** The key of a command that must be refused. */
export function refusalOf(before: Tournament, command: TournamentCommand | SystemEvent, doing: Doing = {}): string {
  const result = decided(before, command, doing);
  return result.ok ? 'done' : refuse(result.key).key;
}

/** What is due by itself, until nothing is. */
export function settled(before: Tournament, doing: Doing = {}): Tournament {
  let tournament = before;
  for (let steps = 0; ; steps += 1) {
    assert(steps < 10, 'a step that is due stays due after it was done');
    const next = changed(tournament, { kind: 'due' }, { ...doing, actor: VISITOR });
    if (next === tournament) return tournament;
    tournament = next;
  }
}

/** The players p1 to pn, entered. */
export const withPlayers = (tournament: Tournament, count: number): Tournament =>
  Array.from({ length: count }, (_, index): AccountId => asId(`p${index + 1}`)).reduce(
    (before, account) => changed(before, { kind: 'addParticipant', account }),
    tournament,
  );

/** With n players, started, its rounds of a round robin made. */
export const startedWith = (count: number, tournament: Tournament = newTournament()): Tournament =>
  settled(changed(withPlayers(tournament, count), { kind: 'start' }));

export const nextRound = (tournament: Tournament, now: Millis = at(0)): Tournament =>
  changed(tournament, { kind: 'pairNextRound', button: 'pairings' }, { now });

export const boardIn = (tournament: Tournament, round: number, board = 1): Board => {
  const found = tournament.rounds[round - 1];
  const one = found && boardsOf(found).find((candidate) => candidate.board === board);
  assert(one !== undefined, `round ${round} has no board ${board}`);
  return one;
};

/** All open boards of a round won by White, or as the list says from board 1 on. */
export function playedOut(tournament: Tournament, round: number, results: readonly Board['result'][] = []): Tournament {
  const found = tournament.rounds[round - 1];
  assert(found !== undefined, `there is no round ${round}`);
  return boardsOf(found).reduce((before, { white, black, board, result }) => {
    if (result !== null) return before;
    return changed(before, { kind: 'setResult', round, white, black, result: results[board - 1] ?? 'whiteWins' });
  }, tournament);
}

export const inHours = (hours: number): Millis => at(hours * HOUR);
