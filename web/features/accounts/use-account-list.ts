import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as calls from '../../../contract/calls.ts';
import { ask } from '../../api.ts';
import { readerNumber } from '../../session.ts';
import { showError } from '../../ui/error-banner.tsx';
import { type AccountList, afterSlice, keepList, keptList, nextSlice } from './account-list.ts';
import { payloadOf } from './sheet.ts';

/** The list that its maker has in this browser, and the work on it: slice after slice, until it is done or stopped. */
export function useAccountList(maker: string) {
  const queryClient = useQueryClient();
  const [list, setList] = useState(() => keptList(localStorage, maker));
  const [isRunning, setRunning] = useState(false);
  const isWanted = useRef(false);
  const reader = useRef(readerNumber());
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );

  const keep = (next: AccountList | null) => {
    // Somebody else reads now: what the last one made is not kept for him.
    if (reader.current !== readerNumber()) return;
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
        const { club, level } = known;
        const accounts = slice.map(({ row }) => payloadOf(row, { club, level }));
        // The schema has looked at every row before.
        const answer = await ask(calls.createAccounts, { body: { accounts: accounts as never } });
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
