import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { assertNever } from '../../../../../domain/kernel/result.ts';
import { resultOf } from '../../../../model/field.ts';
import {
  type BoardKey,
  type DeskBoard,
  type Entered,
  isSameBoard,
  type NamedBoard,
  namedBoard,
  type ResultEntry,
  standingOn,
  type UndoStep,
  withResult,
} from '../result-log.ts';

/** A typed result that the server has not confirmed. */
export interface UnsentResult extends NamedBoard {
  readonly result: Entered;
  /**
   * Values the server may have without a conflict: the one the arbiter saw, which is sent with the result, and those
   * sent without a response.
   */
  readonly known: readonly Entered[];
  /** A different result of another user: the arbiter chooses between the two. */
  readonly theirs?: Entered;
}

/**
 * Pending results in the order of typing, one for each board. While the server is unreachable they wait; before they
 * are sent again, they are compared with the server's state.
 */
export interface Unsent {
  readonly results: readonly UnsentResult[];
  readonly contact: Contact;
}

/**
 * `unsure`: the server may have results that the page does not show. `away`: it did not respond, and is retried later.
 */
export type Contact = 'sure' | 'unsure' | 'away';

export type UnsentEvent =
  | { readonly kind: 'typed'; readonly board: DeskBoard; readonly result: Entered }
  | { readonly kind: 'sent'; readonly entry: UnsentResult }
  | { readonly kind: 'taken'; readonly entry: UnsentResult }
  /** The server refused: the entry is dropped. */
  | { readonly kind: 'refused'; readonly entry: UnsentResult }
  /** The server's result differs from the one the arbiter saw. */
  | { readonly kind: 'conflict'; readonly entry: BoardKey; readonly theirs: Entered }
  /** The server rejected a result of a list, as its own differs. */
  | { readonly kind: 'disputed'; readonly entry: ResultEntry; readonly theirs: Entered }
  | { readonly kind: 'lost' }
  /** The retry timer has fired. */
  | { readonly kind: 'triedAgain' }
  /** The server's current state. */
  | { readonly kind: 'compared'; readonly page: Pick<TournamentPage, 'pairings'> }
  /** The arbiter has resolved a conflict: the own result, or the other one. */
  | { readonly kind: 'decided'; readonly entry: UnsentResult; readonly own: boolean };

export const NOTHING_UNSENT: Unsent = { results: [], contact: 'sure' };

/** Entries restored after a reload: the server may have received some of them. */
export const restored = (results: readonly UnsentResult[]): Unsent =>
  results.length === 0 ? NOTHING_UNSENT : { results, contact: 'unsure' };

export function stepUnsent(state: Unsent, event: UnsentEvent): Unsent {
  switch (event.kind) {
    case 'typed':
      return { ...state, results: type(state.results, event.board, event.result) };
    case 'sent':
      return { ...state, results: change(state.results, event.entry, (entry) => knowing(entry, event.entry.result)) };
    case 'taken':
      return { ...state, results: take(state.results, event.entry) };
    case 'refused':
      return { ...state, results: state.results.filter((entry) => !isSameBoard(entry, event.entry)) };
    case 'conflict':
      return { ...state, results: conflict(state.results, event.entry, event.theirs) };
    case 'disputed':
      return { ...state, results: dispute(state.results, event.entry, event.theirs) };
    case 'lost':
      return { ...state, contact: 'away' };
    case 'triedAgain':
      return { ...state, contact: state.contact === 'away' ? 'unsure' : state.contact };
    case 'compared':
      return { results: compare(state.results, event.page), contact: 'sure' };
    case 'decided':
      return { ...state, results: decide(state.results, event) };
    default:
      return assertNever(event);
  }
}

/** The next entry to send; undefined where all are sent or wait for the arbiter's decision. */
export const nextToSend = ({ results }: Unsent): UnsentResult | undefined =>
  results.find((entry) => !isDisputed(entry));

/** Another user has entered a different result. */
export const isDisputed = (entry: UnsentResult): entry is UnsentResult & { readonly theirs: Entered } =>
  entry.theirs !== undefined;

