import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import 'virtual:mantine-variables.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { assert } from '../domain/result.ts';
import { forgetEarly } from './early-answers.ts';
import { startI18n } from './language.ts';
import { readyForOffline } from './offline/register.ts';
import { authInfoQuery } from './queries/account.ts';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';
import { followOtherTabs } from './session.ts';
import { watchForMissingFiles } from './stale-files.ts';
import { theme } from './theme.ts';
import { clearError } from './ui/error-banner.tsx';
import { Toasts } from './ui/toasts.tsx';

const LATE_MS = 500;

watchForMissingFiles();
const queryClient = makeQueryClient();
readyForOffline(queryClient);
const router = makeRouter(queryClient);
const i18n = await startI18n();
followOtherTabs({ queryClient, router });

// On the way to a new page the old page's failure is over; that of the new one comes while it is read.
router.subscribe('onBeforeLoad', ({ pathChanged }) => {
  if (pathChanged) clearError();
});

// A new page: screen readers begin at the title.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  forgetEarly();
  if (fromLocation === undefined || !pathChanged) return;
  document.querySelector('h1')?.focus({ preventScroll: true });
});

// The page is drawn when it has all that it says: once, and in slices between which the browser may do something else.
await Promise.race([Promise.allSettled([router.load(), queryClient.prefetchQuery(authInfoQuery)]), late()]);
const root = document.getElementById('root');
assert(root, 'the page has a root');
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <MantineProvider theme={theme} withCssVariables={false} defaultColorScheme="auto">
          <QueryClientProvider client={queryClient}>
            <Toasts />
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </I18nextProvider>
    </StrictMode>,
  ),
);

/** What does not come in time is waited for with the menus there already. */
function late(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LATE_MS));
}
