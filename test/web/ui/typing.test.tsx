import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { focusTitle } from '../../../web/ui/typing.ts';
import { show } from '../../support/web/render.tsx';

const page = (
  <>
    <h1 tabIndex={-1}>Participants</h1>
    <input aria-label="First name" />
    <button type="button">Add</button>
  </>
);

it('the title of a new page gets the focus', () => {
  show(page);
  focusTitle();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Participants' }));
});

it('the title of a new page does not take the focus from a user who is already typing (F6)', async () => {
  show(page);
  const field = screen.getByRole('textbox', { name: 'First name' });
  await userEvent.type(field, 'Se');
  focusTitle();
  await userEvent.keyboard('nt');
  expect(field).toHaveProperty('value', 'Sent');
});
