import { trfFileText } from '../../domain/trf/file-text.ts';

/** The server takes no larger text. */
export const MAX_FILE_BYTES = 4_000_000;

/** The text of a file that somebody has chosen: UTF-8, or the letters of older programs. */
export const readTextFile = async (file: Blob): Promise<string> =>
  trfFileText(new Uint8Array(await file.arrayBuffer()), TextDecoder);
