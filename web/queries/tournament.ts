import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ExplanationAnswer } from '../../contract/rounds.ts';
import type {
  TournamentPage,
  tournamentFind,
  tournamentList,
  tournamentPlayers,
  tournamentStats,
} from '../../contract/tournaments.ts';
import { get, path } from '../api.ts';

export type TournamentFind = z.output<typeof tournamentFind>;
export type TournamentStats = z.output<typeof tournamentStats>;
export type TournamentPlayers = z.output<typeof tournamentPlayers>;

/** All that is known of one tournament lies under this key, so that a change can renew all of it. */
export const tournamentKey = (tid: string) => ['tournament', tid] as const;

export const tournamentQuery = (tid: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'page'],
    queryFn: ({ signal }) => get<TournamentPage>(path`/s/tournament/view/${tid}`, signal),
  });

export const tournamentStatsQuery = (tid: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'stats'],
    queryFn: ({ signal }) => get<TournamentStats>(path`/s/tournament/stats/${tid}`, signal),
  });

export const explanationQuery = (tid: string, round: number) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'explain', round],
    queryFn: ({ signal }) => get<ExplanationAnswer>(path`/s/tournament/explain/${tid}/${String(round)}`, signal),
  });

export const tournamentPlayersQuery = (tid: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'players'],
    queryFn: ({ signal }) => get<TournamentPlayers>(path`/s/tournament/players/${tid}`, signal),
  });

export const tournamentFindQuery = queryOptions({
  queryKey: ['tournaments', 'find'],
  queryFn: ({ signal }) => get<TournamentFind>('/s/tournament/find', signal),
});

export const tournamentListQuery = queryOptions({
  queryKey: ['tournaments', 'list'],
  queryFn: ({ signal }) => get<z.output<typeof tournamentList>>('/s/tournament/list', signal),
});
