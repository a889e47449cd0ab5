import { describe, expect, it } from 'vitest';
import { boardsOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { boardIn, decided, newTournament, nextRound, startedWith } from '../../../support/domain/played-tournament.ts';

type Command = Parameters<typeof decided>[1];

const gamesIn = ({ rounds }: Tournament): string[] =>
  rounds.flatMap(boardsOf).flatMap(({ games }) => games.map(({ id }) => id));

/** What a command says of games, each as `openGame`, `endGame` or `cancelGame` and the game. */
function told(
  before: Tournament,
  command: Command,
): { readonly messages: string[]; readonly after: Tournament | null } {
  const result = decided(before, command);
  if (!result.ok) throw new Error(result.key);
  const messages = result.value.messages.flatMap((message) =>
    'game' in message ? [`${message.kind} ${message.game}`] : [],
  );
  return { messages, after: result.value.after };
}

const online = (players = 6) => startedWith(players, newTournament({ online: true }));

describe('online games of a command', () => {
  it('[TOUR-5] pairing a round opens all its online games and no earlier ones', () => {
    const before = online();
    const { messages, after } = told(before, { kind: 'pairNextRound', button: 'pairings' });
    expect(gamesIn(before)).toEqual([]);
    expect(messages).toEqual(gamesIn(after ?? before).map((id) => `openGame ${id}`));
    expect(messages).toHaveLength(3);
  });

  it('[TOUR-5] deleting a round cancels all its online games', () => {
    const before = nextRound(online());
    const { messages, after } = told(before, { kind: 'deleteRound', number: 1 });
    expect(messages).toEqual(gamesIn(before).map((id) => `cancelGame ${id}`));
    expect(gamesIn(after ?? before)).toEqual([]);
  });

  it('[TOUR-5] pairing a round over the board opens no games', () => {
    const { messages } = told(startedWith(6), { kind: 'pairNextRound', button: 'pairings' });
    expect(messages).toEqual([]);
  });

  it('[TOUR-5] entering a result ends only the game of its board', () => {
    const before = nextRound(online());
    const { white, black, games } = boardIn(before, 1, 2);
    const { messages, after } = told(before, { kind: 'setResult', round: 1, white, black, result: 'draw' });
    expect(messages).toEqual([`endGame ${games[0]?.id}`]);
    expect(gamesIn(after ?? before)).toEqual(gamesIn(before));
  });
});
