import { trfFileText } from '../../../domain/trf/read/file-text.ts';

/** The server's limit. */
export const MAX_FILE_BYTES = 4_000_000;

/** The text of a chosen file: UTF-8, or the encoding of older programs. */
export const readTextFile = async (file: Blob): Promise<string> =>
  trfFileText(new Uint8Array(await file.arrayBuffer()), TextDecoder);
