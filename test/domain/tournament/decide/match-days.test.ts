import { describe, expect, it } from 'vitest';
import { asId } from '../../../../domain/kernel/ids.ts';
import { HOUR, MINUTE, type Millis, millis } from '../../../../domain/kernel/time.ts';
import { lifecycleOf } from '../../../../domain/tournament/guards/lifecycle-of.ts';
import { nextWake } from '../../../../domain/tournament/rounds/schedule.ts';
import { homeOf, placeOf, startOfMatch } from '../../../../domain/tournament/teams/match-day.ts';
import type { Settings } from '../../../../domain/tournament/value/settings.ts';
import type { Tournament } from '../../../../domain/tournament/value/state.ts';
import { asCaptain, changed, decided, inHours, refusalOf, settled } from '../../../support/domain/played-tournament.ts';
import { matchIn, teamTournament, withTeams } from '../../../support/domain/team-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

/** Four teams of two, everybody against everybody, a round an hour; the first is five hours away. */
const league = (settings: Partial<Settings> = {}): Tournament => {
  const event = teamTournament({
    format: 'TeamRoundRobin',
    rounds: null,
    captainsReport: true,
    homeAndAway: true,
    firstPairingAt: inHours(5),
    ...settings,
  });
  return settled(changed(withTeams(event, [2, 2, 2, 2]), { kind: 'start' }, { now: at(0) }), { now: at(0) });
};

const by = (team: string, now: Millis = at(0)) => ({ actor: asCaptain(team), now });
const sides = (tournament: Tournament, round = 1) => {
  const { white, black } = matchIn(tournament, round, 'A');
  return { white, black };
};
const asked = (before: Tournament, to: Millis, team = sides(before).white): Tournament =>
  changed(before, { kind: 'askPostponement', round: 1, team, startAt: to, words: 'The hall is closed.' }, by(team));
const startIn = (tournament: Tournament, round: number): Millis | null => {
  const found = tournament.rounds[round - 1];
  return found === undefined ? null : startOfMatch(found, matchIn(tournament, round, 'A'));
};

describe('the day of a match', () => {
  it('[MATCHDAY-1] is that of its round, and its line-ups close five minutes before', () => {
    const before = league();
    expect(startIn(before, 1)).toBe(inHours(5));
    expect(nextWake(lifecycleOf(before))).toBe(millis(inHours(5) - 5 * MINUTE));
  });

  it('[MATCHDAY-1] is its own once one is arranged; the other matches of the round stay with it', () => {
    const before = league();
    const key = { round: 1, team: sides(before).white };
    const later = changed(before, { kind: 'arrangeMatch', ...key, home: null, place: null, startAt: inHours(30) });
    const begun = settled(later, { now: inHours(5) });
    expect(begun.rounds[0]?.kind === 'paired' && lifecycleOf(begun).rounds[0]?.openLineUps).toBe(1);
    expect(matchIn(begun, 1, 'A').boards).toHaveLength(0);
    const played = settled(begun, { now: millis(inHours(30) - 5 * MINUTE) });
    expect(matchIn(played, 1, 'A').boards).toHaveLength(2);
  });

  it('[MATCHDAY-1] comes before that of its round where it is played earlier', () => {
    const before = league();
    const key = { round: 1, team: sides(before).white };
    const early = changed(before, { kind: 'arrangeMatch', ...key, home: null, place: null, startAt: inHours(1) });
    expect(nextWake(lifecycleOf(early))).toBe(millis(inHours(1) - 5 * MINUTE));
    expect(matchIn(settled(early, { now: inHours(1) }), 1, 'A').boards).toHaveLength(2);
  });

  it('[MATCHDAY-2] is at home for the first-named team, and neutral where nothing is played at home', () => {
    expect(homeOf(league().settings, matchIn(league(), 1, 'A'))).toBe('white');
    const neutral = league({ homeAndAway: false });
    expect(homeOf(neutral.settings, matchIn(neutral, 1, 'A'))).toBe('neutral');
    const key = { round: 1, team: asId<never>('A') };
    const away = changed(neutral, { kind: 'arrangeMatch', ...key, home: 'black', place: null, startAt: null });
    expect(homeOf(away.settings, matchIn(away, 1, 'A'))).toBe('black');
  });

  it('[MATCHDAY-2] is where its home team says, also later; the guests do not say it', () => {
    const before = league({ meetings: 2 });
    const atHome = before.rounds
      .filter(({ number }) => sides(before, number).white === 'A')
      .map(({ number }) => number);
    const [first = 0, second = 0] = atHome;
    const named = changed(before, { kind: 'namePlace', round: first, team: asId('A'), place: 'Sjakkens hus' }, by('A'));
    expect(placeOf(named, second, matchIn(named, second, 'A'))).toBe('Sjakkens hus');
    const guests = sides(before, first).black;
    const command = { kind: 'namePlace', round: first, team: guests, place: 'Elsewhere' } as const;
    expect(refusalOf(before, command, by(guests))).toBe('notAtHome');
  });
});

