import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageDelta } from '../../../contract/tournament/page-delta.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { GAME_RESULTS } from '../../../domain/tournament/value/game-result.ts';
import { type TakenResult, withTaken } from '../../../web/features/manage/results/outbox/taken-results.ts';
import { standingOn, withResult } from '../../../web/features/manage/results/result-log.ts';
import { openPage } from '../../../web/live/tournament-stream.ts';
import { tournamentQuery } from '../../../web/queries/tournament.ts';
import { aPage, aPairing } from '../../support/web/tournament-pages.ts';

const { queryKey, structuralSharing } = tournamentQuery('open');
const BOARDS = 3;

/** A result on a board, entered by the arbiter at this desk or by another one. */
const change = fc.record({
  board: fc.integer({ min: 0, max: BOARDS - 1 }),
  result: fc.constantFrom(null, ...GAME_RESULTS),
  isOwn: fc.boolean(),
});

/** What reaches the browser: an event from one revision to another, a whole page, or the answer to an own result. */
const arrival = fc.record({
  kind: fc.constantFrom('event', 'page', 'answer'),
  from: fc.nat(),
  to: fc.nat(),
});

describe('what was entered at the desk', () => {
  it('an entered result is shown until the page contains it, in whatever order events and responses come', () => {
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 12 }),
        fc.array(arrival, { maxLength: 30 }),
        (changes, arrivals) => {
          const pages = serverPages(changes);
          const last = pages.length - 1;
          const queryClient = new QueryClient();
          queryClient.setQueryDefaults(queryKey, structuralSharing === undefined ? {} : { structuralSharing });
          queryClient.setQueryData(queryKey, pages[0]);
          const stream = openPage(queryClient, 'open');
          const now = () => queryClient.getQueryData<TournamentPage>(queryKey) ?? aPage({});
          let taken: readonly TakenResult[] = [];
          const answered = (revision: number) => {
            const own = changes[revision - 1];
            if (own?.isOwn !== true) return;
            taken = [...taken, { ...boardAt(own.board), result: own.result, revision }];
          };
          const arrive = (kind: string, from: number, to: number) => {
            const [before, after] = [pages[Math.min(from, to)], pages[Math.max(from, to)]];
            if (before === undefined || after === undefined) return;
            const shownRevision = now().tournament.revision;
            if (kind === 'answer') answered(to);
            else if (kind === 'page') queryClient.setQueryData(queryKey, after);
            else {
              const delta = pageDelta(before, after);
              if (delta !== null) stream.onMessage({ event: 'changed', delta });
            }
            expect(now().tournament.revision).toBeGreaterThanOrEqual(shownRevision);
          };
          for (const { kind, from, to } of arrivals) arrive(kind, from % pages.length, to % pages.length);
          // Whatever is shown is what the page says, or an own result that the page does not contain.
          for (let board = 0; board < BOARDS; board += 1) {
            const shown = standingOn(withTaken(now(), taken), boardAt(board));
            const newer = taken.filter(
              (one) => one.white === `w${board}` && one.revision !== null && one.revision > now().tournament.revision,
            );
            expect([standingOn(now(), boardAt(board)), ...newer.map(({ result }) => result)]).toContain(shown);
          }
          // In the end the stream has told all.
          for (let revision = 1; revision <= last; revision += 1) arrive('answer', 0, revision);
          arrive('event', now().tournament.revision, last);
          arrive('page', last, last);
          stream.leave();
          expect(withTaken(now(), taken).pairings).toEqual(pages[last]?.pairings);
        },
      ),
    );
  });
});

const boardAt = (board: number) => ({ round: 1, white: `w${board}`, black: `b${board}` });

/** The page after each change, the first before all of them. */
function serverPages(
  changes: readonly { readonly board: number; readonly result: TakenResult['result'] }[],
): TournamentPage[] {
  const pairings = Array.from({ length: BOARDS }, (_, board) =>
    aPairing(`w${board}`, `b${board}`, { board: board + 1 }),
  );
  const pages = [aPage({ revision: 0 }, { pairings })];
  for (const { board, result } of changes) {
    const before = pages.at(-1) ?? aPage({});
    const after = withResult(before, boardAt(board), result);
    pages.push({ ...after, tournament: { ...after.tournament, revision: before.tournament.revision + 1 } });
  }
  return pages;
}
