import type { BoardReportView } from '../contract/desk-views.ts';
import type { Actor } from '../domain/access/actor.ts';
import type { Tournament } from '../domain/tournament/state.ts';
import { reportsSeenIn } from '../services/tournament/reports-view.ts';
import { type Listener, serverSentEvent } from './event-feed.ts';

/** Somebody who listens, and who he is. */
type Reader = readonly [Listener, { readonly actor: Actor }];

/**
 * What each reader has been told of the reports that are for him: they are told to two players and to those who run the
 * tournament, whatever else all of them are shown alike. Always the whole of it, so that nothing is missed for long.
 */
export class ToldReports {
  readonly #told = new WeakMap<Listener, string>();

  /** Tells those for whom something is otherwise; comes before the revision that it belongs to. */
  tell(state: Tournament, readers: Iterable<Reader>): void {
    const seenBy = reportsSeenIn(state);
    for (const [listener, { actor }] of readers) {
      if (actor.kind !== 'person') continue;
      const reports = seenBy(actor);
      if (JSON.stringify(reports) !== (this.#told.get(listener) ?? NOTHING)) this.#give(state, listener, reports);
    }
  }

  /** Whoever comes may have missed some, and their end too. */
  begin(state: Tournament, [listener, { actor }]: Reader): void {
    if (state.settings.playersReport && actor.kind === 'person')
      this.#give(state, listener, reportsSeenIn(state)(actor));
  }

  #give({ revision }: Tournament, listener: Listener, reports: readonly BoardReportView[]): void {
    this.#told.set(listener, JSON.stringify(reports));
    listener.tell(serverSentEvent('reports', { rev: revision, reports }));
  }
}

const NOTHING = '[]';
