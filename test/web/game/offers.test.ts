import { describe, expect, it } from 'vitest';
import { refuse } from '../../../domain/kernel/result.ts';
import { mayStart } from '../../../domain/tournament/guards/entry-guards.ts';
import { FORMAT_NAMES } from '../../../domain/tournament/value/formats.ts';
import { isOffered } from '../../../web/model/game/offers.ts';
import { emptyTeamOf, fieldOf, tournamentOf } from '../../../web/model/tournament-of.ts';
import { aPage, aParticipant, aTeam } from '../../support/web/tournament-pages.ts';

describe('a button that is refused', () => {
  it('the start of a tournament is offered in every format and with any number of entries', () => {
    for (const kind of FORMAT_NAMES) {
      const page = aPage({ kind, started: false, rounds: 3 });
      for (const entries of [0, 1, 2, 3, 4, 5]) {
        for (const emptyTeam of [null, 'Askim']) {
          const guard = mayStart(tournamentOf(page), { players: entries, teams: entries, emptyTeam });
          expect(isOffered(guard), `${kind}, ${entries}, ${emptyTeam}: ${guard.ok ? '' : guard.key}`).toBe(true);
        }
      }
    }
  });

  it('a button refused by a closed line-up stays, and one refused by the start of the tournament is hidden', () => {
    expect(isOffered(refuse('lineUpClosed'))).toBe(true);
    expect(isOffered(refuse('tournamentStarted'))).toBe(false);
    expect(isOffered(refuse('noNextRoundButton'))).toBe(false);
  });

  it('a team without players is found on the page of its tournament', () => {
    const page = aPage(
      {},
      { teams: [aTeam('fana', 1), aTeam('askim', 2)], participants: [aParticipant('anna', { team: 'fana' })] },
    );
    expect(emptyTeamOf(page)?.teamId).toBe('askim');
    expect(fieldOf(page).emptyTeam).toBe('askim');
  });
});
