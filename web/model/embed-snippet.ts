interface Embedded {
  readonly path: string;
  /** The frame's title for screen readers. */
  readonly title: string;
  /** In pixels. */
  readonly height: number;
}

/** The HTML snippet that embeds one of our pages in another site. */
export function embedSnippet({ path, title, height }: Embedded): string {
  const src = escaped(location.origin + path);
  return `<iframe src="${src}" title="${escaped(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
