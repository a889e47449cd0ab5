import type { ErrorKey } from '../../contract/http/errors.ts';
import { commitReturning } from '../../db/commit.ts';
import { readListedRatings } from '../../db/read/listed-ratings.ts';
import { readTournament } from '../../db/read/tournament/tournament.ts';
import { type MessageWrite, writeToEach } from '../../db/write/message.ts';
import { tournamentWrites } from '../../db/write/tournament.ts';
import { identifyInLog, storeLogEntry } from '../../db/write/tournament-log.ts';
import { messagesOf, storeMessages, type WaitingMessage } from '../../db/write/tournament-outbox.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId, TournamentId } from '../../domain/kernel/ids.ts';
import { assert, ok, type Result, refuse } from '../../domain/kernel/result.ts';
import type { DisputeNotice, MatchNotice } from '../../domain/message.ts';
import type { PairingRefusal, RoundPairing } from '../../domain/pairing/pairing.ts';
import type { SystemEvent, TournamentCommand } from '../../domain/tournament/command.ts';
import { isStored, nothingImported } from '../../domain/tournament/commands/import-archive.ts';
import { decide } from '../../domain/tournament/decide.ts';
import type {
  DisputeMessage,
  Done,
  Effect,
  EffectResult,
  GameMessage,
  MatchMessage,
  TournamentMessage,
} from '../../domain/tournament/decision.ts';
import { logEntry } from '../../domain/tournament/log/log.ts';
import { playersConcerned } from '../../domain/tournament/value/concerned.ts';
import { identifiedBetween } from '../../domain/tournament/value/identity.ts';
import { noticesOf } from '../../domain/tournament/value/notices.ts';
import { type Tournament, teamIn } from '../../domain/tournament/value/state.ts';
import type { Deps } from '../../services/deps.ts';
import { notify, notifyCaptains, notifyOrganisers } from '../../services/message/notify.ts';
import { clock } from '../../services/platform/clock.ts';
import { randomBelow } from '../../services/platform/random.ts';
import { historyWrites, readHistory } from '../../services/tournament/archive/history.ts';
import { entriesOf, entryOf, teamOf } from '../../services/tournament/entry-of.ts';
import { guestTeamWrites } from '../../services/tournament/guest-teams.ts';
import { ID_TAKEN } from '../../services/tournament/id-taken.ts';
import { loadPresence } from '../connections/presence.ts';
import type { DeviceNotifications } from '../jobs/device-notifications.ts';
import type { EntrantMails } from '../jobs/entrant-mails.ts';

export interface CommandRequest {
  readonly command: TournamentCommand | SystemEvent;
  readonly actor: Actor;
}

export interface Change extends Omit<Done, 'kind' | 'messages'> {
  readonly before: Tournament;
  readonly messages: readonly GameMessage[];
  /** Stored messages to games; empty if the tournament was deleted. */
  readonly waiting: readonly WaitingMessage[];
  /** Those whose lobby it changes. */
  readonly concerned: readonly AccountId[];
  /** Those who got a message, known once it is committed. */
  readonly recipients: readonly AccountId[];
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
  readonly #entrants: EntrantMails;
  #cached: Tournament | null = null;
  #pendingRead: Promise<Tournament | undefined> | null = null;

  constructor(
    deps: Deps,
    env: Pick<Env, 'PAIRING' | 'PRESENCE'>,
    { devices, entrants }: { readonly devices: DeviceNotifications; readonly entrants: EntrantMails },
  ) {
    this.#deps = deps;
    this.#env = env;
    this.#devices = devices;
    this.#entrants = entrants;
  }

  get isLoaded(): boolean {
    return this.#cached !== null;
  }

