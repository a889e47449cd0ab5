import { OfflineTournamentPage } from '../features/tournament/page/offline-tournament-page.tsx';

// Modules shared with a tournament's page stay in that page's chunk, which most users load.
const { parts } = await import('./tournament-view.tsx');

export const Offline = ({ onBack }: { readonly onBack: () => void }) => (
  <OfflineTournamentPage onBack={onBack} parts={parts} />
);
