import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../../../domain/access/actor.ts';
import { asId, type ClubId, type LeagueId } from '../../../../domain/kernel/ids.ts';
import { halfPoints, pointSystem } from '../../../../domain/kernel/points.ts';
import { DAY, HOUR, MINUTE, millis } from '../../../../domain/kernel/time.ts';
import type { CleanHtml } from '../../../../domain/lib/rich-text.ts';
import { decide } from '../../../../domain/tournament/decide.ts';
import type { Settings } from '../../../../domain/tournament/value/settings.ts';
import { chanceFrom } from '../../../support/chance.ts';
import {
  asPlayer,
  changed,
  decided,
  HOST,
  inHours,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  settled,
  startedWith,
  withPlayers,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';
import { EDITED_AFTER_START, EDITED_BEFORE } from '../../support/settings-edits.ts';

const roundRobin = newTournament({ format: 'RoundRobin', meetings: 2 });

describe('permissions', () => {
  it('[TOUR-3] visitors and players may not start, delete or edit a tournament', () => {
    const tournament = withPlayers(newTournament(), 4);
    for (const actor of [VISITOR, asPlayer('p1')]) {
      expect(refusalOf(tournament, { kind: 'start' }, { actor })).toBe('forbidden');
      expect(refusalOf(tournament, { kind: 'delete' }, { actor })).toBe('forbidden');
      expect(refusalOf(tournament, { kind: 'edit', settings: tournament.settings }, { actor })).toBe('forbidden');
    }
  });

  it('[TOUR-3] only the top level may pin a tournament', () => {
    const pin = { kind: 'pin', pinned: true, order: 3 } as const;
    expect(refusalOf(newTournament(), pin)).toBe('forbidden');
    expect(changed(newTournament(), pin, { actor: { ...HOST, level: 3 } }).pin).toEqual({ pinned: true, order: 3 });
  });
});

describe('leagues', () => {
  const serien = asId<LeagueId>('serien');
  const place = { league: serien, season: 'autumn', category: 'first' };
  const enter = { kind: 'setLeague', from: null, league: place } as const;
  const leave = { kind: 'setLeague', from: serien, league: null } as const;

  it('[LIFE-6] a tournament is put into a league, also after its end, and taken out of it', () => {
    const finished = {
      ...newTournament(),
      phase: { kind: 'finished', startedAt: millis(0), finishedAt: millis(0) },
    } as const;
    const inLeague = changed(finished, enter);
    expect(inLeague.league).toEqual(place);
    expect(changed(inLeague, leave).league).toBeNull();
  });

  it('[LIFE-6] a tournament leaves only the league that it is in, and enters one only from outside', () => {
    const inLeague = changed(newTournament(), enter);
    expect(refusalOf(inLeague, { ...enter, league: { ...place, category: 'second' } })).toBe('changedMeanwhile');
    expect(refusalOf(inLeague, { ...leave, from: asId<LeagueId>('another') })).toBe('changedMeanwhile');
    expect(refusalOf(newTournament(), leave)).toBe('changedMeanwhile');
  });
});

describe('editors', () => {
  const editor = { ...HOST, clubs: { [asId<ClubId>('chess-club')]: 'editor' } } as const;
  const edit = (change: Partial<Settings>) =>
    ({ kind: 'edit', settings: { ...newTournament().settings, ...change } }) as const;

  it('[TOUR-3] an editor of the host may change texts and pictures, and nothing else', () => {
    const texts = edit({ name: 'Autumn Open', description: '<p>Coffee.</p>' as CleanHtml, bannerPicture: '/b.png' });
    expect(changed(newTournament(), texts, { actor: editor }).settings.name).toBe('Autumn Open');
    expect(changed(newTournament(), edit({}), { actor: editor }).revision).toBe(1);
    expect(refusalOf(newTournament(), edit({ name: 'Autumn Open', rounds: 4 }), { actor: editor })).toBe('forbidden');
    expect(refusalOf(newTournament(), { kind: 'start' }, { actor: editor })).toBe('forbidden');
  });
});

describe('commands', () => {
  it('[TOUR-1] a command raises the revision by one, or returns the same tournament if nothing changes', () => {
    const before = withPlayers(newTournament(), 4);
    expect(changed(before, { kind: 'start' }).revision).toBe(before.revision + 1);
    const nothing = decide(before, { kind: 'due' }, { actor: VISITOR, now: at(0), chance: chanceFrom(1) });
    expect(nothing).toMatchObject({ ok: true, value: { messages: [], events: [] } });
    expect(nothing.ok && nothing.value.kind === 'done' && nothing.value.after).toBe(before);
  });

  it('[TOUR-4] a command that pairs requests the pairing with all of its input', () => {
    const before = changed(withPlayers(newTournament(), 4), { kind: 'start' });
    const effect = decide(
      before,
      { kind: 'pairNextRound', button: 'pairings' },
      { actor: HOST, now: at(0), chance: chanceFrom(1) },
    );
    expect(effect).toMatchObject({
      ok: true,
      value: { kind: 'pair', format: 'SwissDutch', inputs: [{ round: 1, present: [1, 2, 3, 4], forbidden: [] }] },
    });
  });
});

describe('the start', () => {
  it('[LIFE-1] a tournament starts once, with enough players', () => {
    expect(refusalOf(newTournament(), { kind: 'start' })).toBe('insufficientPlayers');
    expect(refusalOf(withPlayers(newTournament(), 3), { kind: 'start' })).toBe('morePlayersThanRounds');
    const started = startedWith(4);
    expect(started.phase).toEqual({ kind: 'running', startedAt: at(0) });
    expect(refusalOf(started, { kind: 'start' })).toBe('tournamentStarted');
  });

  it('[LIFE-1] the start draws the initial colour by lot, unless it is given', () => {
    const before = withPlayers(newTournament(), 4);
    const drawn = [0, 1].map((lot) => changed(before, { kind: 'start' }, { chance: () => lot }).initialColor);
    expect(drawn).toEqual(['white', 'black']);
    const told = changed({ ...before, initialColor: 'white' }, { kind: 'start' }, { chance: () => 1 });
    expect(told.initialColor).toBe('white');
  });

  it('[LIFE-1] the start of a round robin sets its number of rounds', () => {
    const started = changed(withPlayers(roundRobin, 5), { kind: 'start' });
    expect(started.settings.rounds).toBe(10);
  });

  it('[LIFE-2] the start of a round robin creates all rounds, an interval apart', () => {
    const { rounds } = startedWith(4, roundRobin);
    expect(rounds.map(({ number, kind }) => `${number} ${kind}`)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `${n} paired`));
    const [first, second] = rounds;
    expect((second?.startAt ?? 0) - (first?.startAt ?? 0)).toBeGreaterThan(0);
    const late = settled(changed(withPlayers(roundRobin, 4), { kind: 'start' }, { now: inHours(3) }), {
      now: inHours(3),
    });
    expect(late.rounds.every(({ startAt }) => startAt !== null && startAt > inHours(3))).toBe(true);
  });
});

