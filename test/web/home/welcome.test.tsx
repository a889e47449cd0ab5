import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../../i18n/catalogues.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { clearOtherUsers } from '../../../web/app/user-storage.ts';
import { isNewAccount, markNewAccount } from '../../../web/app/welcome-mark.ts';
import type { PushState } from '../../../web/device/push.ts';
import { Welcome } from '../../../web/features/home/welcome.tsx';
import { pushQuery } from '../../../web/queries/settings.ts';
import { show } from '../../support/web/render.tsx';

afterEach(() => localStorage.clear());

describe('the first steps of a new member', () => {
  it.each(LANGUAGES)('a new member is shown three first steps, in the language %s', (language) => {
    const { welcome } = CATALOGUES[language];
    show(<Welcome account="maret" />, language);
    const steps = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(steps).toEqual([welcome.play.title, welcome.notices.title, welcome.account.title]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/tournaments', '/account/settings', '/account/settings']);
  });

  it('a new member turns on notifications in place where the device can have them', async () => {
    const { queryClient } = show(<Welcome account="maret" />);
    const off: PushState = { kind: 'off', key: 'key' };
    queryClient.setQueryData<PushState>(pushQuery.queryKey, off);
    expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeTruthy();
  });

  it('the first steps are gone for good once they are dismissed', async () => {
    markNewAccount('maret');
    show(<Welcome account="maret" />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(isNewAccount('maret')).toBe(false);
  });

  it('only the account that registered on this device is new', () => {
    markNewAccount('maret');
    expect([isNewAccount('maret'), isNewAccount('eirik')]).toEqual([true, false]);
    clearOtherUsers(localStorage, 'eirik');
    expect(isNewAccount('maret')).toBe(false);
  });
});
