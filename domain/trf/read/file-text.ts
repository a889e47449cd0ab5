/** A decoder constructor; with `fatal` it throws on invalid bytes. */
type TextDecoding = new (encoding: string, options?: { fatal?: boolean }) => { decode(bytes: Uint8Array): string };

/** TRF fixes no encoding: UTF-8 if valid, UTF-16 with a byte order mark, else Windows-1252. */
export function trfFileText(bytes: Uint8Array, Decoder: TextDecoding): string {
  // Spreadsheets export "Unicode text" with this mark.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new Decoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new Decoder('utf-16be').decode(bytes);
  try {
    return new Decoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new Decoder('windows-1252').decode(bytes);
  }
}
