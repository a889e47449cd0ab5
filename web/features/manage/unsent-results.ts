import type { TournamentPage } from '../../../contract/tournaments.ts';
import { assertNever } from '../../../domain/result.ts';
import { resultOf } from '../../model/field.ts';
import {
  type BoardKey,
  type DeskBoard,
  type Entered,
  isSameBoard,
  type NamedBoard,
  namedBoard,
  type Step,
  standingOn,
  withResult,
} from './result-log.ts';

/** A result that was typed and that the server has not confirmed. */
export interface UnsentResult extends NamedBoard {
  readonly result: Entered;
  /** What the server may hold without anybody else having entered it: what stood there, and what was sent unanswered. */
  readonly known: readonly Entered[];
  /** What somebody else has entered meanwhile: the arbiter says which of the two it is. */
  readonly theirs?: Entered;
}

/**
 * The results on their way, in the order they were typed, one for each board. While the server is away they wait;
 * before they are sent again they are compared with what it holds.
 */
export interface Unsent {
  readonly results: readonly UnsentResult[];
  readonly contact: Contact;
}

/** `unsure`: the server may hold what the page does not show. `away`: it has not answered, and is asked again later. */
export type Contact = 'sure' | 'unsure' | 'away';

export type UnsentEvent =
  | { readonly kind: 'typed'; readonly board: DeskBoard; readonly result: Entered }
  | { readonly kind: 'sent'; readonly entry: UnsentResult }
  | { readonly kind: 'taken'; readonly entry: UnsentResult }
  /** The server has said no: the entry is of no use any more. */
  | { readonly kind: 'refused'; readonly entry: UnsentResult }
  | { readonly kind: 'lost' }
  /** The time to try again has come. */
  | { readonly kind: 'triedAgain' }
  /** What the server holds now. */
  | { readonly kind: 'compared'; readonly page: Pick<TournamentPage, 'pairings'> }
  /** Of two different results the arbiter wants the own one, or the other's. */
  | { readonly kind: 'decided'; readonly entry: UnsentResult; readonly own: boolean };

export const NOTHING_UNSENT: Unsent = { results: [], contact: 'sure' };

/** What was kept from before a reload: nobody knows what the server has heard of it. */
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

/** The next to be sent; undefined where all is sent or waits for the arbiter's word. */
export const nextToSend = ({ results }: Unsent): UnsentResult | undefined =>
  results.find((entry) => !isDisputed(entry));

/** Somebody else has entered something different. */
export const isDisputed = (entry: UnsentResult): entry is UnsentResult & { readonly theirs: Entered } =>
  entry.theirs !== undefined;

/** The page with what was typed in place of what the server holds. */
export const withUnsent = (page: TournamentPage, { results }: Unsent): TournamentPage =>
  results.reduce((shown, entry) => withResult(shown, entry, entry.result), page);

/**
 * Of a step those entries that still stand as they were entered and can be undone, and those where something else stands
 * by now: somebody has changed them since, or the pairing is gone.
 */
export function undoable(step: Step, page: Pick<TournamentPage, 'pairings'>, { results }: Unsent) {
  const standing = (board: NamedBoard): Entered | undefined => {
    const waiting = results.find((entry) => isSameBoard(entry, board));
    if (waiting === undefined) return standingOn(page, board);
    return isDisputed(waiting) ? waiting.theirs : waiting.result;
  };
  const isAsEntered = ({ board, result }: Step[number]) => standing(board) === result;
  return { possible: step.filter(isAsEntered), changed: step.filter((entry) => !isAsEntered(entry)) };
}

type Results = readonly UnsentResult[];

const change = (results: Results, which: BoardKey, to: (entry: UnsentResult) => UnsentResult): Results =>
  results.map((entry) => (isSameBoard(entry, which) ? to(entry) : entry));

const knowing = (entry: UnsentResult, result: Entered): UnsentResult =>
  entry.known.includes(result) ? entry : { ...entry, known: [...entry.known, result] };

/** A second thought takes the place of the first; an answer to a dispute is one too. */
function type(results: Results, board: DeskBoard, result: Entered): Results {
  const key = namedBoard(board);
  const waiting = results.find((entry) => isSameBoard(entry, board));
  if (waiting === undefined) return [...results, { ...key, result, known: [resultOf(board) ?? null] }];
  const isAsBefore = waiting.theirs === undefined && waiting.known.length === 1 && waiting.known[0] === result;
  if (isAsBefore) return results.filter((entry) => entry !== waiting);
  return change(results, waiting, (entry) => settled({ ...entry, ...key }, result));
}

/** The arbiter has seen what the other has entered, and decides. */
function settled({ theirs, ...entry }: UnsentResult, result: Entered): UnsentResult {
  const decided: UnsentResult = { ...entry, result };
  return theirs === undefined ? decided : knowing(decided, theirs);
}

/** What was typed since it was sent is still to be sent. */
function take(results: Results, sent: UnsentResult): Results {
  const isDone = (entry: UnsentResult) => isSameBoard(entry, sent) && entry.result === sent.result;
  return change(
    results.filter((entry) => !isDone(entry)),
    sent,
    (entry) => ({ ...entry, known: [sent.result] }),
  );
}

/** A pairing that is gone stays: the server says so when it is sent, and the arbiter hears it. */
function compare(results: Results, page: Pick<TournamentPage, 'pairings'>): Results {
  return results.flatMap((entry) => {
    const stands = standingOn(page, entry);
    if (stands === undefined) return [entry];
    if (stands === entry.result) return [];
    const { theirs: _, ...own } = entry;
    return [entry.known.includes(stands) ? own : { ...own, theirs: stands }];
  });
}

function decide(results: Results, { entry, own }: Extract<UnsentEvent, { kind: 'decided' }>): Results {
  if (!own) return results.filter((other) => !isSameBoard(other, entry));
  return change(results, entry, (disputed) => settled(disputed, disputed.result));
}
