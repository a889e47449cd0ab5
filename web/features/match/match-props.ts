import type { MatchDayView } from '../../../contract/tournament/matches.ts';
import type { MatchView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import type { MatchAddress } from '../../queries/match.ts';

export interface MatchProps {
  readonly address: MatchAddress;
  readonly page: TournamentPage;
  readonly match: MatchView;
  readonly day: MatchDayView;
}
