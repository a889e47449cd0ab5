import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { ParticipantView } from '../../../contract/tournament/tournaments.ts';
import { en } from '../../../i18n/en.ts';
import { RoundAttendance } from '../../../web/features/manage/attendance/round-attendance.tsx';
import { show } from '../../support/web/render.tsx';
import { aPage, aParticipant, aRound } from '../../support/web/tournament-pages.ts';

const { desk } = en.attendance;

type Mark = NonNullable<ParticipantView['attendanceRecord']>['rounds'][number];

const aMark = (round: number, mark: Mark['mark'], changes: Partial<Mark> = {}): Mark => ({
  round,
  mark,
  by: 'arbiter',
  at: 0,
  isLate: false,
  isExcused: false,
  ...changes,
});

const player = (account: string, rounds: readonly Mark[] = [], record = {}): ParticipantView =>
  aParticipant(account, {
    firstName: '',
    lastName: account,
    attendanceRecord: { card: null, noHalfPoints: false, noShows: [], unconfirmedRound: null, ...record, rounds },
  });

const PEOPLE = [
  player('Bo', [aMark(1, 'here')]),
  player('Anna', [aMark(1, 'here'), aMark(2, 'comes', { by: 'player' })]),
  player('Dag', [aMark(1, 'away'), aMark(2, 'away', { by: 'player', isLate: true })]),
  player('Cleo', [aMark(2, 'here')], { card: 'onCall', noHalfPoints: true }),
];

/** A hall whose first round is played. */
const page = (participants: ParticipantView[] = PEOPLE) =>
  aPage(
    { kind: 'Konrad', defaultOtb: true, started: true, rounds: 4 },
    { participants, pairings: [], rounds: [aRound(1)] },
  );

const rowOf = (name: string) => {
  const row = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(name));
  if (row === undefined) throw new Error(name);
  return row;
};
const shownNames = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => /^[A-Z][a-z]+?(?=0|½|\d)/.exec(textContent ?? '')?.[0]);

/** Chooses an entry of the menu of a player. */
const choose = async (name: string, entry: string) => {
  const opener = () => within(rowOf(name)).getByRole('button', { name: `More about the attendance of ${name}` });
  // The menu that is loaded on hover replaces its button, and a press meanwhile would meet neither.
  await userEvent.hover(opener());
  await waitFor(() => expect(opener().getAttribute('aria-expanded')).toBe('false'));
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

/** What organisers are told of the check-in. */
const CHECK_IN = {
  title: 'Konrad',
  next: { round: 2, state: 'open', opens_at: null, closes_at: null, needs_code: true, code: '0481' },
};

describe('who is here, at the desk', () => {
  const sent: { readonly path: string; readonly body: unknown }[] = [];

  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal('fetch', async (path: string, { body, method }: RequestInit = {}) => {
      if (path === pathTo(calls.readCheckIn, { id: 'open' })) return new Response(JSON.stringify(CHECK_IN));
      if (method !== undefined && method !== 'GET') sent.push({ path, body: JSON.parse(String(body ?? 'null')) });
      return new Response('{"revision":2}');
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('[ATT-2] players are listed by name, with what they have said themselves and what holds for them', () => {
    show(<RoundAttendance page={page()} mode="ifHere" />);
    expect(screen.getByRole('status').textContent).toBe(
      '1 here, 1 coming, 1 away, 1 not heard from. 1 will be paired.',
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
      'Ann',
      'Bo0',
      'Cle',
      'Dag',
    ]);
    expect(rowOf('Anna').textContent).toContain(desk.announcedComes);
    expect(rowOf('Dag').textContent).toContain(`${desk.announcedAway} · ${desk.late}`);
    expect(rowOf('Cleo').textContent).toContain(`${desk.card.onCall} · ${desk.noHalfPoints}`);
  });

  it('[ATT-2] a pressed mark is sent for the next round, and a second press sends the same mark again', async () => {
    show(<RoundAttendance page={page()} mode="ifHere" />);
    await userEvent.dblClick(within(rowOf('Bo')).getByRole('button', { name: 'Here: Bo' }));
    const marks = sent.filter(({ path }) => path === pathTo(calls.markAttendance, { id: 'open' }));
    expect(marks.length).toBeGreaterThan(0);
    for (const { body } of marks) expect(body).toEqual({ accounts: ['Bo'], attendance: 'here', round: 2 });
  });

  it('[ATT-11] those not here yet can be shown alone, and those of the last round are marked at once', async () => {
    show(<RoundAttendance page={page()} mode="ifHere" />);
    await userEvent.click(screen.getByRole('switch', { name: desk.awaitedOnly }));
    expect(shownNames()).toEqual(['Anna', 'Bo']);
    await userEvent.click(screen.getByRole('button', { name: 'Mark all 2 from round 1 as here' }));
    expect(sent[0]?.body).toEqual({ accounts: ['Anna', 'Bo'], attendance: 'here', round: 2 });
  });

  it('[ATT-6] an absence is excused, and cards and half points are set, in the menu of a player', async () => {
    show(<RoundAttendance page={page()} mode="unlessAway" />);
    await choose('Dag', desk.menu.excuse);
    expect(sent[0]).toEqual({
      path: pathTo(calls.excuseAbsence, { id: 'open', round: 2, account: 'Dag' }),
      body: { excused: true },
    });
    await choose('Cleo', desk.menu.card.expected);
    const terms = sent.find(({ path }) => path === pathTo(calls.setAttendanceTerms, { id: 'open', account: 'Cleo' }));
    expect(terms?.body).toEqual({ card: 'expected' });
    await choose('Bo', desk.menu.barHalfPoints);
    expect(sent.at(-1)?.body).toEqual({ no_half_points: true });
  });

  it('[ATT-2] a mark is removed in the menu of a player', async () => {
    show(<RoundAttendance page={page()} mode="ifHere" />);
    await choose('Cleo', desk.menu.unmark);
    expect(sent[0]?.body).toEqual({ accounts: ['Cleo'], attendance: null, round: 2 });
  });

  it('[CHK-2] the code of the room stands beside the poster that has it', async () => {
    show(<RoundAttendance page={page()} mode="ifHere" />);
    expect(await screen.findByText('Code of the room: 0481')).toBeDefined();
    expect(screen.getByRole('link', { name: desk.poster }).getAttribute('href')).toBe(
      pathTo(calls.printPoster, { id: 'open' }),
    );
    expect(screen.getByRole('link', { name: desk.checkInPage }).getAttribute('href')).toContain('code=');
  });

  it('[CHK-1] [CHK-4] those who say at the door that they are here are confirmed at once', async () => {
    const checkedIn = [
      ...PEOPLE,
      player('Eva', [], { unconfirmedRound: 2 }),
      player('Finn', [], { unconfirmedRound: 1 }),
    ];
    show(<RoundAttendance page={page(checkedIn)} mode="ifHere" />);
    expect(rowOf('Eva').textContent).toContain(desk.unconfirmed);
    expect(rowOf('Finn').textContent).not.toContain(desk.unconfirmed);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm 1 checked in by name' }));
    expect(sent.at(-1)?.body).toEqual({ accounts: ['Eva'], attendance: 'here', round: 2 });
  });

  it('nobody is asked for once all rounds are paired', () => {
    show(<RoundAttendance page={{ ...page(), tournament: { ...page().tournament, rounds: 1 } }} mode="ifHere" />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
