import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AfterGameLinks } from '../../../web/features/game/play/after-game-links.tsx';
import { show } from '../../support/web/render.tsx';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('a game that is over', () => {
  it('a player goes on to the standings, the moves or the next game', () => {
    show(<AfterGameLinks gameId="g1" tid="open" isPlayer />);
    expect(links()).toEqual([
      ['Standings', '/tournament/view/open'],
      ['Review game', '/game/view/g1'],
      ['Next game', '/calendar'],
    ]);
  });

  it('a spectator has no next game', () => {
    show(<AfterGameLinks gameId="g1" tid="open" isPlayer={false} />);
    expect(links().map(([text]) => text)).toEqual(['Standings', 'Review game']);
  });
});
