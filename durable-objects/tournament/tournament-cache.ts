import type { ErrorKey } from '../../contract/http/errors.ts';
import type { Db } from '../../db/client.ts';
import { commit, type Write } from '../../db/commit.ts';
import { readAccount } from '../../db/read/account.ts';
import { readClub } from '../../db/read/club.ts';
import { readTeam, readTeamsOfMember } from '../../db/read/team.ts';
import { readTournament } from '../../db/read/tournament/tournament.ts';
import { writeToEach } from '../../db/write/message.ts';
import { tournamentWrites } from '../../db/write/tournament.ts';
import { identifyInLog, storeLogEntry } from '../../db/write/tournament-log.ts';
import { messagesOf, storeMessages, type WaitingMessage } from '../../db/write/tournament-outbox.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { TeamId, TournamentId } from '../../domain/kernel/ids.ts';
import { assert, ok, type Result, refuse } from '../../domain/kernel/result.ts';
import type { DisputeNotice, MatchNotice } from '../../domain/message.ts';
import type { PairingRefusal, RoundPairing } from '../../domain/pairing/pairing.ts';
import type { SystemEvent, TeamEntry, TournamentCommand } from '../../domain/tournament/command.ts';
import { decide } from '../../domain/tournament/decide.ts';
import type {
  DisputeMessage,
  Done,
  Effect,
  EffectResult,
  GameMessage,
  LoadEntrantEffect,
  MatchMessage,
  TournamentMessage,
} from '../../domain/tournament/decision.ts';
import { logEntry } from '../../domain/tournament/log/log.ts';
import { identifiedBetween } from '../../domain/tournament/value/identity.ts';
import { noticesOf } from '../../domain/tournament/value/notices.ts';
import { type Tournament, teamIn } from '../../domain/tournament/value/state.ts';
import type { Deps } from '../../services/deps.ts';
import { mayPlayInLeague } from '../../services/league/restricted.ts';
import { notify, notifyCaptains, notifyOrganisers } from '../../services/message/notify.ts';
import { clock } from '../../services/platform/clock.ts';
import { randomBelow } from '../../services/platform/random.ts';
import type { DeviceNotifications } from '../jobs/device-notifications.ts';
import { presenceStub } from '../stubs.ts';

export interface CommandRequest {
  readonly command: TournamentCommand | SystemEvent;
  readonly actor: Actor;
}

export interface Change extends Omit<Done, 'kind' | 'messages'> {
  readonly before: Tournament;
  readonly messages: readonly GameMessage[];
  /** Stored messages to games; empty if the tournament was deleted. */
  readonly waiting: readonly WaitingMessage[];
}

type Changed = Result<Change, ErrorKey>;

/** A writer that loses a race decides once more on the new state. */
const ATTEMPTS = 2;
/** Presence, then the pairing. */
const MAX_EFFECTS = 2;

/** Write-through cache and only writer of a tournament, with optimistic locking by revision. */
export class TournamentCache {
  readonly #deps: Deps;
  readonly #env: Pick<Env, 'PAIRING' | 'PRESENCE'>;
  readonly #devices: DeviceNotifications;
  #cached: Tournament | null = null;
  #pendingRead: Promise<Tournament | undefined> | null = null;

  constructor(deps: Deps, env: Pick<Env, 'PAIRING' | 'PRESENCE'>, devices: DeviceNotifications) {
    this.#deps = deps;
    this.#env = env;
    this.#devices = devices;
  }

  /** Undefined if there is none. */
  async get(id: TournamentId): Promise<Tournament | undefined> {
    if (this.#cached !== null) return this.#cached;
    // Concurrent callers share the pending read, so an older state never replaces a newer one.
    this.#pendingRead ??= this.#read(id);
    return this.#pendingRead;
  }

  /** Decides and commits a command, awaiting `beforeWriting` in between. Calls must be sequential. */
  async change(id: TournamentId, request: CommandRequest, beforeWriting: () => Promise<void>): Promise<Changed> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const before = await this.get(id);
      if (before === undefined) return refuse('noSuchTournament');
      const decided = await this.#decided(before, request);
      if (!decided.ok) return decided;
      const change = changeOf(before, decided.value);
      if (change.after === before) return ok(change);
      await beforeWriting();
      if (await this.#write(change, decided.value.messages, request.actor)) return ok(change);
    }
    return refuse('changedMeanwhile');
  }

