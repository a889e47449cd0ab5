import { describe, expect, it } from 'vitest';
import { type BuildValues, newTournament } from '../../../web/features/build/build-form.ts';
import { draftOf } from '../../../web/forms/draft.ts';
import { aMemoryStorage } from '../../support/web/memory-storage.ts';

const club = { type: 'club', id: 'fjellsiden', name: 'Fjellsiden' } as const;
const fresh = newTournament(club, new Date('2026-11-01T12:00:00Z'));
const storage = aMemoryStorage();
const tab = () => storage;
const draftIn = (account: string, league: string, place = tab) =>
  draftOf<BuildValues>(account, ['new-tournament', league], place);

describe('the draft of a new tournament', () => {
  it('comes back as it was typed, for its user and its league alone', () => {
    const typed = { ...fresh, name: 'Høstcup', rounds: '' as const, timeControl: null };
    expect(draftIn('ragnhild', '').store(typed)).toBe(true);
    expect(draftIn('ragnhild', '').read(fresh)).toEqual(typed);
    expect(draftIn('magnhild', '').read(fresh)).toBeUndefined();
    expect(draftIn('ragnhild', 'series').read(fresh)).toBeUndefined();
    draftIn('ragnhild', '').clear();
    expect(draftIn('ragnhild', '').read(fresh)).toBeUndefined();
  });

  it('is dropped where it lacks a field of the form, or is no draft', () => {
    const draft = draftIn('ragnhild', '');
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
    const blocked = draftIn('ragnhild', '', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(blocked.store(fresh)).toBe(false);
    expect(blocked.read(fresh)).toBeUndefined();
    expect(() => blocked.clear()).not.toThrow();
  });
});
