import { env } from 'cloudflare:workers';
import * as calls from '../../../contract/calls.ts';
import { asId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { DAY, millis } from '../../../domain/kernel/time.ts';
import type { GameFinishedReport } from '../../../durable-objects/game/game-report.ts';
import { tournamentStub } from '../../../durable-objects/stubs.ts';
import { firstOf, type Tuple, take } from '../lists.ts';
import { type Answer, type Browser, must } from './browser.ts';
import { freshId, makePerson, type Somebody } from './people.ts';
import type { TournamentPage } from './wire.ts';

const MINUTE = 60_000;

/** The minute so far from now, also as the form sends it. */
export function inTime(ms: number): { at: string; first_pairing_date: string; first_pairing_time: string } {
  const at = new Date(Math.floor((Date.now() + ms) / MINUTE) * MINUTE).toISOString();
  return { at, first_pairing_date: at.slice(0, 10), first_pairing_time: at.slice(11, 16) };
}

/** The payload of an over-the-board Swiss of three rounds whose first round was due two minutes ago. */
export function newTournament(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { at, ...first } = inTime(-2 * MINUTE);
  return {
    id: freshId('open'),
    name: 'Spring Open',
    description: '<p>Welcome.</p>',
    kind: 1,
    default_game_location: 0,
    start_date: at.slice(0, 10),
    // In the time zone of the tournament the day may be over before it is in UTC.
    end_date: inTime(DAY).first_pairing_date,
    ...first,
    rounds: 3,
    tb1: 1,
    tb2: 4,
    ...changes,
  };
}

/** A tournament as its organiser and its players see it. */
export class Event {
  readonly id: string;
  readonly host: Browser;
  readonly payload: Record<string, unknown>;

  private constructor(id: string, host: Browser, payload: Record<string, unknown>) {
    this.id = id;
    this.host = host;
    this.payload = payload;
  }

  static async build(host: Somebody, club: string, changes: Record<string, unknown> = {}): Promise<Event> {
    const payload = newTournament({ organiser: club, organiser_type: 'club', ...changes });
    const { id } = await host.browser.read(calls.buildTournament, { body: payload });
    return new Event(id, host.browser, payload);
  }

  /** A team Swiss of two boards. */
  static ofTeams = (host: Somebody, club: string, changes: Record<string, unknown> = {}): Promise<Event> =>
    Event.build(host, club, { kind: 3, per_team: 2, ...changes });

  async with(people: readonly Somebody[]): Promise<this> {
    for (const { id } of people) must(await this.add(id));
    return this;
  }

  async started(people: readonly Somebody[]): Promise<this> {
    await this.with(people);
    must(await this.start());
    return this;
  }

  add = (account: string): Promise<Answer> => this.host.ask(calls.addParticipant, { id: this.id, account });
  addFor = (team: string, account: string, by = this.host): Promise<Answer> =>
    by.ask(calls.addParticipant, { id: this.id, account, query: { team } });
  addTeam = (team: string): Promise<Answer> => this.host.ask(calls.addTournamentTeam, { id: this.id, team });
  removeTeam = (team: string): Promise<Answer> => this.host.ask(calls.removeTournamentTeam, { id: this.id, team });
  manageTeam = (team: string, by = this.host) => by.read(calls.manageTournamentTeam, { id: this.id, team });
  remove = (account: string): Promise<Answer> => this.host.ask(calls.removeParticipant, { id: this.id, account });
  start = (by = this.host): Promise<Answer> => by.ask(calls.startTournament, { id: this.id });
  next = (by = this.host): Promise<Answer> => by.ask(calls.pairNextRound, { id: this.id, button: 'pairings' });
  edit = (changes: Record<string, unknown>): Promise<Answer> =>
    this.host.ask(calls.editTournament, { id: this.id, body: { ...this.payload, ...changes } });
  page = (by = this.host): Promise<TournamentPage> => by.read(calls.viewTournament, { id: this.id });

  result(round: number, white: string, black: string, result: string | number, by = this.host): Promise<Answer> {
    return by.ask(calls.setResult, { id: this.id, round, white, black, result });
  }

  /** Enters somebody without an account; answers the id. */
  async guest(changes: Record<string, unknown> = {}): Promise<string> {
    const sent = { first_name: 'Gro', last_name: 'Gjest', ...changes };
    return (await this.host.read(calls.addGuest, { id: this.id, body: sent })).account;
  }

  /** The games of a pairing, the latest last. */
  async gamesOf(round: number, white: string, black: string): Promise<TournamentPage['games'][string]> {
    return (await this.page()).games[`${round}_${white}_${black}`] ?? [];
  }

  /** The report that the latest game of a pairing has ended, as the game sends it. */
  async gameEnds(
    round: number,
    white: string,
    black: string,
    changes: Partial<GameFinishedReport> = {},
  ): Promise<void> {
    const game = asId<GameFinishedReport['game']>((await this.gamesOf(round, white, black)).at(-1)?.id ?? '');
    const id = asId<TournamentId>(this.id);
    await tournamentStub(env, id).gameFinished(id, {
      id: `${game}:end`,
      game,
      round,
      white: asId(white),
      black: asId(black),
      result: 'whiteWins',
      reason: 'resignation',
      moves: '',
      plies: 0,
      finishedAt: millis(Date.now()),
      absent: [],
      ...changes,
    });
  }

  /** The boards of a round, byes left out. */
  async boards(round: number): Promise<TournamentPage['pairings']> {
    return (await this.page()).pairings.filter((one) => one.round === round && one.black !== 'bye');
  }

  /** The first board of a round. */
  async firstBoard(round: number): Promise<TournamentPage['pairings'][number]> {
    return firstOf(await this.boards(round));
  }

  /** The better seed wins on every board of a round. */
  async playOut(round: number): Promise<void> {
    const { participants } = await this.page();
    const seed = new Map(participants.map((row) => [row.account, row.seed]));
    for (const { white, black } of await this.boards(round)) {
      must(await this.result(round, white, black, (seed.get(white) ?? 0) < (seed.get(black) ?? 0) ? 1 : -1));
    }
  }
}

/** Players of a club, the first with the highest rating. */
export async function makePlayers<Count extends number>(
  manager: Somebody,
  club: string,
  count: Count,
): Promise<Tuple<Somebody, Count>> {
  const players: Somebody[] = [];
  for (let index = 0; index < count; index += 1) {
    players.push(await makePerson(manager, { club, fide_rating: 2200 - 50 * index, last_name: `Spiller${index}` }));
  }
  return take(players, count);
}
