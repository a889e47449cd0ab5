import { useState } from 'react';
import type { ParticipantView } from '../../../../contract/tournament/tournaments.ts';
import { rankChanges } from '../../../model/standings.ts';

interface Seen {
  readonly participants: readonly ParticipantView[];
  readonly changes: ReadonlyMap<string, number>;
}

/** Changes of rank by the last live update; an update without changes keeps the marks. */
export function useRankChanges(participants: readonly ParticipantView[]): ReadonlyMap<string, number> {
  const [seen, setSeen] = useState<Seen>({ participants, changes: new Map() });
  if (seen.participants === participants) return seen.changes;
  const moved = rankChanges(seen.participants, participants);
  const next = { participants, changes: moved.size > 0 ? moved : seen.changes };
  setSeen(next);
  return next.changes;
}
