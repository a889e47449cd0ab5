import { createLazyRoute } from '@tanstack/react-router';
import { SettingsPage } from '../features/settings/settings-page.tsx';

export const Route = createLazyRoute('/account/settings')({ component: SettingsPage });
