/** The sections of the user guide by their anchor numbers. */
export const GUIDE_SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type GuideSection = (typeof GUIDE_SECTIONS)[number];

/** The size of the screenshots taken by `scripts/guide-pictures.ts`. */
export const GUIDE_PICTURE = { width: 1000, height: 640 } as const;

/** The path of a section's picture in the language of the page. */
export const guidePicture = (language: string, section: GuideSection): string => `/guide/${language}/${section}.webp`;
