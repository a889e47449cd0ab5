import { type Browser, expect, type Page, test } from '@playwright/test';
import { CallRefused, type Session } from '../../../cli/session.ts';
import * as calls from '../../../contract/calls.ts';
import { BYE } from '../../../contract/http/codes.ts';
import type { PairingView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { en } from '../../../i18n/en.ts';
import { makeWorld, type World } from '../../../scripts/crash/world.ts';
import { BUILD_PATH, buildInForm, type FormatForm } from '../../support/browser/format-form.ts';
import { visitorAs } from '../../support/browser/online-game.ts';

interface OnlineFormat extends FormatForm {
  readonly teams?: number;
  readonly players: number;
}

const { rounds, meetings, perTeam } = en.build.format;
const { intervalCount, roundPause, whenDone } = en.build.time;

/** Each with as few players and rounds as it can have, and a minute from one pairing to the next, or a pause. */
const SEVEN_FORMATS: readonly OnlineFormat[] = [
  { kind: 'SwissDutch', fields: { [rounds]: 2, [intervalCount]: 1 }, players: 4 },
  { kind: 'Monrad', switches: [whenDone], fields: { [rounds]: 2, [roundPause]: 10 }, players: 4 },
  { kind: 'RoundRobin', fields: { [meetings]: 1, [intervalCount]: 1 }, players: 3 },
  { kind: 'Knockout', fields: { [intervalCount]: 1 }, players: 2 },
  { kind: 'TeamKnockout', fields: { [perTeam]: 1, [intervalCount]: 1 }, teams: 2, players: 2 },
  { kind: 'LimitedPlayerTeam', fields: { [rounds]: 1, [intervalCount]: 1 }, teams: 2, players: 8 },
  { kind: 'TeamMonrad', fields: { [rounds]: 1, [intervalCount]: 1 }, teams: 2, players: 4 },
];

/** The first two need the arbiter between the start and the first pairing, so they are built first. */
const FOUR_FORMATS: readonly OnlineFormat[] = [
  { kind: 'TeamKonrad', fields: { [rounds]: 2, [intervalCount]: 1 }, teams: 2, players: 4 },
  { kind: 'ManualPairing', fields: {}, players: 2 },
  { kind: 'TeamSwissDutch', fields: { [rounds]: 2, [perTeam]: 2, [intervalCount]: 1 }, teams: 4, players: 8 },
  { kind: 'TeamRoundRobin', fields: { [meetings]: 1, [perTeam]: 1, [intervalCount]: 1 }, teams: 3, players: 3 },
];

const MINUTE = 60_000;

test(
  'seven formats, one whose rounds follow one another, are built in the form, played online and have their tables',
  {
    tag: '@long',
  },
  ({ browser }) => playFormats(browser, 'seven', SEVEN_FORMATS),
);

test(
  'team Konrad, pairings by hand, team Swiss and team round robin are built, played online and have their tables',
  {
    tag: '@long',
  },
  ({ browser }) => playFormats(browser, 'four', FOUR_FORMATS),
);

/** Builds and starts all of them, and then plays them side by side. */
async function playFormats(browser: Browser, prefix: string, formats: readonly OnlineFormat[]): Promise<void> {
  test.setTimeout(12 * MINUTE);
  const base = `http://localhost:${process.env.ROKADE_TEST_PORT}`;
  const needed = formats.reduce((sum, { players }) => sum + players, 0);
  const world = await makeWorld(base, `${prefix}${test.info().repeatEachIndex}`, needed);
  const page = await visitorAs(browser, world.host, base);
  const free = [...world.players.keys()];
  const running: { readonly id: string; readonly format: OnlineFormat }[] = [];
  for (const format of formats) {
    const players = free.splice(0, format.players);
    await test.step(`${en.chess.kinds[format.kind]} is built and started`, async () => {
      running.push({ id: await startFormat(world, page, format, players), format });
    });
  }
  for (const { id, format } of running) {
    await test.step(`${en.chess.kinds[format.kind]} is played`, async () => {
      await expect(async () => {
        // All of them are played meanwhile, so that none waits for another.
        for (const other of running) await resignAll(world, other.id);
        expect(isOver(await world.host.page(id))).toBe(true);
      }).toPass({ timeout: 8 * MINUTE, intervals: [2_000] });
      await expectFinalTable(page, await world.host.page(id));
    });
  }
  await page.context().close();
}

async function startFormat(
  world: World,
  page: Page,
  format: OnlineFormat,
  players: readonly string[],
): Promise<string> {
  const { attendanceRule, roundMaking } = FORMATS[format.kind];
  const minutes = attendanceRule === 'ifHere' || roundMaking === 'byHand' ? 2 : 1;
  const firstPairing = new Date(Date.now() + minutes * MINUTE).toISOString();
  await page.goto(BUILD_PATH);
  const id = await buildInForm(page, { ...format, name: `Online ${en.chess.kinds[format.kind]}`, firstPairing });
  await enter(world, id, format, players);
  await page.reload();
  await page.getByRole('button', { name: en.tournament.actions.start }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.tournament.actions.start }).click();
  await expect(page.getByText(en.tournament.done.started)).toBeVisible();
  if (attendanceRule === 'ifHere') {
    await world.host.ask(calls.markAttendance, { id, body: { accounts: [...players], attendance: 'here' } });
  }
  if (roundMaking === 'byHand') await pairByHand(page, id, players);
  return id;
}

