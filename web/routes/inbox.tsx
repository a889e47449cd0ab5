import { createLazyRoute } from '@tanstack/react-router';
import { InboxPage } from '../features/inbox/inbox-page.tsx';

export const Route = createLazyRoute('/inbox')({ component: InboxPage });
