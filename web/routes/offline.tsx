export { OfflinePage as Offline } from '../ui/offline-page.tsx';
