import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Facts } from '../../../web/features/tournament/page/facts.tsx';
import { show } from '../../support/web/render.tsx';
import { aPage } from '../../support/web/tournament-pages.ts';

describe('the facts of a tournament', () => {
  it('the facts of a tournament include its time control', () => {
    show(<Facts page={aPage({ defaultOtb: true, initialTime: 90, increment: 30 })} />);
    expect(screen.getByText('90 min + 30 s')).toBeDefined();
  });

  it('the facts of a tournament include no time control if the imported file has none', () => {
    show(<Facts page={aPage({ defaultOtb: true, initialTime: 90, increment: 30, timeControlKnown: false })} />);
    expect(screen.queryByText(/90 min/)).toBeNull();
    expect(screen.queryByText('Time')).toBeNull();
    expect(screen.getByText('Format')).toBeDefined();
  });
});
