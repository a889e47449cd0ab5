import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';

/** Before the start the entry is removed; after it the player is withdrawn, and can be restored. */
export function removalTexts({ started, kind }: TournamentPlayers['tournament']) {
  if (!started) {
    return {
      action: 'players.remove',
      actionFor: 'players.removeFor',
      question: 'players.removeQuestion',
      loses: 'players.removeLoses',
      done: 'players.removed',
    } as const;
  }
  return {
    action: 'players.withdraw',
    actionFor: 'players.withdrawFor',
    question: 'players.withdrawQuestion',
    loses: FORMATS[kind].roundMaking === 'atStart' ? 'players.withdrawLosesRobin' : 'players.withdrawLoses',
    done: 'players.isWithdrawn',
  } as const;
}
