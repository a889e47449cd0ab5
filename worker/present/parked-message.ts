import type { ParkedMessageView } from '../../contract/site/parked-messages.ts';
import type { ParkedRow } from '../../services/delivery/parked-messages.ts';
import { iso } from '../../services/tournament/views/live.ts';

export const presentParkedMessage = (row: ParkedRow): ParkedMessageView => ({
  id: row.id,
  tournament: row.tournament,
  sender: row.sender,
  target: row.target,
  kind: row.kind,
  tries: row.tries,
  firstTriedAt: iso(row.firstTriedAt),
  parkedAt: iso(row.parkedAt),
  fault: row.fault,
});
