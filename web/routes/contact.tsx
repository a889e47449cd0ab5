import { createLazyRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/info/contact-page.tsx';

export const Route = createLazyRoute('/contact')({ component: ContactPage });
