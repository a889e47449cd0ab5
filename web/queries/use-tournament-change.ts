import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { renewAfterChange, revisionOf } from '../live/after-mutation.ts';
import { isOver, revisionIn } from '../live/overlay.ts';
import { toast } from '../ui/feedback/toast.ts';
import { lobbyQuery } from './game.ts';
import { tournamentKey } from './tournament.ts';

interface ChangeOptions {
  /** Handles a refusal instead of the banner. */
  readonly onRefusal?: (error: Error) => void;
  /** Changes with the same name are sent one after the other, so that the last one arrives last. */
  readonly inTurn?: string;
  /** The change concerns the user's participation: the lobby query is refetched. */
  readonly isOwn?: boolean;
  /** For a button that acts once: the second press of a double click, or one while the first is pending, is ignored. */
  readonly once?: boolean;
}

const DOUBLE_CLICK_MS = 600;

interface Press {
  readonly isBusy: boolean;
  readonly at: number;
  /**
   * The revision that the change has left. A double click changes nothing between its presses; whoever has entered results
   * or deleted the round since presses anew.
   */
  readonly left: number | undefined;
}

export const OWN_CHANGE: ChangeOptions = { isOwn: true };

/** The form shows a refusal itself, at the field that it concerns. */
export const TOLD_BY_FORM: ChangeOptions = { onRefusal: () => undefined };

/**
 * A mutation of a tournament: shows a toast, and resolves when the affected queries are up to date. The stream updates
 * the page; after a refusal it is refetched, as it has offered what is not possible. A refusal appears in the banner.
 */
export function useTournamentChange<Input = void, Answer = unknown>(
  tid: string,
  change: (input: Input) => Promise<Answer>,
  message?: (input: Input, answer: Answer) => string | null,
  { onRefusal, inTurn, isOwn = false, once = false }: ChangeOptions = {},
) {
  const queryClient = useQueryClient();
  const press = useRef<Press>({ isBusy: false, at: Number.NEGATIVE_INFINITY, left: undefined });
  const mutation = useMutation({
    meta: { silent: onRefusal !== undefined },
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
    mutationFn: change,
    onMutate: () => revisionOf(queryClient, tid),
    onSuccess: (answer, input) => {
      const text = message?.(input, answer) ?? null;
      if (text !== null) toast(text);
    },
    onError: (error) => onRefusal?.(error),
    onSettled: async (answer, error, _input, since) => {
      await Promise.all([
        error === null
          ? renewAfterChange(queryClient, tid, revisionIn(answer) ?? (since === undefined ? undefined : since + 1))
          : queryClient.invalidateQueries({ queryKey: tournamentKey(tid) }),
        queryClient.invalidateQueries({ queryKey: ['tournaments'] }),
        ...(isOwn ? [queryClient.invalidateQueries(lobbyQuery)] : []),
      ]);
      press.current = { ...press.current, isBusy: false, left: revisionOf(queryClient, tid) };
      keepFocus();
    },
  });
  const { mutate, isPending, variables, data } = mutation;
  const pressed: typeof mutate = (...sent) => {
    const now = performance.now();
    const { isBusy, at, left } = press.current;
    if (once && (isBusy || (now < at + DOUBLE_CLICK_MS && left === revisionOf(queryClient, tid)))) return;
    press.current = { isBusy: true, at: now, left: undefined };
    mutate(...sent);
  };
  /** The shown value during a change: the new one until the page contains it, then the page's. */
  const shown = <Value>(value: Value, newValue: (input: Input) => Value): Value => {
    if (variables === undefined) return value;
    const revision = isPending ? null : (revisionIn(data) ?? 0);
    return isOver({ revision }, revisionOf(queryClient, tid) ?? 0) ? newValue(variables) : value;
  };
  return { ...mutation, mutate: pressed, shown };
}

/**
 * The pressed button may be gone: keyboard users then continue at the title, not at the top of the window. A form whose
 * button still exists has restored the focus in the frame before.
 */
function keepFocus(): void {
  const toTitle = () => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
  };
  requestAnimationFrame(() => requestAnimationFrame(toTitle));
}
