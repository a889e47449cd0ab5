import { pointSystem } from '../../../domain/kernel/points.ts';
import { HOUR } from '../../../domain/kernel/time.ts';
import type { CleanHtml } from '../../../domain/lib/rich-text.ts';
import { USUAL_POSTPONEMENT } from '../../../domain/tournament/value/postponement-plan.ts';
import type { Settings } from '../../../domain/tournament/value/settings.ts';
import { at } from '../../support/domain/tournament.ts';

type Edit = readonly [name: string, change: Partial<Settings>, outcome: string];

const PAGE: readonly (readonly [string, Partial<Settings>])[] = [
  ['name', { name: 'Autumn Open' }],
  ['description', { description: 'Bring a pen.' as CleanHtml }],
  ['pictures', { profilePicture: 'https://example.org/a.png', bannerPicture: 'https://example.org/b.png' }],
  ['days', { startDate: '2026-11-22', endDate: '2026-11-23' }],
  ['interval', { interval: { count: 2, unit: 'days' } }],
  ['who sees it', { publiclyViewable: false, showOnlyTop: 5 }],
  ['chat', { chatEnabled: false }],
  ['online', { online: true }],
  ['reports of players', { playersReport: true }],
  ['postponing by players', { playersPostpone: true }],
  ['rules of postponing', { postponement: { ...USUAL_POSTPONEMENT, maxOpenGames: 2 } }],
  ['byes that players ask for', { requestableByes: 2 }],
];

const PLAY: readonly (readonly [string, Partial<Settings>])[] = [
  ['variant', { variant: 'Antichess' }],
  ['rounds', { rounds: 2 }],
  ['rounds that do not count', { droppedRounds: 1 }],
  ['members of a team', { perTeam: 4 }],
  ['tie-breaks', { tieBreaks: ['medianBuchholz', null, null, null] }],
  ['first pairing', { firstPairingAt: at(HOUR) }],
  ['thinking time', { initialMinutes: 15 }],
  ['increment', { incrementSeconds: 10 }],
  ['points', { points: pointSystem(3, 1, 0) }],
  ['starting order', { startingOrder: 'lot' }],
  ['joining', { selfJoinable: true }],
  ['rating', { fideRated: true }],
  ['user names', { showOnlyUsernames: true }],
  ['the inactive', { removeInactive: true }],
];

const REFUSED: readonly Edit[] = [['format', { format: 'RoundRobin' }, 'kindIsFixed']];

/** An edit, and what it comes to before the first pairing. */
export const EDITED_BEFORE: readonly Edit[] = [
  ...[...PAGE, ...PLAY].map(([name, change]): Edit => [name, change, 'done']),
  ...REFUSED,
  ['no rounds', { rounds: null }, 'roundsRequired'],
  ['fewer rounds than none', { droppedRounds: 3 }, 'invalidInput'],
  ['a tie-break of round robins', { tieBreaks: ['koya', null, null, null] }, 'invalidInput'],
];

/** The same when the time of the first pairing has passed. */
export const EDITED_AFTER_START: readonly Edit[] = [
  ...PAGE.map(([name, change]): Edit => [name, change, 'done']),
  ...PLAY.map(([name, change]): Edit => [name, change, 'fieldFrozen']),
  ...REFUSED,
];
