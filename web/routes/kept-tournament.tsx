import { KeptTournamentPage } from '../features/tournament/kept-tournament-page.tsx';

// What it shares with the page of a tournament stays a part of that one's file, which most readers come for.
const { parts } = await import('./tournament-view.tsx');

export const Offline = ({ onBack }: { readonly onBack: () => void }) => (
  <KeptTournamentPage onBack={onBack} parts={parts} />
);
