import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../../../queries/account.ts';
import { keepNotes, type NormNotes, readNotes } from './norm-notes.ts';

/** The notes of the user for a tournament, which this browser remembers. */
export function useNormNotes(tid: string): readonly [NormNotes, (changes: Partial<NormNotes>) => void] {
  const { data: user } = useSuspenseQuery(userQuery);
  const account = user.person?.account ?? '';
  const [notes, setNotes] = useState(() => readNotes(localStorage, account, tid));
  const change = (changes: Partial<NormNotes>): void => {
    const next = { ...notes, ...changes };
    setNotes(next);
    keepNotes(localStorage, account, tid, next);
  };
  return [notes, change];
}
