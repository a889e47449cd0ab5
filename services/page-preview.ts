import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/http/request.ts';
import { readAccount } from '../db/read/account.ts';
import { readClub } from '../db/read/club.ts';
import { readListedEvent } from '../db/read/event.ts';
import { readLeague } from '../db/read/league.ts';
import { readOrganization } from '../db/read/organization.ts';
import { readTeam } from '../db/read/team.ts';
import { type GamePage, readGame } from '../db/read/tournament/games.ts';
import { findTournament } from '../db/read/tournament/tournament.ts';
import { VISITOR } from '../domain/access/actor.ts';
import { type AccountId, asId } from '../domain/kernel/ids.ts';
import { CATALOGUES } from '../i18n/catalogues.ts';
import { makeI18n } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import type { Deps } from './deps.ts';
import { mayView } from './tournament/access.ts';

/** The metadata of a page for clients that read nothing but the page: search engines, and messages that link to it. */
export interface PagePreview {
  readonly title: string;
  /** The heading of the loaded page. */
  readonly heading?: string;
  /** The text below the heading, if it never changes. */
  readonly lead?: string;
  readonly description: string;
  /** The page's own picture, as a URL or a path on this site. */
  readonly picture?: string;
}

/**
 * The preview of a path, the same for every user, so it contains only public information. Without any, or for an
 * unknown path, it is the preview of the site. It costs at most one read.
 */
export async function previewOf(deps: Deps, language: Language, pathname: string): Promise<PagePreview> {
  const words = wordsIn(language);
  for (const [path, preview] of PAGES) {
    const match = path.exec(pathname);
    if (match === null) continue;
    const named = await preview({ deps, language, words }, match[1] ?? '');
    if (named !== undefined) return { ...named, heading: named.title, title: `${named.title} · Rokade` };
  }
  return { title: 'Rokade', description: words.t('site') };
}

interface PreviewContext {
  readonly deps: Deps;
  readonly language: Language;
  readonly words: ReturnType<typeof wordsIn>;
}

type Preview = (context: PreviewContext, id: string) => PagePreview | undefined | Promise<PagePreview | undefined>;

const PAGES: readonly (readonly [path: RegExp, Preview])[] = [
  [
    /^\/$/,
    ({ words }) => ({ title: words.all('home:title'), description: words.t('site'), lead: words.all('home:lead') }),
  ],
  [/^\/browse$/, ({ words }) => ({ title: words.all('clubs:browse.title'), description: words.t('browse') })],
  [/^\/tournaments$/, ({ words }) => ({ title: words.all('home:list.title'), description: words.t('tournaments') })],
  [
    /^\/account\/recover(?:\/[^/]+)?$/,
    ({ words }) => ({ title: words.all('account:recover.title'), description: words.t('site') }),
  ],
  [/^\/events$/, ({ words }) => ({ title: words.all('eventPage:list.title'), description: words.t('events') })],
  [/^\/event\/(?:view|sign-up)\/([^/]+)$/, event],
  [/^\/about$/, ({ words }) => ({ title: words.all('info:about.title'), description: words.all('info:about.lead') })],
  [/^\/user-guide$/, ({ words }) => ({ title: words.all('guide:title'), description: words.all('guide:lead') })],
  [/^\/faqs$/, ({ words }) => ({ title: words.all('info:faqs.title'), description: words.all('info:faqs.lead') })],
  [
    /^\/contact$/,
    ({ words }) => ({ title: words.all('info:contact.title'), description: words.all('info:contact.lead') }),
  ],
  [
    /^\/user-agreement$/,
    ({ words }) => ({ title: words.all('legal:agreement.title'), description: words.t('agreement') }),
  ],
  [/^\/privacy-notice$/, ({ words }) => ({ title: words.all('legal:privacy.title'), description: words.t('privacy') })],
  [/^\/login$/, ({ words }) => ({ title: words.all('account:logInTitle'), description: words.t('site') })],
  [/^\/tournament\/(?:view|screen)\/([^/]+)(?:\/pairings\/\d+)?$/, tournament],
  [/^\/game\/(?:view|play)\/([^/]+)$/, game],
  [/^\/league\/view\/([^/]+)$/, league],
  [/^\/club\/view\/([^/]+)$/, club],
  [/^\/organization\/view\/([^/]+)$/, organization],
  [/^\/team\/view\/([^/]+)$/, team],
  [/^\/profile\/([^/]+)$/, profile],
];

