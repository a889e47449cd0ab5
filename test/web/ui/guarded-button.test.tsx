import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ok, refuse } from '../../../domain/kernel/result.ts';
import { granted } from '../../../domain/tournament/guards/refusals.ts';
import { isOffered } from '../../../web/model/game/offers.ts';
import { GuardedButton } from '../../../web/ui/layout/guarded-button.tsx';
import { show } from '../../support/web/render.tsx';

describe('a button that the domain guards', () => {
  const pressed: string[] = [];
  const press = () => void pressed.push('pressed');

  it('a guarded button acts if its guard allows it', async () => {
    show(
      <GuardedButton guard={granted} loading={false} onClick={press}>
        Start
      </GuardedButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(pressed.splice(0)).toEqual(['pressed']);
  });

  it('a guarded button that has to wait gives the reason, can be focused and does nothing', async () => {
    show(
      <GuardedButton guard={refuse('playersUnpaired', { round: 2, players: 3 })} loading={false} onClick={press}>
        Pair
      </GuardedButton>,
      'no',
    );
    const button = screen.getByRole('button', { name: 'Pair' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Alle i runde 2 må ha motstander eller frirunde først. Uten: 3.');
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(pressed).toEqual([]);
  });

  it('a guarded button is hidden if its action can never be done', () => {
    for (const key of ['tournamentFinished', 'roundsAreComputed', 'selfJoinNotAllowed'] as const) {
      const { unmount } = show(
        <GuardedButton guard={refuse(key)} loading={false} onClick={press}>
          Add
        </GuardedButton>,
      );
      expect(screen.queryByRole('button')).toBeNull();
      unmount();
    }
    expect([isOffered(ok(3)), isOffered(refuse('insufficientPlayers'))]).toEqual([true, true]);
  });
});
