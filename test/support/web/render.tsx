import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { CATALOGUES } from '../../../i18n/catalogues.ts';
import { makeI18n } from '../../../i18n/i18n.ts';
import type { Language } from '../../../i18n/languages.ts';
import { makeQueryClient } from '../../../web/app/query-client.ts';
import { makeRouter } from '../../../web/app/router.tsx';

/** A part of a page as the user sees it, with a query client that the test can fill and read. */
export function show(part: ReactNode, language: Language = 'en') {
  const queryClient = makeQueryClient();
  // For the links of the part; none of its pages is drawn.
  const router = makeRouter(queryClient);
  router.update({ ...router.options, history: createMemoryHistory() });
  const i18n = makeI18n(language, CATALOGUES);
  // For parts that are loaded with their words.
  initReactI18next.init(i18n);
  const around = (children: ReactNode) => (
    <I18nextProvider i18n={i18n}>
      <MantineProvider env="test">
        <QueryClientProvider client={queryClient}>
          <RouterContextProvider router={router}>{children}</RouterContextProvider>
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  );
  const view: RenderResult = render(around(part));
  return { ...view, queryClient, update: (next: ReactNode) => view.rerender(around(next)) };
}
