/** The server takes no larger text. */
export const MAX_FILE_BYTES = 4_000_000;

/** The text of a file. Older pairing programs write Windows' Western European letters, newer ones UTF-8. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