/** The round is proposed for the time of the first pairing, and the game for the screen. */
async function pairByHand(page: Page, id: string, players: readonly string[]): Promise<void> {
  await page.goto(`/tournament/manage/${id}`);
  await page.getByRole('button', { name: 'Add round 1' }).click();
  const form = page.getByRole('region', { name: en.manage.pair.title });
  for (const [at, side] of [en.manage.pair.white, en.manage.pair.black].entries()) {
    await form.getByRole('combobox', { name: side }).click();
    await page.getByRole('option', { name: new RegExp(`${players[at]}$`) }).click();
  }
  await expect(form.getByRole('checkbox', { name: en.manage.pair.online })).toBeChecked();
  await form.getByRole('button', { name: en.manage.pair.add }).click();
  await expect(page.getByRole('tab', { name: 'Round 1', selected: true })).toBeVisible();
}

const isDecided = ({ black, result }: PairingView): boolean => black === BYE || result !== null;

/** The arbiter may add pairings by hand until the last day ends, so there the results decide. */
const isOver = ({ tournament, pairings }: TournamentPage): boolean =>
  FORMATS[tournament.kind].roundMaking === 'byHand'
    ? pairings.length > 0 && pairings.every(isDecided)
    : tournament.finished;

/** Every round has games that were played online, and everybody has a rank. */
async function expectFinalTable(page: Page, view: TournamentPage): Promise<void> {
  const { tournament, rounds: played, pairings, games, participants, teams } = view;
  expect(new Set(pairings.map(({ round }) => round)).size).toBe(played.length);
  expect(pairings.every(isDecided)).toBe(true);
  expect(Object.values(games).flat().length).toBeGreaterThanOrEqual(played.length);
  expect(participants.every(({ rank }) => rank !== null && rank > 0)).toBe(true);
  await page.goto(`/tournament/view/${tournament.id}?tab=standings`);
  const names = teams.length > 0 ? teams.map(({ name }) => name) : participants.map(({ lastName }) => lastName);
  for (const name of names) await expect(page.getByRole('main')).toContainText(name ?? '');
}

async function enter(world: World, id: string, { teams }: OnlineFormat, players: readonly string[]): Promise<void> {
  const { host, club } = world;
  const made: string[] = [];
  for (let number = 1; number <= (teams ?? 0); number += 1) {
    const team = await host.ask(calls.addTeam, { id: club, body: { name: `${id} ${number}` } });
    await host.ask(calls.addTournamentTeam, { id, team: asId(team.id) });
    made.push(team.id);
  }
  for (const [at, account] of players.entries()) {
    const team = made[at % made.length];
    if (team !== undefined) await host.ask(calls.addTeamMember, { id: team, account });
    await host.ask(calls.addParticipant, { id, account, ...(team !== undefined && { query: { team } }) });
  }
}

/** In each game that has begun the same one of two players resigns, so that a match of several games is decided. */
async function resignAll({ host, players }: World, id: string): Promise<void> {
  const { games, matches = [] } = await host.page(id);
  for (const match of matches) {
    if (match.lineUpsOpen) await ifTaken(host.ask(calls.closeLineUps, { id, round: match.round, team: match.white }));
  }
  for (const { id: game, finished, white, black } of Object.values(games).flat()) {
    const loser: Session | undefined = players.get(white < black ? white : black);
    if (finished || loser === undefined) continue;
    await ifTaken(loser.ask(calls.move, { id: game, from: 'resign', to: 'resign', query: { variant: 'Chess' } }));
  }
}

/** A game that has not begun yet is resigned the next time. */
async function ifTaken(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
  }
}
