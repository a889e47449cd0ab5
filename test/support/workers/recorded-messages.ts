/** The blocks of an event stream that can be read at once, without the empty lines between them. */
export async function recordedMessages(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const piece = await Promise.race([reader.read(), soon()]);
    if (piece === null || piece.done) break;
    text += new TextDecoder().decode(piece.value);
  }
  return text.split('\n\n').filter((block) => block !== '');
}

/** After what is there already has been given. */
const soon = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), 5));
