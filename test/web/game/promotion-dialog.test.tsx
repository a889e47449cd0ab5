import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PromotionDialog } from '../../../web/features/game/play/promotion-dialog.tsx';
import { show } from '../../support/web/render.tsx';

const E8 = 60;

function open(color: 'white' | 'black' = 'white', square = E8) {
  const onPiece = vi.fn();
  const onCancel = vi.fn();
  const { unmount: close } = show(
    <PromotionDialog
      variant="Chess"
      color={color}
      below={color}
      square={square}
      onPiece={onPiece}
      onCancel={onCancel}
    />,
    'no',
  );
  return { onPiece, onCancel, close };
}

describe('the choice of the piece a pawn becomes', () => {
  it('the promotion dialog names the pieces in the language of the user, the queen first', async () => {
    const { onPiece } = open();
    const pieces = screen.getAllByRole('button').filter((button) => button.title !== '');
    expect(pieces.map(({ title }) => title)).toEqual(['dronning', 'tårn', 'løper', 'springer']);
    await userEvent.click(screen.getByRole('button', { name: 'springer' }));
    expect(onPiece).toHaveBeenCalledWith('knight');
  });

  it('the promotion dialog is placed on the file of the pawn, as White sees it', () => {
    open();
    expect(screen.getByRole('dialog').style.left).toBe('50%');
  });

  it('the promotion dialog is placed on the file of the pawn, as Black sees it', () => {
    open('black', 4);
    expect(screen.getByRole('dialog').style.left).toBe('37.5%');
  });

  it('the promotion dialog takes the focus, keeps it, and gives it back when it closes', async () => {
    const typing = document.body.appendChild(document.createElement('input'));
    typing.focus();
    const { close } = open();
    const focused = () => document.activeElement?.getAttribute('title');
    const seen = [focused()];
    for (const keys of ['{Tab}', '{Tab}{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(keys);
      seen.push(focused());
    }
    expect(seen).toEqual(['dronning', 'tårn', 'springer', 'dronning', 'springer']);
    close();
    expect(document.activeElement).toBe(typing);
    typing.remove();
  });

  it('the promotion dialog is cancelled by Escape or by a click beside it', async () => {
    const { onCancel } = open();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(onCancel).toHaveBeenCalledTimes(2);
  });
});
