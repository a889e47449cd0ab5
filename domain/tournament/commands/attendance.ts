import type { AccountId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import { type Decided, done, GAMES_CHANGED } from '../decision.ts';
import { withPlayers } from '../value/change.ts';
import { FORMATS } from '../value/formats.ts';
import { type AttendanceMark, playersOf, type Tournament } from '../value/state.ts';

export function markAttendance(
  before: Tournament,
  accounts: readonly AccountId[],
  attendance: AttendanceMark | null,
): Decided {
  if (FORMATS[before.settings.format].attendanceRule === 'everybody') return refuse('everybodyIsPaired');
  if (before.phase.kind === 'finished') return refuse('tournamentFinished');
  const known = new Set(playersOf(before).map(({ account }) => account));
  if (!accounts.every((account) => known.has(account))) return refuse('notParticipating');
  const meant = new Set(accounts);
  const after = withPlayers(before, (player) =>
    meant.has(player.account) && player.attendance !== attendance ? { ...player, attendance } : player,
  );
  return done(after, { events: GAMES_CHANGED });
}
