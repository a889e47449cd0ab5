/** How the letters of a list are written. */
export type Encoding = 'utf-8' | 'latin1';

/** Finds out how a list is written: in UTF-8 wherever all of it is valid, else in Latin-1. */
export class EncodingCheck {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  #isUtf8 = true;

  push(bytes: Uint8Array): void {
    this.#try(() => this.#decoder.decode(bytes, { stream: true }));
  }

  end(): Encoding {
    this.#try(() => this.#decoder.decode());
    return this.#isUtf8 ? 'utf-8' : 'latin1';
  }

  #try(decode: () => string): void {
    if (!this.#isUtf8) return;
    try {
      decode();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      this.#isUtf8 = false;
    }
  }
}
