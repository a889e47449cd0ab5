import { createLazyRoute } from '@tanstack/react-router';
import { InvitePage } from '../features/invite/invite-page.tsx';

export const Route = createLazyRoute('/registration/generate/invitation')({ component: InvitePage });
