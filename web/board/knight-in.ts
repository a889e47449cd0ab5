/** The white knight of a style sheet of pieces, as the address of an image. */
export const knightIn = (css: string): string =>
  /piece\.knight\.white\s*\{[^}]*?url\((["'])(.+?)\1\)/.exec(css)?.[2] ?? '';
