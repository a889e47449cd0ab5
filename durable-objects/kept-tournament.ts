import type { ErrorKey } from '../contract/errors.ts';
import type { Db } from '../db/client.ts';
import { commit, type Write } from '../db/commit.ts';
import { readAccount } from '../db/read/account.ts';
import { readClub } from '../db/read/club.ts';
import { readTeam, readTeamsOfMember } from '../db/read/team.ts';
import { readTournament } from '../db/read/tournament.ts';
import { writeToEach } from '../db/write/message.ts';
import { tournamentWrites } from '../db/write/tournament.ts';
import { identifyInLog, storeLogEntry } from '../db/write/tournament-log.ts';
import { messagesOf, storeMessages, type WaitingMessage } from '../db/write/tournament-outbox.ts';
import type { Actor } from '../domain/access/actor.ts';
import type { TeamId, TournamentId } from '../domain/ids.ts';
import type { DisputeNotice, MatchNotice } from '../domain/message.ts';
import type { PairingRefusal, RoundPairing } from '../domain/pairing/pairing.ts';
import { assert, ok, type Result, refuse } from '../domain/result.ts';
import { millis } from '../domain/time.ts';
import type { Happening, TeamEntry, TournamentCommand } from '../domain/tournament/command.ts';
import { decide } from '../domain/tournament/decide.ts';
import type {
  DisputeMessage,
  Done,
  GameMessage,
  MatchMessage,
  PersonQuestion,
  Question,
  Supplied,
  TournamentMessage,
} from '../domain/tournament/decision.ts';
import { identifiedBetween } from '../domain/tournament/identity.ts';
import { logEntry } from '../domain/tournament/log.ts';
import { noticesOf } from '../domain/tournament/notices.ts';
import { type Tournament, teamIn } from '../domain/tournament/state.ts';
import type { Deps } from '../services/deps.ts';
import { mayPlayInLeague } from '../services/league/restricted.ts';
import { tell, tellCaptains, tellOrganisers } from '../services/message/tell.ts';
import { randomBelow } from '../services/random.ts';
import type { DeviceNews } from './device-news.ts';
import { presenceStub } from './stubs.ts';

/** Who asks for what. */
export interface Asked {
  readonly command: TournamentCommand | Happening;
  readonly actor: Actor;
}

/** What has become of the tournament, and what has been written with it. */
export interface Change extends Omit<Done, 'kind' | 'messages'> {
  readonly before: Tournament;
  readonly messages: readonly GameMessage[];
  /** The messages to games as they wait to be sent; none where the tournament is gone. */
  readonly waiting: readonly WaitingMessage[];
}

type Changed = Result<Change, ErrorKey>;

/** Whoever loses the race to another writer decides once more, on what that one has left. */
const ATTEMPTS = 2;
/** Who is online, then the pairing. */
const MOST_QUESTIONS = 2;

/**
 * One tournament as it was last committed, and the only place that commits it. It is read once: a change is decided on
 * what is kept, and its claim, the revision, is what finds out that somebody else has written meanwhile.
 */
export class KeptTournament {
  readonly #deps: Deps;
  readonly #env: Pick<Env, 'PAIRING' | 'PRESENCE'>;
  readonly #devices: DeviceNews;
  #kept: Tournament | null = null;
  #reading: Promise<Tournament | undefined> | null = null;

  constructor(deps: Deps, env: Pick<Env, 'PAIRING' | 'PRESENCE'>, devices: DeviceNews) {
    this.#deps = deps;
    this.#env = env;
    this.#devices = devices;
  }

  /** The tournament as it is; undefined where there is none. */
  async known(id: TournamentId): Promise<Tournament | undefined> {
    if (this.#kept !== null) return this.#kept;
    // Who comes while it is read waits for the same reading: an older one never takes the place of a newer one.
    this.#reading ??= this.#read(id);
    return this.#reading;
  }

  /**
   * Decides what is asked for and writes it; `beforeWriting` is waited for in between. To be called for one change after
   * the other only.
   */
  async change(id: TournamentId, asked: Asked, beforeWriting: () => Promise<void>): Promise<Changed> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const before = await this.known(id);
      if (before === undefined) return refuse('noSuchTournament');
      const decided = await this.#decided(before, asked);
      if (!decided.ok) return decided;
      const change = changeOf(before, decided.value);
      if (change.after === before) return ok(change);
      await beforeWriting();
      if (await this.#write(change, decided.value.messages, asked.actor)) return ok(change);
    }
    return refuse('changedMeanwhile');
  }

  /** What is kept is not what is stored any more: it is read when it is asked for. */
  async forget(): Promise<void> {
    // What was read before would come to be kept after this.
    await this.#reading?.catch(() => undefined);
    this.#kept = null;
  }

  async #read(id: TournamentId): Promise<Tournament | undefined> {
    try {
      const tournament = await readTournament(this.#deps.db, id);
      this.#kept = tournament ?? null;
      return tournament;
    } finally {
      this.#reading = null;
    }
  }