  /** Undefined if there is none. */
  async get(id: TournamentId): Promise<Tournament | undefined> {
    if (this.#cached !== null) return this.#cached;
    // Concurrent callers share the pending read, so an older state never replaces a newer one.
    this.#pendingRead ??= this.#read(id);
    return this.#pendingRead;
  }

  /** Decides and commits a command, awaiting `beforeWriting` in between. Calls must be sequential. */
  async change(
    id: TournamentId,
    request: CommandRequest,
    beforeWriting: (change: Change) => Promise<void>,
  ): Promise<Changed> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const before = (await this.get(id)) ?? nothingYet(id, request.command);
      if (before === undefined) return refuse('noSuchTournament');
      const decided = await this.#decided(before, request);
      if (!decided.ok) return decided;
      const change = changeOf(before, decided.value);
      if (change.after === before) return ok(change);
      await beforeWriting(change);
      const written = await this.#write(change, decided.value.messages, request.actor);
      if (written.ok) return ok({ ...change, recipients: written.value });
      if (written.key === 'idTaken') return written;
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
      effectResult = await this.#answerTo(decided.value, before);
    }
  }

  async #answerTo(effect: Effect, { id }: Tournament): Promise<EffectResult> {
    switch (effect.kind) {
      case 'pair': {
        const pairings: Result<RoundPairing, PairingRefusal>[] = [];
        for (const input of effect.inputs) pairings.push(await this.#env.PAIRING.pair(effect.format, input));
        return { kind: 'pairings', pairings };
      }
      case 'loadPresence':
        return { kind: 'online', accounts: await loadPresence(this.#env, effect.accounts) };
      case 'loadEntrant':
        return { kind: 'entry', ...(await entryOf(this.#deps.db, effect)) };
      case 'loadEntrants':
        return { kind: 'entries', ...(await entriesOf(this.#deps.db, effect)) };
      case 'loadRatings':
        return { kind: 'ratings', ...(await readListedRatings(this.#deps.db, effect.people, effect.federation)) };
      case 'loadTeam':
        return { kind: 'team', team: await teamOf(this.#deps.db, effect.team) };
      case 'loadHistory':
        return { kind: 'history', history: await readHistory(this.#deps.db, id) };
    }
  }

  async #write(
    { before, after, waiting, imported }: Change,
    messages: readonly TournamentMessage[],
    actor: Actor,
  ): Promise<Result<readonly AccountId[], 'changedMeanwhile' | 'idTaken'>> {
    const { db, now } = this.#deps;
    const isNew = !isStored(before);
    const [own, ...others] = tournamentWrites(db, isNew ? null : before, after);
    const notices = after === null ? [] : noticesOf(before, after, actor);
    const writes = [
      ...(after === null || imported === null ? [] : guestTeamWrites(this.#deps, imported.club, before, after)),
      ...others,
      ...storeMessages(db, before.id, waiting),
      ...identifyInLog(db, before.id, after && identifiedBetween(before, after)),
      ...(imported === null
        ? storeLogEntry(db, before.id, after && logEntry(before, after, actor, now()))
        : historyWrites(db, before.id, imported)),
      ...[...this.#said(before, messages), ...writeToEach(db, notices, now())].map(({ message }) => message),
      ...(after === null ? [] : this.#devices.writes(after, notices)),
      ...(after === null || imported !== null ? [] : this.#entrants.writes(before, after, actor)),
    ];
    try {
      const done = await (isNew
        ? commitReturning(db, { writes: [own, ...writes], unique: ID_TAKEN })
        : commitReturning(db, { claim: { write: own, otherwise: 'changedMeanwhile' }, writes }));
      this.#cached = done.ok ? after : null;
      return done;
    } catch (error) {
      // The outcome of the write is unknown.
      this.#cached = null;
      throw error;
    }
  }

  /** Inbox messages for entered players, captains and organisers. */
  #said(tournament: Tournament, messages: readonly TournamentMessage[]): MessageWrite[] {
    const { id, settings } = tournament;
    return messages.flatMap((message): MessageWrite[] => {
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

/** An archive makes a tournament where there is none. */
const nothingYet = (id: TournamentId, command: TournamentCommand | SystemEvent): Tournament | undefined =>
  command.kind === 'importArchive' && command.host !== null
    ? nothingImported(id, command.host, command.archive)
    : undefined;

function changeOf(before: Tournament, { kind: _, ...done }: Done): Change {
  const messages = done.messages.filter(isForGame);
  return {
    ...done,
    before,
    messages,
    waiting: done.after === null ? [] : messagesOf(done.after, messages),
    concerned: done.after === before ? [] : playersConcerned(before, done.after),
    recipients: [],
  };
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
