import { describe, expect, it } from 'vitest';
import { newTournament } from '../../../web/features/build/build-form.ts';
import { draftOf } from '../../../web/features/build/draft.ts';
import { aMemoryStorage } from '../../support/web/memory-storage.ts';

const club = { type: 'club', id: 'fjellsiden', name: 'Fjellsiden' } as const;
const fresh = newTournament(club, new Date('2026-11-01T12:00:00Z'));
const storage = aMemoryStorage();
const tab = () => storage;

describe('the draft of a new tournament', () => {
  it('comes back as it was typed, for its user and its league alone', () => {
    const typed = { ...fresh, name: 'Høstcup', rounds: '' as const, timeControl: null };
    expect(draftOf('ragnhild', undefined, tab).store(typed)).toBe(true);
    expect(draftOf('ragnhild', undefined, tab).read(fresh)).toEqual(typed);
    expect(draftOf('magnhild', undefined, tab).read(fresh)).toBeUndefined();
    expect(draftOf('ragnhild', 'series', tab).read(fresh)).toBeUndefined();
    draftOf('ragnhild', undefined, tab).clear();
    expect(draftOf('ragnhild', undefined, tab).read(fresh)).toBeUndefined();
  });

  it('is dropped where it lacks a field of the form, or is no draft', () => {
    const draft = draftOf('ragnhild', undefined, tab);
    const { officialData, ...others } = fresh;
    const { venue: _, ...withoutVenue } = officialData;
    for (const old of [others, { ...others, officialData: withoutVenue }, { ...fresh, categories: {} }, null, 7]) {
      storage.setItem('rokade-own/ragnhild/new-tournament/', JSON.stringify(old));
      expect(draft.read(fresh)).toBeUndefined();
    }
    storage.setItem('rokade-own/ragnhild/new-tournament/', '{');
    expect(draft.read(fresh)).toBeUndefined();
  });

  it('says so where the browser stores nothing', () => {
    const blocked = draftOf('ragnhild', undefined, () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(blocked.store(fresh)).toBe(false);
    expect(blocked.read(fresh)).toBeUndefined();
    expect(() => blocked.clear()).not.toThrow();
  });
});
