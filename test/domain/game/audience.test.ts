import { describe, expect, it } from 'vitest';
import { mayHear, notificationsOf } from '../../../domain/game/audience.ts';
import { silence, speak } from '../../../domain/game/chat.ts';
import { PHRASES, phraseId, phraseOf } from '../../../domain/game/phrases.ts';
import { millis } from '../../../domain/kernel/time.ts';

describe('notifications of a game', () => {
  it('[NEWS-1] a change is sent as one snapshot of the game, with the draw vote where there is one', () => {
    expect(notificationsOf([])).toEqual([]);
    expect(notificationsOf([{ kind: 'started' }, { kind: 'connected', side: 'white' }])).toEqual([{ kind: 'game' }]);
    expect(notificationsOf([{ kind: 'drawOffered', by: 'black' }])).toEqual([
      { kind: 'game' },
      { kind: 'drawVote', side: 'black', vote: 'yes' },
    ]);
    expect(notificationsOf([{ kind: 'drawDeclined', by: 'white' }])).toContainEqual({
      kind: 'drawVote',
      side: 'white',
      vote: 'no',
    });
  });

  it('[NEWS-1] a move that changes nothing else is sent as a move alone', () => {
    const moved = { kind: 'moved', by: 'white', move: { from: 12, to: 28 }, ply: 1, leftMs: 1_000 } as const;
    expect(notificationsOf([moved])).toEqual([{ kind: 'move' }]);
    expect(notificationsOf([{ kind: 'started' }, moved])).toEqual([{ kind: 'game' }]);
    expect(mayHear({ kind: 'move' }, null)).toBe(true);
  });

  it('[NEWS-1] a draw vote is sent to the opponent and the spectators, but not to the voter', () => {
    const vote = { kind: 'drawVote', side: 'white', vote: 'yes' } as const;
    expect([mayHear(vote, 'white'), mayHear(vote, 'black'), mayHear(vote, null)]).toEqual([false, true, true]);
    expect(mayHear({ kind: 'game' }, 'white')).toBe(true);
    expect(mayHear({ kind: 'phrase', side: 'white', phrase: 'hello' }, 'white')).toBe(true);
  });
});

describe('the chat', () => {
  it('[CHAT-1] the chat has fourteen phrases, each with an id', () => {
    expect(PHRASES).toHaveLength(14);
    expect(PHRASES.map(phraseId)).toEqual(PHRASES.map((_, id) => id));
    expect([phraseOf(0), phraseOf(13), phraseOf(14), phraseOf(-1)]).toEqual([
      'hello',
      'seeYouNextRound',
      undefined,
      undefined,
    ]);
  });

  it('[CHAT-1] a player can send five phrases in ten seconds', () => {
    let talk = silence;
    for (let time = 0; time < 5; time += 1) {
      const spoken = speak(talk, 'white', millis(time * 1_000));
      if (!spoken.ok) throw new Error(spoken.key);
      talk = spoken.value;
    }
    expect(speak(talk, 'white', millis(9_999))).toEqual({ ok: false, key: 'tooManyRequests' });
    expect(speak(talk, 'black', millis(9_999)).ok).toBe(true);
    expect(speak(talk, 'white', millis(10_000)).ok).toBe(true);
  });
});