  async invalidate(): Promise<void> {
    // A pending read would otherwise restore the old state.
    await this.#pendingRead?.catch(() => undefined);
    this.#cached = null;
  }

  async #read(id: TournamentId): Promise<Tournament | undefined> {
    try {
      const tournament = await readTournament(this.#deps.db, id);
      this.#cached = tournament ?? null;
      return tournament;
    } finally {
      this.#pendingRead = null;
    }
  }

  /** Decides, answers the decision's questions one by one, and decides again. */
  async #decided(before: Tournament, { command, actor }: CommandRequest): Promise<Result<Done, ErrorKey>> {
    const context = { actor, now: clock.now(), chance: randomBelow };
    let effectResult: EffectResult | undefined;
    for (let effects = 0; ; effects += 1) {
      const decided = decide(before, command, { ...context, ...(effectResult && { effectResult }) });
      if (!decided.ok) return decided;
      if (decided.value.kind === 'done') return ok(decided.value);
      assert(effects < MAX_EFFECTS, 'an effect is requested once');
      effectResult = await this.#answerTo(decided.value);
    }
  }

  async #answerTo(effect: Effect): Promise<EffectResult> {
    switch (effect.kind) {
      case 'pair': {
        const pairings: Result<RoundPairing, PairingRefusal>[] = [];
        for (const input of effect.inputs) pairings.push(await this.#env.PAIRING.pair(effect.format, input));
        return { kind: 'pairings', pairings };
      }
      case 'loadPresence':
        return { kind: 'online', accounts: await presenceStub(this.#env).online(effect.accounts) };
      case 'loadEntrant':
        return { kind: 'entry', ...(await entryOf(this.#deps.db, effect)) };
      case 'loadEntrants': {
        const found = await Promise.all(
          effect.accounts.map((account) => entryOf(this.#deps.db, { kind: 'loadEntrant', account, league: null })),
        );
        return { kind: 'entries', entries: found.map(({ entry }) => entry) };
      }
      case 'loadTeam':
        return { kind: 'team', team: await teamOf(this.#deps.db, effect.team) };
    }
  }

  /** False if the tournament was changed in the meantime. */
  async #write(
    { before, after, waiting }: Change,
    messages: readonly TournamentMessage[],
    actor: Actor,
  ): Promise<boolean> {
    const { db, now } = this.#deps;
    const [own, ...others] = tournamentWrites(db, before, after);
    const entry = after === null ? null : logEntry(before, after, actor, now());
    const notices = after === null ? [] : noticesOf(before, after, actor);
    const writes = [
      ...others,
      ...storeMessages(db, before.id, waiting),
      ...identifyInLog(db, before.id, after && identifiedBetween(before, after)),
      ...storeLogEntry(db, before.id, entry),
      ...this.#said(before, messages),
      ...writeToEach(db, notices, now()),
      ...(after === null ? [] : this.#devices.writes(after, notices)),
    ];
    try {
      const done = await commit(db, { claim: { write: own, otherwise: 'changedMeanwhile' }, writes });
      this.#cached = done.ok ? after : null;
      return done.ok;
    } catch (error) {
      // The outcome of the write is unknown.
      this.#cached = null;
      throw error;
    }
  }

  /** Inbox messages for entered players, captains and organisers. */
  #said(tournament: Tournament, messages: readonly TournamentMessage[]): Write[] {
    const { id, settings } = tournament;
    return messages.flatMap((message): Write[] => {
      const said = { tournament: id, name: settings.name };
      switch (message.kind) {
        case 'entered':
          return notify(this.#deps, message.account, { ...said, kind: 'enteredInTournament', by: message.by });
        case 'match':
          return [notifyCaptains(this.#deps, { ...said, ...noticeOf(tournament, message) })];
        case 'dispute':
          return [notifyOrganisers(this.#deps, tournament.host, { ...said, ...disputeOf(tournament, message) })];
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

async function entryOf(
  db: Db,
  { account: id, league }: LoadEntrantEffect,
): Promise<Omit<Extract<EffectResult, { readonly kind: 'entry' }>, 'kind'>> {
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
