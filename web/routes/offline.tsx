export { OfflinePage as Offline } from '../ui/feedback/offline-page.tsx';
