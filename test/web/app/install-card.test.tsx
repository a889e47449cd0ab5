import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { en } from '../../../i18n/en.ts';
import { watchForInstallOffer } from '../../../web/device/install-offer.ts';
import { InstallCard } from '../../../web/features/settings/install-card.tsx';
import { show } from '../../support/web/render.tsx';

const { install } = en.settings;

it('Rokade is offered as an app once the browser offers it, and no more when it is installed', async () => {
  watchForInstallOffer();
  show(<InstallCard />);
  expect(screen.queryByRole('heading', { name: install.title })).toBeNull();
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: install.action })));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('heading', { name: install.title })).toBeNull();
});
