import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { clearToasts, errorToast, toast } from '../../../web/ui/feedback/toast.ts';
import { Toasts } from '../../../web/ui/feedback/toasts.tsx';
import { show } from '../../support/web/render.tsx';

afterEach(() => {
  act(() => notifications.clean());
});

const shown = (): (string | null)[] =>
  [...document.querySelectorAll('.mantine-Notification-description')].map(({ textContent }) => textContent);

const showToast = (speak: typeof toast, message: string) => act(() => Promise.resolve(speak(message)));

describe('toasts', () => {
  it('a new toast replaces the one before', async () => {
    show(<Toasts />);
    await showToast(toast, 'The result is entered.');
    await screen.findByText('The result is entered.');
    await showToast(toast, 'The round is paired.');
    await screen.findByText('The round is paired.');
    await waitFor(() => expect(shown()).toEqual(['The round is paired.']));
  });

  it('an error toast stays until it is closed, and a later toast comes after it', async () => {
    show(<Toasts />);
    await showToast(errorToast, 'The round cannot be paired.');
    await screen.findByRole('alert');
    await showToast(toast, 'The result is entered.');
    expect(shown()).toEqual(['The round cannot be paired.']);
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
    await screen.findByText('The result is entered.');
  });

  it('all toasts are removed when they are cleared', async () => {
    show(<Toasts />);
    await showToast(toast, 'You are in the tournament.');
    await screen.findByText('You are in the tournament.');
    await act(async () => clearToasts());
    await waitFor(() => expect(shown()).toEqual([]));
  });
});
