import * as calls from '../../../contract/calls.ts';
import type { AnswerOf } from '../../../contract/http/described-calls.ts';
import { nth } from '../lists.ts';
import { type Answer, must } from './browser.ts';
import { Event } from './event.ts';
import { freshId, type Somebody } from './people.ts';

export const newSeason = (changes: Record<string, unknown> = {}) => ({
  id: freshId('season'),
  name: 'Vintersesongen',
  description: 'From autumn to spring.',
  start_date: '2026-09-01',
  end_date: '2027-05-31',
  ...changes,
});

export const newCategory = (changes: Record<string, unknown> = {}) => ({
  id: freshId('division'),
  name: 'Divisjon',
  description: 'Who plays here.',
  ...changes,
});

/** A league of a club or an organisation, with a season and its categories, the strongest first. */
export class League {
  readonly id: string;
  readonly host: Somebody;
  readonly owner: { readonly organiser: string; readonly organiser_type: 'club' | 'organization' };
  readonly categories: readonly string[];
  /** The season that is played. */
  season: string;

  private constructor(league: Pick<League, 'id' | 'host' | 'owner' | 'categories' | 'season'>) {
    this.id = league.id;
    this.host = league.host;
    this.owner = league.owner;
    this.categories = league.categories;
    this.season = league.season;
  }

  static async make(
    host: Somebody,
    owner: { readonly club: string } | { readonly organization: string },
    { divisions = 2, ...changes }: { readonly divisions?: number; readonly visible?: boolean } = {},
  ): Promise<League> {
    const sent = { id: freshId('league'), name: 'Fjordserien', ...owner, ...changes };
    const { id } = await host.browser.read(calls.makeLeague, { body: sent });
    const categories: string[] = [];
    for (let number = 1; number <= divisions; number += 1) {
      const body = newCategory({ name: `${number}. divisjon` });
      categories.push((await host.browser.read(calls.makeCategory, { id, body })).id);
    }
    const season = (await host.browser.read(calls.makeSeason, { id, body: newSeason() })).id;
    const organiser =
      'club' in owner
        ? { organiser: owner.club, organiser_type: 'club' as const }
        : { organiser: owner.organization, organiser_type: 'organization' as const };
    return new League({ id, host, owner: organiser, categories, season });
  }

  category = (place: number): string => nth(this.categories, place);

  /** A tournament of the season in one of the categories. */
  build(place: number, changes: Record<string, unknown> = {}): Promise<Event> {
    const league = { league: this.id, season: this.season, category: this.category(place) };
    return Event.build(this.host, this.owner.organiser, { ...this.owner, ...league, ...changes });
  }

  enter(who: string, from: number, to: number, by = this.host): Promise<Answer> {
    const body = { user_id: who, old_category: this.category(from), new_category: this.category(to) };
    return by.browser.ask(calls.enterMove, { ...this.of(), body });
  }

  async closing(): Promise<AnswerOf<typeof calls.seasonClosing>> {
    return this.host.browser.read(calls.seasonClosing, this.of());
  }

  /** Takes what is proposed for a category. */
  async closeCategory(place: number): Promise<void> {
    const { moves } = nth((await this.closing()).steps, place);
    must(
      await this.host.browser.ask(calls.closeCategory, {
        ...this.of(),
        category: this.category(place),
        body: { moves },
      }),
    );
  }

  end = (by = this.host): Promise<Answer> => by.browser.ask(calls.endSeason, this.of());

  startNext = (changes: Record<string, unknown> = {}): Promise<Answer> =>
    this.host.browser.ask(calls.startSeason, {
      id: this.id,
      body: { ...newSeason(changes), old_season_id: this.season },
    });

  /** Who belongs to a category, by account. */
  async players(place: number): Promise<readonly string[]> {
    const rows = await this.host.browser.read(calls.categoryPlayers, { ...this.of(), category: this.category(place) });
    return rows.map(({ account }) => account).sort();
  }

  of = () => ({ id: this.id, season: this.season }) as const;
}
