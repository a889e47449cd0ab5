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
import { knockoutWalk } from '../support/domain/knockout-walk.ts';
import { MATCH_FORMATS, matchWalk } from '../support/domain/match-walk.ts';
import { asPlayer, HOST } from '../support/domain/played-tournament.ts';
import { walk } from '../support/domain/tournament-walk.ts';

const AROUND = { organiserName: 'Chess Club', league: null, event: null };

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

/** Random tournaments; more with WALKS, others with SEED. */
const WALKS = Number(process.env.WALKS ?? 140);
const FIRST = Number(process.env.SEED ?? 1);
const COMMANDS = 60;
const SEEDS = Array.from({ length: Math.ceil(WALKS / (MATCH_FORMATS.length + 4)) }, (_, index) => FIRST + index);

/** What is wrong for a visitor, for the organiser and for a player after one step. */
function faultsOfAudiences(before: Tournament, after: Tournament): string[] {
  const player = playersOf(before)[0]?.account ?? 'nobody';
  return [
    ...faults(before, after, VISITOR, null),
    ...faults(before, after, HOST, HOST.account),
    ...faults(before, after, asPlayer(player), player),
  ];
}

it.each([null, 1])('an open page equals the server’s page, in random walks where the top %s is public', (top) => {
  const cut = (tournament: Tournament): Tournament => ({
    ...tournament,
    settings: { ...tournament.settings, showOnlyTop: top },
  });
  for (const seed of SEEDS) {
    const fault = walk(seed, COMMANDS, new Map(), (before, after) => faultsOfAudiences(cut(before), cut(after)));
    expect(fault, `seed ${seed}`).toBeNull();
  }
});

it.each(MATCH_FORMATS)('an open page of a %s equals the server’s page at each step to its end', (format) => {
  for (const seed of SEEDS) {
    let before: Tournament | null = null;
    for (const after of matchWalk(format, seed)) {
      if (before !== null) expect(faultsOfAudiences(before, after), `seed ${seed}`).toEqual([]);
      before = after;
    }
  }
});

it.each([
  ['players', false],
  ['teams', true],
] as const)('an open page of a knockout of %s equals the server’s page at each step to its final', (_, isOfTeams) => {
  for (const seed of SEEDS) {
    for (const { before, after } of knockoutWalk(seed, isOfTeams)) {
      expect(faultsOfAudiences(before, after), `seed ${seed}`).toEqual([]);
    }
  }
});