/** The page with pending results in place of the server's. */
export const withUnsent = (page: TournamentPage, { results }: Unsent): TournamentPage =>
  results.reduce((shown, entry) => withResult(shown, entry, entry.result), page);

/**
 * Splits an undo step into entries that are unchanged and can be undone, and those that were changed since or whose
 * pairing is gone.
 */
export function undoable(step: UndoStep, page: Pick<TournamentPage, 'pairings'>, { results }: Unsent) {
  const standing = (board: NamedBoard): Entered | undefined => {
    const waiting = results.find((entry) => isSameBoard(entry, board));
    if (waiting === undefined) return standingOn(page, board);
    return isDisputed(waiting) ? waiting.theirs : waiting.result;
  };
  const isAsEntered = ({ board, result }: UndoStep[number]) => standing(board) === result;
  return { possible: step.filter(isAsEntered), changed: step.filter((entry) => !isAsEntered(entry)) };
}

type Results = readonly UnsentResult[];

const change = (results: Results, which: BoardKey, to: (entry: UnsentResult) => UnsentResult): Results =>
  results.map((entry) => (isSameBoard(entry, which) ? to(entry) : entry));

const knowing = (entry: UnsentResult, result: Entered): UnsentResult =>
  entry.known.includes(result) ? entry : { ...entry, known: [...entry.known, result] };

/** A new result replaces the pending one; a resolved conflict does so too. */
function type(results: Results, board: DeskBoard, result: Entered): Results {
  const key = namedBoard(board);
  const waiting = results.find((entry) => isSameBoard(entry, board));
  if (waiting === undefined) return [...results, { ...key, result, known: [resultOf(board) ?? null] }];
  const isAsBefore = waiting.theirs === undefined && waiting.known.length === 1 && waiting.known[0] === result;
  if (isAsBefore) return results.filter((entry) => entry !== waiting);
  return change(results, waiting, (entry) => settled({ ...entry, ...key }, result));
}

/** The arbiter has seen the other result, and decides. */
function settled({ theirs, ...entry }: UnsentResult, result: Entered): UnsentResult {
  const decided: UnsentResult = { ...entry, result };
  return theirs === undefined ? decided : { ...decided, known: [theirs] };
}

/** What was typed after sending is still to be sent. */
function take(results: Results, sent: UnsentResult): Results {
  const isDone = (entry: UnsentResult) => isSameBoard(entry, sent) && entry.result === sent.result;
  return change(
    results.filter((entry) => !isDone(entry)),
    sent,
    (entry) => ({ ...entry, known: [sent.result] }),
  );
}

/** An entry whose pairing is gone stays: the server refuses it, and the arbiter sees that. */
function compare(results: Results, page: Pick<TournamentPage, 'pairings'>): Results {
  return results.flatMap((entry) => {
    const stands = standingOn(page, entry);
    return stands === undefined ? [entry] : against(entry, stands);
  });
}

const conflict = (results: Results, which: BoardKey, theirs: Entered): Results =>
  results.flatMap((entry) => (isSameBoard(entry, which) ? against(entry, theirs) : [entry]));

/** What remains of an entry when the server has this result. */
function against(entry: UnsentResult, stands: Entered): Results {
  if (stands === entry.result) return [];
  const { theirs: _, ...own } = entry;
  if (!entry.known.includes(stands)) return [{ ...own, theirs: stands }];
  return [{ ...own, known: [stands, ...entry.known.filter((known) => known !== stands)] }];
}

function dispute(results: Results, { board, result, before }: ResultEntry, theirs: Entered): Results {
  const others = results.filter((entry) => !isSameBoard(entry, board));
  return [...others, { ...board, result, known: [before], theirs }];
}

function decide(results: Results, { entry, own }: Extract<UnsentEvent, { kind: 'decided' }>): Results {
  if (!own) return results.filter((other) => !isSameBoard(other, entry));
  return change(results, entry, (disputed) => settled(disputed, disputed.result));
}
