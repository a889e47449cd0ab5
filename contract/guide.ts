/** The sections of the user guide, by the numbers of their anchors. */
export const GUIDE_SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type GuideSection = (typeof GUIDE_SECTIONS)[number];

/** The size of its pictures, which `scripts/guide-pictures.ts` takes of the running product. */
export const GUIDE_PICTURE = { width: 1000, height: 640 } as const;

/** Where the picture of a section is served, in the language of the page. */
export const guidePicture = (language: string, section: GuideSection): string => `/guide/${language}/${section}.webp`;
