export type Encoding = 'utf-8' | 'latin1';

/** Detects the encoding of a list: UTF-8 if all of it is valid, otherwise Latin-1. */
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
