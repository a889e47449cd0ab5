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
  it('[MATCHDAY-1] a match begins with its round, and its line-ups close five minutes before', () => {
    const before = league();
    expect(startIn(before, 1)).toBe(inHours(5));
    expect(nextWake(lifecycleOf(before))).toBe(millis(inHours(5) - 5 * MINUTE));
  });

  it('[MATCHDAY-1] a rearranged match has its own day, and the other matches of the round keep theirs', () => {
    const before = league();
    const key = { round: 1, team: sides(before).white };
    const later = changed(before, { kind: 'arrangeMatch', ...key, home: null, place: null, startAt: inHours(30) });
    const begun = settled(later, { now: inHours(5) });
    expect(begun.rounds[0]?.kind === 'paired' && lifecycleOf(begun).rounds[0]?.openLineUps).toBe(1);
    expect(matchIn(begun, 1, 'A').boards).toHaveLength(0);
    const played = settled(begun, { now: millis(inHours(30) - 5 * MINUTE) });
    expect(matchIn(played, 1, 'A').boards).toHaveLength(2);
  });

  it('[MATCHDAY-1] the line-ups of a match that is played early close before those of its round', () => {
    const before = league();
    const key = { round: 1, team: sides(before).white };
    const early = changed(before, { kind: 'arrangeMatch', ...key, home: null, place: null, startAt: inHours(1) });
    expect(nextWake(lifecycleOf(early))).toBe(millis(inHours(1) - 5 * MINUTE));
    expect(matchIn(settled(early, { now: inHours(1) }), 1, 'A').boards).toHaveLength(2);
  });

  it('[MATCHDAY-2] the first-named team is at home, unless the tournament has no home matches', () => {
    expect(homeOf(league().settings, matchIn(league(), 1, 'A'))).toBe('white');
    const neutral = league({ homeAndAway: false });
    expect(homeOf(neutral.settings, matchIn(neutral, 1, 'A'))).toBe('neutral');
    const key = { round: 1, team: asId<never>('A') };
    const away = changed(neutral, { kind: 'arrangeMatch', ...key, home: 'black', place: null, startAt: null });
    expect(homeOf(away.settings, matchIn(away, 1, 'A'))).toBe('black');
  });

  it('[MATCHDAY-2] the home team names the venue, also for later home matches; the away team cannot', () => {
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
  it('[MATCHDAY-3] a match is moved once both captains agree, and not before', () => {
    const before = asked(league(), inHours(40));
    expect(startIn(before, 1)).toBe(inHours(5));
    const { black } = sides(before);
    const after = changed(before, { kind: 'answerPostponement', round: 1, team: black, agreed: true }, by(black));
    expect(startIn(after, 1)).toBe(inHours(40));
    expect(matchIn(after, 1, 'A').day.postponement?.answer).toBe('agreed');
  });

  it('[MATCHDAY-3] a refused postponement leaves the match where it is', () => {
    const before = asked(league(), inHours(40));
    const { black } = sides(before);
    const after = changed(before, { kind: 'answerPostponement', round: 1, team: black, agreed: false }, by(black));
    expect(startIn(after, 1)).toBe(inHours(5));
    const again = { kind: 'answerPostponement', round: 1, team: black, agreed: true } as const;
    expect(refusalOf(after, again, by(black))).toBe('nothingToAnswer');
  });

  it('[MATCHDAY-3] only the other captain answers a postponement, and may offer another day instead', () => {
    const before = asked(league(), inHours(40));
    const { white, black } = sides(before);
    const own = { kind: 'answerPostponement', round: 1, team: white, agreed: true } as const;
    expect(refusalOf(before, own, by(white))).toBe('otherCaptainAnswers');
    const offered = asked(before, inHours(50), black);
    expect(startIn(changed(offered, own, by(white)), 1)).toBe(inHours(50));
  });

  it('[MATCHDAY-3] a captain of both teams cannot agree to a postponement', () => {
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

  it('[MATCHDAY-3] a postponement is requested before the match begins, for a future time, if captains may do so', () => {
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

  it('[MATCHDAY-4] boards that were settled for the earlier day are made again', () => {
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

  it('[MATCHDAY-4] a match with a counted result can no longer be postponed', () => {
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

describe('who acts for a team', () => {
  it('[TOUR-3] only the captain acts for a team, and only the organiser sets days and venues of matches', () => {
    const before = league();
    const { white, black } = sides(before);
    const ask = { kind: 'askPostponement', round: 1, team: white, startAt: inHours(9), words: '' } as const;
    expect(refusalOf(before, ask, by(black))).toBe('forbidden');
    expect(refusalOf(before, ask, { now: at(0) })).toBe('forbidden');
    const arrange = { kind: 'arrangeMatch', round: 1, team: white, home: null, place: null, startAt: null } as const;
    expect(refusalOf(before, arrange, by(white))).toBe('forbidden');
  });

  it('[REPORT-5] the captains of both teams are notified of a postponement request', () => {
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
