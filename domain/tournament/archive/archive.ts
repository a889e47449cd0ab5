/** A tournament as it moves between servers (TOUR-9), without what belongs to one of them. */
import { asId, type GameId, type TournamentId } from '../../kernel/ids.ts';
import type { CleanHtml } from '../../lib/rich-text.ts';
import type { Settings } from '../value/settings.ts';
import type { OnlineGame, OnlineGameEnd, Tournament } from '../value/state.ts';
import type { ArchivedEntry } from './archived-log.ts';

/** The description of a file that was received is not clean yet. */
export interface TournamentArchive<Description extends string = CleanHtml> {
  /** Identifies the tournament across servers, so that another archive of it is recognised. */
  readonly origin: string;
  /** The id on the original server, reused on import if it is free. */
  readonly id: TournamentId;
  readonly tournament: ArchivedTournament<Description>;
  /** In chronological order. Participants appear by key, others by user name. */
  readonly log: readonly ArchivedEntry[];
  /** The imported report file, for writing back what the rest does not contain. */
  readonly report: string | null;
}

/** People and teams have keys in place of ids, games their sequence numbers; nobody is ranked. */
export interface ArchivedTournament<Description extends string = CleanHtml>
  extends Omit<Tournament, 'id' | 'revision' | 'host' | 'league' | 'event' | 'pin' | 'draft' | 'settings'> {
  readonly settings: Omit<Settings, 'description'> & { readonly description: Description };
}

/** A game of an archive has ended. */
export interface ArchivedGame extends OnlineGame {
  readonly end: OnlineGameEnd;
  /** For people and other programs; not read on import. */
  readonly pgn?: string;
}

/** The keys of participants whose id on this server differs, by this id. */
export type ArchiveKeys = Readonly<Record<string, string>>;

/** Within its board. */
export const gameKey = (sequence: number): GameId => asId(String(sequence));
