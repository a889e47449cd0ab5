/** Titles that are earned by norms, and what a norm of each takes (B.01 1.4.5, 1.4.6, 1.4.8). */
import type { Title } from '../../people/titles.ts';

export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const satisfies readonly Title[];
export type NormTitle = (typeof NORM_TITLES)[number];

export interface NormRequirement {
  readonly performance: number;
  /** Least average rating of the opponents. */
  readonly average: number;
  /** Least rating that the lowest opponent counts with. */
  readonly floor: number;
  /** The title itself and those above it. */
  readonly holders: readonly Title[];
}

export const REQUIREMENTS: Readonly<Record<NormTitle, NormRequirement>> = {
  GM: { performance: 2600, average: 2380, floor: 2200, holders: ['GM'] },
  IM: { performance: 2450, average: 2230, floor: 2050, holders: ['GM', 'IM'] },
  WGM: { performance: 2400, average: 2180, floor: 2000, holders: ['GM', 'IM', 'WGM'] },
  WIM: { performance: 2250, average: 2030, floor: 1850, holders: ['GM', 'IM', 'WGM', 'WIM'] },
};

/** CM and WCM do not count (1.4.5a). */
export const COUNTED_TITLES: readonly Title[] = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'WFM'];

const WOMENS_TITLES: readonly NormTitle[] = ['WGM', 'WIM'];

/** Women may also earn the open titles. */
export const isOpenTo = (title: NormTitle, { sex }: { readonly sex: 'M' | 'F' | null }): boolean =>
  sex === 'F' || !WOMENS_TITLES.includes(title);

/** False for holders of the title or a higher one. */
export const isSoughtBy = (
  title: NormTitle,
  player: { readonly sex: 'M' | 'F' | null; readonly title: Title | null },
) => isOpenTo(title, player) && !isOneOf(player.title, REQUIREMENTS[title].holders);

export const isOneOf = (title: Title | null, titles: readonly Title[]): boolean =>
  title !== null && titles.includes(title);
