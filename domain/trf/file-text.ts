/** Makes the text of bytes in an encoding; a fatal one throws at bytes that the encoding has not. */
type TextDecoding = new (encoding: string, options?: { fatal?: boolean }) => { decode(bytes: Uint8Array): string };

/**
 * The text of a report file. TRF does not fix the encoding: UTF-8 where the bytes are, else the Western European one of
 * older programs. The platform's `TextDecoder` is passed in.
 */
export function trfFileText(bytes: Uint8Array, Decoder: TextDecoding): string {
  try {
    return new Decoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new Decoder('windows-1252').decode(bytes);
  }
}
