/** Who plays for a team in its next match. */
import type { TeamId } from '../ids.ts';
import { pairingsOf, type Tournament } from './state.ts';

/** The first round that a team's players have not been put to their boards for; after all that are paired where there is none. */
export const firstRoundToLineUp = ({ rounds }: Pick<Tournament, 'rounds'>, team: TeamId): number =>
  1 +
  Math.max(
    0,
    ...rounds
      .filter((round) => pairingsOf(round).some((pairing) => isLinedUp(pairing, team)))
      .map(({ number }) => number),
  );

function isLinedUp(pairing: ReturnType<typeof pairingsOf>[number], team: TeamId): boolean {
  switch (pairing.kind) {
    case 'match':
      return (pairing.white === team || pairing.black === team) && pairing.boards.length > 0;
    case 'bye':
      return pairing.who === team;
    case 'board':
      return false;
  }
}
