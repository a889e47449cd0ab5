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
import { assert } from '../../domain/kernel/result.ts';
import { watchForInstallOffer } from '../device/install-offer.ts';
import { registerServiceWorker } from '../offline/register.ts';
import { userQuery } from '../queries/account.ts';
import { clearError } from '../ui/feedback/error-banner.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { focusTitle } from '../ui/typing.ts';
import { startI18n } from './language.ts';
import { forgetPreloaded } from './preloaded.ts';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';
import { followOtherTabs } from './session.ts';
import { watchForMissingFiles } from './stale-files.ts';
import { theme } from './theme.ts';

const LATE_MS = 500;

watchForMissingFiles();
watchForInstallOffer();
const queryClient = makeQueryClient();
registerServiceWorker(queryClient);
const router = makeRouter(queryClient);
const i18n = await startI18n();
followOtherTabs({ queryClient, router });

// Navigation clears the old page's error; an error of the new page is set while it loads.
router.subscribe('onBeforeLoad', ({ pathChanged }) => {
  if (pathChanged) clearError();
});

router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  forgetPreloaded();
  if (fromLocation === undefined || !pathChanged) return;
  focusTitle();
});

// Rendering waits for all data, so that the page is drawn once, in slices that keep the browser responsive.
await Promise.race([Promise.allSettled([router.load(), queryClient.prefetchQuery(userQuery)]), late()]);
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

/** Data that takes too long is awaited with the menus already shown. */
function late(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LATE_MS));
}