  /** A decision; what it asks for is found out, one thing after the other, and it is decided anew. */
  async #decided(before: Tournament, { command, actor }: Asked): Promise<Result<Done, ErrorKey>> {
    const circumstances = { actor, now: millis(Date.now()), chance: randomBelow };
    let supplied: Supplied | undefined;
    for (let questions = 0; ; questions += 1) {
      const decided = decide(before, command, { ...circumstances, ...(supplied && { supplied }) });
      if (!decided.ok) return decided;
      if (decided.value.kind === 'done') return ok(decided.value);
      assert(questions < MOST_QUESTIONS, 'what is supplied is not asked for again');
      supplied = await this.#answerTo(decided.value);
    }
  }

  async #answerTo(question: Question): Promise<Supplied> {
    switch (question.kind) {
      case 'pair': {
        const pairings: Result<RoundPairing, PairingRefusal>[] = [];
        for (const input of question.inputs) pairings.push(await this.#env.PAIRING.pair(question.format, input));
        return { kind: 'pairings', pairings };
      }
      case 'whoIsOnline':
        return { kind: 'online', accounts: await presenceStub(this.#env).online(question.accounts) };
      case 'whoIs':
        return { kind: 'entry', ...(await entryOf(this.#deps.db, question)) };
      case 'whoAre': {
        const found = await Promise.all(
          question.accounts.map((account) => entryOf(this.#deps.db, { kind: 'whoIs', account, league: null })),
        );
        return { kind: 'entries', entries: found.map(({ entry }) => entry) };
      }
      case 'whichTeam':
        return { kind: 'team', team: await teamOf(this.#deps.db, question.team) };
    }
  }

  /** Whether it was written; it is not where the tournament has been changed since. */
  async #write(
    { before, after, waiting }: Change,
    messages: readonly TournamentMessage[],
    actor: Actor,
  ): Promise<boolean> {
    const { db, now } = this.#deps;
    const [own, ...others] = tournamentWrites(db, before, after);
    const entry = after === null ? null : logEntry(before, after, actor, now());
    const told = after === null ? [] : noticesOf(before, after, actor);
    const writes = [
      ...others,
      ...storeMessages(db, before.id, waiting),
      ...identifyInLog(db, before.id, after && identifiedBetween(before, after)),
      ...storeLogEntry(db, before.id, entry),
      ...this.#said(before, messages),
      ...writeToEach(db, told, now()),
      ...(after === null ? [] : this.#devices.writes(after, told)),
    ];
    try {
      const done = await commit(db, { claim: { write: own, otherwise: 'changedMeanwhile' }, writes });
      this.#kept = done.ok ? after : null;
      return done.ok;
    } catch (error) {
      // Nobody knows whether it was written.
      this.#kept = null;
      throw error;
    }
  }

  /** Whoever is entered by somebody else is told, the captains what is said about their match, and who has to decide it. */
  #said(tournament: Tournament, messages: readonly TournamentMessage[]): Write[] {
    const { id, settings } = tournament;
    return messages.flatMap((message): Write[] => {
      const said = { tournament: id, name: settings.name };
      switch (message.kind) {
        case 'entered':
          return tell(this.#deps, message.account, { ...said, kind: 'enteredInTournament', by: message.by });
        case 'match':
          return [tellCaptains(this.#deps, { ...said, ...noticeOf(tournament, message) })];
        case 'dispute':
          return [tellOrganisers(this.#deps, tournament.host, { ...said, ...disputeOf(tournament, message) })];
        default:
          return [];
      }
    });
  }
}

function changeOf(before: Tournament, { kind: _, ...done }: Done): Change {
  const messages = done.messages.filter(isForGame);
  return { ...done, before, messages, waiting: done.after === null ? [] : messagesOf(done.after, messages) };
}

const isForGame = (message: TournamentMessage): message is GameMessage =>
  message.kind !== 'entered' && message.kind !== 'match' && message.kind !== 'dispute';

const noticeOf = (
  tournament: Tournament,
  { of, by, team, opponent, round }: MatchMessage,
): Omit<MatchNotice, 'tournament' | 'name'> => ({
  kind: of,
  by,
  team,
  round: String(round),
  opponent: teamIn(tournament, opponent)?.name ?? opponent,
});

const disputeOf = (
  tournament: Tournament,
  { by, round, white, black }: DisputeMessage,
): Omit<DisputeNotice, 'tournament' | 'name'> => ({
  kind: 'disputeToDecide',
  by,
  team: white,
  round: String(round),
  white: teamIn(tournament, white)?.name ?? white,
  black: teamIn(tournament, black)?.name ?? black,
});

/** What is known of somebody who is entered, at this moment. */
async function entryOf(
  db: Db,
  { account: id, league }: PersonQuestion,
): Promise<Omit<Extract<Supplied, { readonly kind: 'entry' }>, 'kind'>> {
  const account = await readAccount(db, id);
  if (account === undefined) return { entry: null, teams: [], barred: null };
  const { firstName, lastName, ghost, fideNumber, birthDate, sex, title, fideRating, federation, homeClub } = account;
  const person = { firstName, lastName, ghost, fideNumber, birthDate, sex };
  const club = homeClub === null ? null : ((await readClub(db, homeClub))?.name ?? null);
  const entry = { account: account.id, person, title, rating: fideRating, federation, club };
  const allowed = await mayPlayInLeague(db, league, { sex, birthDate, rating: fideRating });
  return { entry, teams: await readTeamsOfMember(db, account.id), barred: allowed.ok ? null : allowed };
}

async function teamOf(db: Db, id: TeamId): Promise<TeamEntry | null> {
  const team = await readTeam(db, id);
  return team === undefined ? null : { team: team.id, name: team.name };
}
