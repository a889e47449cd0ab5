import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { given } from '../../../domain/kernel/given.ts';
import { ApiError, callApi } from '../../api.ts';
import { checkInQuery, type NextCheckIn } from '../../queries/check-in.ts';

/** A player on the list of names. */
export interface NamedPlayer {
  readonly account: string;
  readonly name: string;
}

interface CheckedIn {
  readonly name: string;
  /** False if the arbiter has yet to see the player. */
  readonly isConfirmed: boolean;
}

export type CheckIn = ReturnType<typeof useCheckIn>;

/** Checks in the user, or a player by name, with the code of the room. */
export function useCheckIn(tid: string, { round, needsCode }: NextCheckIn, code: string) {
  const { t } = useTranslation('checkIn');
  const queryClient = useQueryClient();
  const [done, setDone] = useState<CheckedIn | null>(null);
  const [isMissing, setMissing] = useState(false);
  const change = useMutation({
    mutationFn: (player: NamedPlayer | undefined) =>
      callApi(calls.checkIn, {
        id: tid,
        round,
        body: given({ account: player?.account, code: needsCode ? code : undefined }),
      }),
    onSuccess: ({ confirmed }, player) => {
      if (player !== undefined) setDone({ name: player.name, isConfirmed: confirmed });
    },
    onSettled: () => queryClient.invalidateQueries(checkInQuery(tid)),
  });
  const isCodeWrong = change.error instanceof ApiError && change.error.key === 'wrongRoomCode';
  return {
    done,
    isPending: change.isPending,
    isCodeWrong,
    codeFault: isMissing ? t('codeNeeded') : undefined,
    send(player: NamedPlayer | undefined): void {
      const isWithout = needsCode && code.trim().length !== 4;
      setMissing(isWithout);
      if (!isWithout) change.mutate(player);
    },
    again: () => setDone(null),
  };
}
