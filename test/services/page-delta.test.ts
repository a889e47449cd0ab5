import { expect, it } from 'vitest';
import { type PageDelta, pageDelta } from '../../contract/tournament/page-delta.ts';
import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import type { Tournament } from '../../domain/tournament/value/state.ts';
import { playersOf } from '../../domain/tournament/value/state.ts';
import { pageText, readersPart, sharedPage } from '../../services/tournament/views/page.ts';
import { visibilityFor } from '../../services/tournament/views/visibility.ts';
import { applyDelta, applyReports } from '../../web/model/page-delta.ts';
import { asPlayer, HOST } from '../support/domain/played-tournament.ts';
import { walk } from '../support/domain/tournament-walk.ts';

const AROUND = { organiserName: 'Chess Club', league: null };

/** The page of this reader as the server answers it. */
function pageOf(tournament: Tournament, actor: Actor) {
  const page = sharedPage(tournament, AROUND, visibilityFor(actor, tournament), new Map());
  return { ...page, ...readersPart(actor, tournament) };
}

const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** What an open page makes of the way from one state to the next, against what the server answers afterwards. */
function faults(before: Tournament, after: Tournament, actor: Actor, me: string | null): string[] {
  const was = pageOf(before, actor);
  const is = pageOf(after, actor);
  if (before.revision === after.revision) return [];
  const delta = pageDelta(was, is);
  if (delta === null) return [`cannot be told: ${before.revision}`];
  // What is reported of boards is told by itself, before the revision that it belongs to.
  const reported = applyReports(sent(was), sent({ rev: after.revision, reports: is.board_reports }));
  const shown = applyDelta(reported, sent<PageDelta>(delta), me);
  try {
    // Whether a player has gone of their own accord is read again by their own pages.
    const isGone = was.is_participating && !is.is_participating;
    expect({ ...shown, can_manage: is.can_manage, ...(isGone && { self_withdrawn: is.self_withdrawn }) }).toEqual(
      sent(is),
    );
    expect(JSON.parse(pageText(is, readersPart(actor, after)))).toEqual(sent(is));
    return [];
  } catch (error) {
    return [String(error)];
  }
}

it.each([null, 1])('an open page equals the server’s page, in random walks where the top %s is public', (top) => {
  const cut = (tournament: Tournament): Tournament => ({
    ...tournament,
    settings: { ...tournament.settings, showOnlyTop: top },
  });
  for (let seed = 1; seed <= 60; seed += 1) {
    const fault = walk(seed, 60, new Map(), (before, after) => {
      const [was, is] = [cut(before), cut(after)];
      const player = playersOf(before)[0]?.account ?? 'nobody';
      return [
        ...faults(was, is, VISITOR, null),
        ...faults(was, is, HOST, HOST.account),
        ...faults(was, is, asPlayer(player), player),
      ];
    });
    expect(fault, `seed ${seed}`).toBeNull();
  }
});
