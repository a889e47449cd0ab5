import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../domain/kernel/result.ts';
import { en } from '../../../i18n/en.ts';
import { makeI18n } from '../../../i18n/i18n.ts';
import { GuardReason } from '../../../web/ui/feedback/error-text.tsx';

describe('the reason of a refusal', () => {
  it('a page without the texts of refusals loads them for the reason of a refusal', async () => {
    const i18n = makeI18n('en', { en: { ...en } });
    i18n.removeResourceBundle('en', 'errors');
    await act(async () => {
      render(
        <I18nextProvider i18n={i18n}>
          <GuardReason guard={refuse('tournamentStarted')} />
        </I18nextProvider>,
      );
    });
    expect(await screen.findByText(en.errors.tournamentStarted)).toBeTruthy();
  });
});
