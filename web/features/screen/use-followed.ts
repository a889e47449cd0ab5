import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as calls from '../../../contract/calls.ts';
import { MINUTE } from '../../../domain/time.ts';
import { ApiError, ask } from '../../api.ts';
import { type StreamContact, useTournamentStream } from '../../live/tournament-stream.ts';
import { tournamentQuery } from '../../queries/tournament.ts';

/** An unchanged page without running games is answered without a body. */
const LOOK_MS = MINUTE;

/**
 * Keeps a screen up to date that nobody looks after: a stream whose line has died without a word is found out by asking
 * for the page now and then, and opened anew.
 */
export function useFollowed(tid: string): StreamContact {
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const contact = useTournamentStream(tid, false, attempt);
  useEffect(() => {
    const { queryKey } = tournamentQuery(tid);
    const look = async () => {
      try {
        const { tournament } = await ask(calls.viewTournament, { id: tid });
        const known = queryClient.getQueryData(queryKey)?.tournament.revision ?? 0;
        if (tournament.revision > known) setAttempt((attempts) => attempts + 1);
      } catch (error) {
        // No answer is told by the stream; a refusal is one that the page itself has to meet.
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
