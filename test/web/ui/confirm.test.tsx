import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Confirm } from '../../../web/ui/feedback/confirm.tsx';
import { show } from '../../support/web/render.tsx';

function Asking() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Ask
      </button>
      <Confirm
        opened={opened}
        question="Really?"
        consequence="It is gone then."
        action="Do it"
        onConfirm={() => undefined}
        onClose={() => setOpened(false)}
      />
    </>
  );
}

describe('a question before something is done', () => {
  it('a confirmation dialog gives the focus back to the button that opened it', async () => {
    show(<Asking />);
    const button = screen.getByRole('button', { name: 'Ask' });
    for (const answer of ['Cancel', 'Do it']) {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('button', { name: answer }));
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
  });
});
