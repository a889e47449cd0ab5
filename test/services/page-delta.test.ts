import { expect, it } from 'vitest';
import { camelKeys } from '../../contract/codec/case.ts';
import { decodeStreamEvent, encodeStreamData, type StreamEvent } from '../../contract/live.ts';
import { pageDelta } from '../../contract/tournament/page-delta.ts';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import type { Tournament } from '../../domain/tournament/value/state.ts';
import { playersOf } from '../../domain/tournament/value/state.ts';
import { visibilityFor } from '../../domain/view/audience.ts';
import { pageText, readersPart, sharedPage } from '../../services/tournament/views/page.ts';
import { applyDelta, applyReports } from '../../web/model/page-delta.ts';
import { asPlayer, HOST } from '../support/domain/played-tournament.ts';
import { walk } from '../support/domain/tournament-walk.ts';

const AROUND = { organiserName: 'Chess Club', league: null };

/** The page of this reader as the server answers it. */
function pageOf(tournament: Tournament, actor: Actor) {
  const page = sharedPage(tournament, AROUND, visibilityFor(actor, tournament), new Map());
  return { ...page, ...readersPart(actor, tournament) };
}

/** The page that a browser makes of the answer. */
const received = (tournament: Tournament, actor: Actor): TournamentPage => {
  const page = sharedPage(tournament, AROUND, visibilityFor(actor, tournament), new Map());
  return camelKeys(JSON.parse(pageText(page, readersPart(actor, tournament)))) as TournamentPage;
};

/** An event after its way through the stream. */
const streamed = (event: string, data: object): StreamEvent | null =>
  decodeStreamEvent(event, encodeStreamData(event, data));

/** A page without the optional fields that are undefined. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** What an open page makes of the way from one state to the next, against what the server answers afterwards. */
function faults(before: Tournament, after: Tournament, actor: Actor, me: string | null): string[] {
  const was = pageOf(before, actor);
  const is = pageOf(after, actor);
  if (before.revision === after.revision) return [];
  const delta = pageDelta(was, is);
  if (delta === null) return [`cannot be told: ${before.revision}`];
  // What is reported of boards is told by itself, before the revision that it belongs to.
  const reports = streamed('reports', { rev: after.revision, reports: is.boardReports });
  const changed = streamed('changed', delta);
  if (reports?.event !== 'reports' || changed?.event !== 'changed') return ['an event cannot be read'];
  const shown = applyDelta(applyReports(received(before, actor), reports.data), changed.delta, me);
  try {
    // Whether a player has gone of their own accord is read again by their own pages.
    const isGone = was.isParticipating && !is.isParticipating;
    expect({ ...shown, canManage: is.canManage, ...(isGone && { selfWithdrawn: is.selfWithdrawn }) }).toEqual(
      plain(is),
    );
    expect(received(after, actor)).toEqual(plain(is));
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
