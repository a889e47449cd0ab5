import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ArbiterWord } from '../../../web/features/game/table/arbiter-word.tsx';
import { Chat } from '../../../web/features/game/table/chat.tsx';
import { Table } from '../../support/domain/live-game.ts';
import { gameStateOf } from '../../support/web/game-state-of.ts';
import { show } from '../../support/web/render.tsx';

const KARI = { name: 'Kari Lie', title: null, federation: null, rating: 1812 };
const PLAYERS = { white: KARI, black: { ...KARI, name: 'Ola Dahl' } };

describe('a change of a clock by the arbiter', () => {
  const table = Table.begun();
  const before = gameStateOf(table, 'black');
  table.does({ kind: 'adjustClock', side: 'white', deltaMs: 60_000 });
  const state = gameStateOf(table, 'black', before);

  it('a clock change by the arbiter is announced at the board, and spectators receive it too', () => {
    show(<ArbiterWord adjusted={state.adjusted} className="" />);
    screen.getByText('The arbiter gave White 60 seconds.');
    const watched = gameStateOf(table, null, gameStateOf(Table.begun(), null));
    expect(watched.adjusted?.by).toEqual({ side: 'white', deltaMs: 60_000 });
  });

  it('a clock change by the arbiter is not announced to a user who opens the page later, but is in the chat', () => {
    const later = gameStateOf(table, 'black');
    expect(later.adjusted).toBeNull();
    // The simulated page has no size, and nothing to scroll.
    Element.prototype.scrollTo = () => undefined;
    show(<Chat lines={later.chat} me="black" players={PLAYERS} onSend={vi.fn()} />);
    screen.getByText('The arbiter gave White 60 seconds.');
  });
});
