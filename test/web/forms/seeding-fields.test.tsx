import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RATING_LISTS } from '../../../domain/rating/lists.ts';
import { type BuildValues, newTournament, toPayload } from '../../../web/features/build/build-form.ts';
import { SeedingFields } from '../../../web/features/build/seeding-fields.tsx';
import { kindsByTime, withKind } from '../../../web/features/build/seeding-values.ts';
import { withSecondStage } from '../../../web/features/build/stage-values.ts';
import { useForm } from '../../../web/forms/use-form.tsx';
import { ratingListsQuery } from '../../../web/queries/rating-lists.ts';
import { show } from '../../support/web/render.tsx';

const club = { type: 'club', id: 'oss', name: 'Oslo Schakselskap' } as const;
const NEW = { ...newTournament(club, new Date('2026-11-21T12:00:00Z')), initialTime: 3, increment: 2 };
const LISTS = { fide: 202611, national: [{ federation: 'NOR', month: 202612, players: 12 }] };

/** The fields with the lists that are in place; the values as they would be sent. */
function fieldsOf(changes: Partial<BuildValues> = {}, lists: typeof LISTS | { fide: null; national: [] } = LISTS) {
  let typed: BuildValues = { ...NEW, ...changes };
  function Fields() {
    const form = useForm({ initial: typed, schema: null, toPayload, send: async () => ({}) });
    typed = form.values;
    return <SeedingFields form={form} />;
  }
  const { queryClient, update } = show(null);
  queryClient.setQueryData(ratingListsQuery.queryKey, lists);
  update(<Fields />);
  return () => toPayload(typed).seedingList;
}

const choose = async (field: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

describe('the rating list that seeds a tournament', () => {
  it('[RATE-14] FIDE’s list by the time control is proposed, with the kinds of play and the month of the list in place', async () => {
    const sent = fieldsOf();
    const kind = screen.getByRole<HTMLInputElement>('combobox', { name: 'Kind of play' });
    expect(kind.value).toBe('By the time control');
    expect(screen.getByText('With this time control, in this order: blitz, standard and rapid.')).toBeTruthy();
    expect(screen.getByText('Current list: FIDE November 2026.')).toBeTruthy();
    expect(sent()).toEqual({ source: 'fide', kinds: null, month: null });
  });

  it('[RATE-14] an own order of kinds is chosen one after the other', async () => {
    const sent = fieldsOf();
    await choose('Ratings from', 'National, otherwise FIDE');
    await choose('Kind of play', 'rapid');
    await choose('Otherwise', 'blitz');
    expect(sent()).toEqual({ source: 'nationalThenFide', kinds: ['rapid', 'blitz'], month: null });
    expect(screen.getByText('Current list: National, NOR December 2026 and FIDE November 2026.')).toBeTruthy();
  });

  it('the month of the ratings is shown once they are from a list', () => {
    fieldsOf({ seedingList: { source: 'fide', kinds: null, month: 202610 } });
    expect(screen.getByText('The ratings are from the list of October 2026.')).toBeTruthy();
  });

  it('a list that is not in place is named before it is chosen in vain', async () => {
    fieldsOf({}, { fide: null, national: [] });
    expect(screen.getByText(/FIDE’s list has not been imported yet/)).toBeTruthy();
    await choose('Ratings from', 'National');
    expect(screen.getByText(/No national list of NOR has been imported yet/)).toBeTruthy();
  });

  it('[RATE-14] the kinds follow a typed time control, and are open while it is incomplete', () => {
    const by = (changes: Partial<BuildValues>) => kindsByTime({ ...NEW, ...changes });
    expect(by({})).toEqual(['blitz', 'standard', 'rapid']);
    expect(by({ initialTime: 15, increment: 10 })).toEqual(['rapid', 'standard', 'blitz']);
    expect(by({ initialTime: '' })).toBe(null);
    const timeControl = withSecondStage(90, 30);
    expect(by({ timeControl, defaultGameLocation: 'board' })).toEqual(RATING_LISTS);
    expect(by({ timeControl })).toEqual(['blitz', 'standard', 'rapid']);
  });

  it.each([
    [null, 0, 'blitz', ['blitz']],
    [['blitz'], 0, null, null],
    [['blitz', 'rapid'], 0, 'rapid', ['rapid']],
    [['blitz', 'rapid', 'standard'], 0, 'standard', ['standard', 'rapid']],
    [['blitz', 'rapid', 'standard'], 1, null, ['blitz']],
    [['blitz'], 1, 'standard', ['blitz', 'standard']],
  ] as const)('no kind of play stands twice in the order: %j, place %i, %s', (kinds, place, kind, after) => {
    expect(withKind(kinds, place, kind)).toEqual(after);
  });
});
