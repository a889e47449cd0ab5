import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { TOAST_MS } from '../domain/limits.ts';
import { assert } from '../domain/result.ts';
import { startI18n } from './language.ts';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';
import { resolveVariables, theme } from './theme.ts';
import { clearError } from './ui/error-banner.tsx';

const queryClient = makeQueryClient();
const router = makeRouter(queryClient);
const i18n = startI18n();

// A new page: the old page's failure is over, and screen readers begin at the title.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation === undefined || !pathChanged) return;
  clearError();
  document.querySelector('h1')?.focus({ preventScroll: true });
});

const root = document.getElementById('root');
assert(root, 'the page has a root');
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <Notifications autoClose={TOAST_MS} position="bottom-right" />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  </StrictMode>,
);
