interface Embedded {
  readonly path: string;
  /** What a screen reader calls the frame. */
  readonly title: string;
  /** In pixels. */
  readonly height: number;
}

/** The HTML by which another site shows a page of ours in a frame. */
export function embedSnippet({ path, title, height }: Embedded): string {
  const src = escaped(location.origin + path);
  return `<iframe src="${src}" title="${escaped(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