describe('a postponement', () => {
  it('[MATCHDAY-3] moves the match once both captains want it, and not before', () => {
    const before = asked(league(), inHours(40));
    expect(startIn(before, 1)).toBe(inHours(5));
    const { black } = sides(before);
    const after = changed(before, { kind: 'answerPostponement', round: 1, team: black, agreed: true }, by(black));
    expect(startIn(after, 1)).toBe(inHours(40));
    expect(matchIn(after, 1, 'A').day.postponement?.answer).toBe('agreed');
  });

  it('[MATCHDAY-3] leaves the match where it is when it is refused', () => {
    const before = asked(league(), inHours(40));
    const { black } = sides(before);
    const after = changed(before, { kind: 'answerPostponement', round: 1, team: black, agreed: false }, by(black));
    expect(startIn(after, 1)).toBe(inHours(5));
    const again = { kind: 'answerPostponement', round: 1, team: black, agreed: true } as const;
    expect(refusalOf(after, again, by(black))).toBe('nothingToAnswer');
  });

  it('[MATCHDAY-3] is answered by the other captain, who may offer another day instead', () => {
    const before = asked(league(), inHours(40));
    const { white, black } = sides(before);
    const own = { kind: 'answerPostponement', round: 1, team: white, agreed: true } as const;
    expect(refusalOf(before, own, by(white))).toBe('otherCaptainAnswers');
    const offered = asked(before, inHours(50), black);
    expect(startIn(changed(offered, own, by(white)), 1)).toBe(inHours(50));
  });

  it('[MATCHDAY-3] is not agreed to by somebody who is captain of both teams', () => {
    const before = asked(league(), inHours(40));
    const { white, black } = sides(before);
    const ofBoth = { ...by(black), actor: { ...asCaptain(black), captainOf: [white, black] } };
    const answer = { kind: 'answerPostponement', round: 1, team: black, agreed: true } as const;
    expect(refusalOf(before, answer, ofBoth)).toBe('otherCaptainAnswers');
  });

  it('[MATCHDAY-3] the organiser can decide a postponement on their own', () => {
    const before = asked(league(), inHours(40));
    const key = { round: 1, team: sides(before).white };
    const after = changed(before, { kind: 'arrangeMatch', ...key, home: null, place: null, startAt: inHours(60) });
    expect(startIn(after, 1)).toBe(inHours(60));
    expect(matchIn(after, 1, 'A').day.postponement?.answer).toBe('decided');
  });

  it('[MATCHDAY-3] is asked for before the match begins, for a time to come, where it is left to the captains', () => {
    const command = (tournament: Tournament, startAt: Millis) =>
      ({ kind: 'askPostponement', round: 1, team: sides(tournament).white, startAt, words: '' }) as const;
    const before = league();
    const { white } = sides(before);
    expect(refusalOf(before, command(before, inHours(5)), by(white))).toBe('sameDay');
    expect(refusalOf(before, command(before, millis(at(0) - HOUR)), by(white))).toBe('timeInThePast');
    expect(refusalOf(before, command(before, inHours(9)), by(white, inHours(5)))).toBe('matchHasBegun');
    const own = league({ captainsReport: false });
    expect(refusalOf(own, command(own, inHours(9)), by(sides(own).white))).toBe('captainsNotAsked');
    const online = league({ online: true });
    expect(refusalOf(online, command(online, inHours(9)), by(sides(online).white))).toBe('matchIsOnline');
  });

  it('[MATCHDAY-4] makes the boards anew that were settled for the day before it', () => {
    const before = league();
    const settledEarly = [sides(before).white, sides(before).black].reduce(
      (state, team) =>
        changed(
          state,
          { kind: 'handInLineUp', round: 1, team, players: [asId(`${team.toLowerCase()}2`)] },
          { actor: asCaptain(team), now: at(0) },
        ),
      before,
    );
    expect(matchIn(settledEarly, 1, 'A').boards).toHaveLength(1);
    const { black } = sides(before);
    const agreed = { kind: 'answerPostponement', round: 1, team: black, agreed: true } as const;
    const moved = changed(asked(settledEarly, inHours(40)), agreed, by(black));
    expect(matchIn(moved, 1, 'A')).toMatchObject({ boards: [], lineUps: { white: null, black: null } });
    expect(matchIn(settled(moved, { now: inHours(40) }), 1, 'A').boards).toHaveLength(2);
  });

  it('[MATCHDAY-4] does not come any more when something of the match counts', () => {
    const begun = settled(league(), { now: inHours(5) });
    const board = matchIn(begun, 1, 'A').boards[0];
    if (board === undefined) throw new Error('nobody plays');
    const { white, black } = board;
    const played = changed(begun, { kind: 'setResult', round: 1, white, black, result: 'draw' }, { now: inHours(6) });
    const key = { round: 1, team: sides(played).white };
    const move = { kind: 'arrangeMatch', ...key, home: null, place: null, startAt: inHours(60) } as const;
    expect(refusalOf(played, move, { now: inHours(6) })).toBe('matchHasResults');
    const place = { ...move, startAt: null, place: 'The library' };
    expect(matchIn(changed(played, place, { now: inHours(6) }), 1, 'A').day.place).toBe('The library');
  });
});

describe('who speaks for a team', () => {
  it('[TOUR-3] is its captain alone; days and places are named by who runs the tournament', () => {
    const before = league();
    const { white, black } = sides(before);
    const ask = { kind: 'askPostponement', round: 1, team: white, startAt: inHours(9), words: '' } as const;
    expect(refusalOf(before, ask, by(black))).toBe('forbidden');
    expect(refusalOf(before, ask, { now: at(0) })).toBe('forbidden');
    const arrange = { kind: 'arrangeMatch', round: 1, team: white, home: null, place: null, startAt: null } as const;
    expect(refusalOf(before, arrange, by(white))).toBe('forbidden');
  });

  it('[REPORT-5] is heard by the captains of both teams', () => {
    const before = league();
    const { white, black } = sides(before);
    const ask = { kind: 'askPostponement', round: 1, team: white, startAt: inHours(9), words: '' } as const;
    const result = decided(before, ask, by(white));
    if (!result.ok) throw new Error(result.key);
    expect(result.value.messages).toEqual(
      [
        [white, black],
        [black, white],
      ].map(([team, opponent]) => ({
        kind: 'match',
        of: 'postponementAsked',
        by: `captain-of-${white}`,
        round: 1,
        team,
        opponent,
      })),
    );
  });
});