describe('the end', () => {
  const last = (finished = true) => {
    const played = playedOut(nextRound(playedOut(nextRound(playedOut(nextRound(startedWith(6)), 1)), 2)), 3);
    return finished ? settled(played, { now: at(HOUR) }) : played;
  };

  it('[LIFE-3] a tournament finishes by itself with the last result', () => {
    expect(last(false).phase.kind).toBe('running');
    expect(last()).toMatchObject({ phase: { kind: 'finished', finishedAt: at(HOUR) }, nextPairingAt: null });
    const finished = last();
    expect(settled(finished, { now: at(DAY) })).toBe(finished);
  });

  it('[LIFE-3] taking back a result reopens a finished tournament', () => {
    const finished = last();
    const [round] = finished.rounds.slice(-1);
    const board = round?.kind === 'paired' ? round.pairings[0] : undefined;
    if (board?.kind !== 'board') throw new Error('no board');
    const { white, black } = board;
    const open = changed(finished, { kind: 'setResult', round: 3, white, black, result: null });
    expect(open.phase).toEqual({ kind: 'running', startedAt: at(0) });
  });

  it('[LIFE-3] a tournament whose rounds are added manually finishes with its last day', () => {
    const manual = startedWith(2, newTournament({ format: 'ManualPairing' }));
    expect(settled(manual, { now: at(HOUR) }).phase.kind).toBe('running');
    expect(settled(manual, { now: at(3 * DAY) }).phase.kind).toBe('finished');
  });
});

describe('deletion', () => {
  it('[LIFE-4] a tournament can be deleted until its first round begins, and its games are cancelled', () => {
    const online = startedWith(4, newTournament({ format: 'RoundRobin', meetings: 1, online: true }));
    const deleted = decided(online, { kind: 'delete' }, { now: at(-DAY) });
    expect(deleted.ok && deleted.value.after).toBeNull();
    expect(deleted.ok && deleted.value.messages).toHaveLength(6);
    expect(refusalOf(online, { kind: 'delete' }, { now: inHours(1) })).toBe('firstRoundStarted');
  });
});