async function tournament({ deps, language, words }: PreviewContext, id: string): Promise<PagePreview | undefined> {
  const row = await findTournament(deps.db, id);
  if (row === undefined || !mayView(VISITOR, row, false)) return undefined;
  const dates = dayFormat(language).formatRange(new Date(row.startDate), new Date(row.endDate));
  const drawn = pathTo(calls.tournamentPicture, { id: row.id });
  const place = [row.officialData.venue, row.officialData.city].filter(Boolean).join(', ');
  return {
    title: row.name,
    description: words.t(place === '' ? 'tournament' : 'tournamentAt', { dates, place }),
    picture: row.bannerPicture || drawn,
  };
}

async function event({ deps, language, words }: PreviewContext, id: string): Promise<PagePreview | undefined> {
  const row = await readListedEvent(deps.db, asId(id));
  if (row === undefined) return undefined;
  const { name, firstDay, lastDay, place, picture: address } = row.settings;
  const dates = dayFormat(language).formatRange(new Date(firstDay), new Date(lastDay));
  return {
    title: name,
    description: words.t(place === '' ? 'event' : 'eventAt', { dates, place }),
    ...picture(address),
  };
}

type NamedAccount = Pick<GamePage['white'], 'id' | 'firstName' | 'lastName'>;

/** If only the top is public, the pairing is hidden from strangers who have not requested it (checklist D-73). */
async function game({ deps, words }: PreviewContext, id: string): Promise<PagePreview | undefined> {
  const row = await readGame(deps.db, id);
  if (row === undefined || !mayView(VISITOR, row.tournament, false) || row.tournament.showOnlyTop !== null)
    return undefined;
  const nameOf = (account: NamedAccount) =>
    row.tournament.showOnlyUsernames ? account.id : `${account.firstName} ${account.lastName}`;
  return {
    title: words.all('game:title', { white: nameOf(row.white), black: nameOf(row.black) }),
    description: words.t('game', { round: row.game.round, tournament: row.tournament.name }),
    picture: pathTo(calls.gamePicture, { id: row.game.id }),
  };
}

async function league({ deps, words }: PreviewContext, id: string): Promise<PagePreview | undefined> {
  const row = await readLeague(deps.db, asId(id));
  if (row?.visible !== true) return undefined;
  return { title: row.name, description: words.t('league'), ...picture(row.bannerPicture) };
}

async function club({ deps, words }: PreviewContext, id: string): Promise<PagePreview | undefined> {
  const row = await readClub(deps.db, asId(id));
  return row && { title: row.name, description: words.t('club'), ...picture(row.bannerPicture) };
}

async function organization({ deps, words }: PreviewContext, id: string): Promise<PagePreview | undefined> {
  const row = await readOrganization(deps.db, asId(id));
  return row && { title: row.name, description: words.t('organization'), ...picture(row.bannerPicture) };
}

async function team({ deps, words }: PreviewContext, id: string): Promise<PagePreview | undefined> {
  const row = await readTeam(deps.db, asId(id));
  return row && { title: row.name, description: words.t('team') };
}

/** Real names depend on the viewer; the user name is public (checklist D-78). */
async function profile({ deps, words }: PreviewContext, id: string): Promise<PagePreview | undefined> {
  const row = await readAccount(deps.db, asId<AccountId>(id));
  return row && { title: row.id, description: words.t('profile') };
}

const picture = (url: string): { readonly picture?: string } => (url === '' ? {} : { picture: url });

const dayFormat = (language: Language) =>
  new Intl.DateTimeFormat(language === 'no' ? 'nb-NO' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function wordsIn(language: Language) {
  const i18n = makeI18n(language, CATALOGUES);
  return {
    t: i18n.getFixedT(language, 'preview'),
    all: i18n.getFixedT(language, ['home', 'account', 'eventPage', 'game', 'clubs', 'info', 'guide', 'legal']),
  };
}
