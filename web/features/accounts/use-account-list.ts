import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import { sessionEpoch } from '../../app/session.ts';
import { showError } from '../../ui/feedback/error-banner.tsx';
import { type AccountList, afterSlice, keepList, keptList, nextSlice } from './account-list.ts';
import { payloadOf } from './sheet.ts';

/** The list stored in its creator's browser, and its progress: slice after slice, until it is done or stopped. */
export function useAccountList(maker: string) {
  const queryClient = useQueryClient();
  const [list, setList] = useState(() => keptList(localStorage, maker));
  const [isRunning, setRunning] = useState(false);
  const isWanted = useRef(false);
  const epoch = useRef(sessionEpoch());
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );

  const keep = (next: AccountList | null) => {
    // The user has changed: the previous user's list is not stored for the new one.
    if (epoch.current !== sessionEpoch()) return;
    keepList(localStorage, maker, next);
    setList(next);
  };

  const run = async (from: AccountList) => {
    isWanted.current = true;
    setRunning(true);
    let known = from;
    keep(known);
    try {
      for (let slice = nextSlice(known); slice.length > 0 && isWanted.current; slice = nextSlice(known)) {
        const { belonging } = known;
        const accounts = slice.map(({ row }) => payloadOf(row, belonging));
        // The schema has validated every row before.
        const answer = await callApi(calls.createAccounts, { body: { accounts: accounts as never } });
        known = afterSlice(known, slice, answer.accounts);
        keep(known);
      }
    } catch (error) {
      showError(error);
    } finally {
      setRunning(false);
      void queryClient.invalidateQueries({ queryKey: ['club'] });
      void queryClient.invalidateQueries({ queryKey: ['clubs'] });
    }
  };

  return {
    list,
    isRunning,
    run,
    stop: () => {
      isWanted.current = false;
    },
    clear: () => keep(null),
  };
}