describe('the next pairing', () => {
  const online = newTournament({ online: true }, { nextPairingAt: at(0) });

  it('[LIFE-5] the next pairing is moved with more than ten minutes’ notice, and moves the first pairing with it', () => {
    const moved = changed(online, { kind: 'changeNextPairing', at: at(HOUR) }, { now: at(-HOUR) });
    expect(moved).toMatchObject({ nextPairingAt: at(HOUR), settings: { firstPairingAt: at(HOUR) } });
    expect(refusalOf(online, { kind: 'changeNextPairing', at: at(HOUR) }, { now: at(-5 * MINUTE) })).toBe(
      'rescheduleTooLate',
    );
    expect(refusalOf(newTournament(), { kind: 'changeNextPairing', at: at(HOUR) })).toBe('noNextPairing');
  });

  it('[LIFE-5] the first pairing does not move with the next one once a round is paired', () => {
    const first = settled(changed(withPlayers(online, 4), { kind: 'start' }));
    expect(first.nextPairingAt).toBe(at(HOUR));
    const moved = changed(first, { kind: 'changeNextPairing', at: at(3 * HOUR) });
    expect(moved).toMatchObject({ nextPairingAt: at(3 * HOUR), settings: { firstPairingAt: at(0) } });
  });
});

describe('edits of settings', () => {
  const before = withPlayers(newTournament({}, { nextPairingAt: null }), 4);

  it.each(EDITED_BEFORE)(
    '[SET-2] an edit before the first pairing changes everything but the format: %s',
    (_, change, refusal) => {
      const settings = { ...before.settings, ...change };
      expect(refusalOf(before, { kind: 'edit', settings }, { now: at(-DAY) })).toBe(refusal);
    },
  );

  it.each(EDITED_AFTER_START)(
    '[SET-2] an edit after the first pairing changes only what belongs to the page: %s',
    (_, change, refusal) => {
      const settings = { ...before.settings, ...change };
      expect(refusalOf(before, { kind: 'edit', settings }, { now: at(1) })).toBe(refusal);
    },
  );

  it('[SET-2] an edit with the same settings changes nothing', () => {
    expect(changed(before, { kind: 'edit', settings: structuredClone(before.settings) })).toBe(before);
  });

  it('[TABLE-2] an edit may change the points of a pairing-allocated bye until the first pairing, if it sets them', () => {
    const before = newTournament();
    const points = { ...before.settings.points, pairingAllocatedBye: halfPoints(1) };
    const edit = { kind: 'edit', settings: { ...before.settings, points }, setsBye: true } as const;
    expect(changed(before, edit, { now: at(-DAY) }).settings.points).toEqual(points);
    expect(changed(before, { ...edit, setsBye: false }, { now: at(-DAY) })).toBe(before);
    expect(refusalOf(nextRound(startedWith(4)), edit)).toBe('fieldFrozen');
  });

  it('[SET-3] an edit keeps computed rounds and the bye points of a file', () => {
    const points = { ...pointSystem(), pairingAllocatedBye: pointSystem().draw };
    const started = startedWith(4, newTournament({ format: 'RoundRobin', points }));
    const named = changed(started, {
      kind: 'edit',
      settings: { ...started.settings, rounds: 3, name: 'Autumn', points: pointSystem() },
    });
    expect(named.settings).toMatchObject({ rounds: 6, name: 'Autumn', points });
  });

  it('[SET-2] an edit of all settings sets the time control that a file lacked', () => {
    const untold = { ...before, hasTimeControl: false };
    const edit = (now: number) =>
      changed(untold, { kind: 'edit', settings: { ...before.settings, name: 'Autumn' } }, { now: at(now) })
        .hasTimeControl;
    expect([edit(-DAY), edit(1)]).toEqual([true, false]);
  });

  it('[SET-4] an edit that moves the tournament online plans the next pairing again', () => {
    const online = changed(before, { kind: 'edit', settings: { ...before.settings, online: true } }, { now: at(-DAY) });
    expect(online.nextPairingAt).toBe(at(0));
    const running = nextRound(startedWith(6));
    const later = changed(
      running,
      { kind: 'edit', settings: { ...running.settings, online: true } },
      { now: at(MINUTE) },
    );
    expect(later.nextPairingAt).toBe(at(MINUTE + HOUR));
  });
});
