import { describe, expect, it } from 'vitest';
import { asId } from '../../../../domain/kernel/ids.ts';
import type { Settings } from '../../../../domain/tournament/value/settings.ts';
import type { Tournament } from '../../../../domain/tournament/value/state.ts';
import { hidesFromSomebody } from '../../../../domain/tournament/value/visibility-change.ts';
import { changed, newTournament, withPlayers } from '../../../support/domain/played-tournament.ts';

const seen = (settings: Partial<Settings>): Tournament => withPlayers(newTournament(settings), 3);
const edited = (before: Tournament, change: Partial<Settings>): Tournament =>
  changed(before, { kind: 'edit', settings: { ...before.settings, ...change } });
const hides = (settings: Partial<Settings>, change: Partial<Settings>): boolean => {
  const before = seen(settings);
  return hidesFromSomebody(before, edited(before, change));
};

describe('changes of visibility', () => {
  it('a viewer sees less when a tournament becomes private or shows another number of top places', () => {
    expect(hides({}, { publiclyViewable: false })).toBe(true);
    expect(hides({}, { showOnlyTop: 2 })).toBe(true);
    expect(hides({ showOnlyTop: 2 }, { showOnlyTop: 3 })).toBe(true);
  });

  it('a viewer sees no less when more is shown or another setting changes', () => {
    expect(hides({ publiclyViewable: false }, { publiclyViewable: true })).toBe(false);
    expect(hides({ showOnlyTop: 2 }, { showOnlyTop: null })).toBe(false);
    expect(hides({ showOnlyTop: 2 }, { name: 'Autumn Open' })).toBe(false);
  });

  it('a player removed from a private tournament no longer sees it', () => {
    const gone = (before: Tournament) =>
      hidesFromSomebody(before, changed(before, { kind: 'removeParticipant', account: asId('p2') }));
    expect(gone(seen({ publiclyViewable: false }))).toBe(true);
    expect(gone(seen({}))).toBe(false);
    const secret = seen({ publiclyViewable: false });
    expect(hidesFromSomebody(secret, changed(secret, { kind: 'addParticipant', account: asId('p9') }))).toBe(false);
  });
});
