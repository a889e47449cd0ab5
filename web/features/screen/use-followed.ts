import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as calls from '../../../contract/calls.ts';
import { MINUTE } from '../../../domain/kernel/time.ts';
import { ApiError, callApi } from '../../api.ts';
import type { StreamContact } from '../../live/listen.ts';
import { useTournamentStream } from '../../live/tournament-stream.ts';
import { tournamentQuery } from '../../queries/tournament.ts';

/** Polling interval; an unchanged page without running games has an empty response. */
const LOOK_MS = MINUTE;

/** Keeps an unattended display up to date: polling detects a dead stream, which is then reopened. */
export function useFollowed(tid: string): StreamContact {
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const contact = useTournamentStream(tid, false, { attempt, positions: 'all' });
  useEffect(() => {
    const { queryKey } = tournamentQuery(tid);
    const look = async () => {
      try {
        const { tournament } = await callApi(calls.viewTournament, { id: tid });
        const known = queryClient.getQueryData(queryKey)?.tournament.revision ?? 0;
        if (tournament.revision > known) setAttempt((attempts) => attempts + 1);
      } catch (error) {
        // An unreachable server is the stream's to handle; a refusal is the page's.
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
          await queryClient.invalidateQueries({ queryKey });
        }
      }
    };
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [tid, queryClient]);
  return contact;
}
