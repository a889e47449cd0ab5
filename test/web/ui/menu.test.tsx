import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../support/web/render.tsx';

/** A menu that nobody has come near yet in this browser. */
async function showMenu() {
  const { Menu } = await import('../../../web/ui/layout/menu.tsx');
  show(
    <Menu
      position="bottom-end"
      button={{ text: 'Nora' }}
      entries={[{ kind: 'action', label: 'Log out', onChoose: () => undefined }]}
    />,
  );
}

const button = () => screen.getByRole('button', { name: 'Nora' });
const come = () => button().dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));

/** So many turns of the page, in which a part that is loaded may come. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

describe('a menu whose rest is loaded when the pointer comes near', () => {
  beforeEach(() => void vi.resetModules());

  // What is loaded comes in one of the first turns, and another time in another one.
  it.each([0, 1, 2, 4, 8, 16, 32])(
    'a menu opens by a press that begins %i turns after the pointer has come',
    async (count) => {
      await showMenu();
      come();
      await turns(count);
      const pressed = button();
      pressed.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
      await turns(60);
      expect(pressed.isConnected, 'the button stays while it is pressed').toBe(true);
      fireEvent.click(pressed);
      expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeDefined();
    },
  );

  it('a menu opens by the keyboard, and its button keeps the focus until then', async () => {
    await showMenu();
    button().focus();
    await turns(60);
    await waitFor(() => expect(document.activeElement).toBe(button()));
    fireEvent.click(button());
    expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeDefined();
  });
});
