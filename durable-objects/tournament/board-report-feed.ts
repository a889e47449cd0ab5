import type { BoardReportView } from '../../contract/tournament/desk-views.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Tournament } from '../../domain/tournament/value/state.ts';
import { reportsSeenIn } from '../../services/tournament/views/reports-view.ts';
import { type Listener, serverSentEvent } from '../stream/event-feed.ts';

type Subscriber = readonly [Listener, { readonly actor: Actor }];

/** Board reports for the two players and organisers, sent completely, so losses do not matter. */
export class BoardReportFeed {
  readonly #lastSent = new WeakMap<Listener, string>();

  /** Sends changed reports, before the revision they belong to. */
  publish(state: Tournament, readers: Iterable<Subscriber>): void {
    const seenBy = reportsSeenIn(state);
    for (const [listener, { actor }] of readers) {
      if (actor.kind !== 'person') continue;
      const reports = seenBy(actor);
      if (JSON.stringify(reports) !== (this.#lastSent.get(listener) ?? NOTHING)) this.#send(state, listener, reports);
    }
  }

  /** A new listener may have missed reports, and their removal too. */
  begin(state: Tournament, [listener, { actor }]: Subscriber): void {
    if (state.settings.playersReport && actor.kind === 'person')
      this.#send(state, listener, reportsSeenIn(state)(actor));
  }

  #send({ revision }: Tournament, listener: Listener, reports: readonly BoardReportView[]): void {
    this.#lastSent.set(listener, JSON.stringify(reports));
    listener.tell(serverSentEvent('reports', { rev: revision, reports }));
  }
}

const NOTHING = '[]';
