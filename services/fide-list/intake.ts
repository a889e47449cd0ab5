import { type Encoding, EncodingCheck } from './encoding.ts';
import { formOf, type ListForm, PieceCutter } from './pieces.ts';
import { Unpacker } from './unpack.ts';

/** What is known of a list once all of it has come. */
export interface TakenList {
  /** Of the file that came, and of the one inside, where it is packed. */
  readonly fileName: string;
  readonly name: string;
  /** Of the file that came, in bytes. */
  readonly size: number;
  readonly form: ListForm;
  readonly encoding: Encoding;
}

/** A list while it comes, from a disk or by the network: it is unpacked, and cut into pieces of whole players. */
export class Intake {
  readonly #fileName: string;
  readonly #unpacker: Unpacker;
  readonly #encoding = new EncodingCheck();
  #cutter: PieceCutter | null = null;
  #size = 0;

  constructor(fileName: string) {
    this.#fileName = fileName;
    this.#unpacker = new Unpacker(fileName);
  }

  push(bytes: Uint8Array): readonly Uint8Array[] {
    this.#size += bytes.length;
    return this.#cut(this.#unpacker.push(bytes));
  }

  /** The last pieces, and what the list is; one that is not whole is refused as a BrokenList. */
  end(): { readonly pieces: readonly Uint8Array[]; readonly list: TakenList } {
    const pieces = this.#cut(this.#unpacker.end());
    const rest = this.#cutter?.end();
    const { name } = this.#unpacker;
    return {
      pieces: rest === undefined || rest.length === 0 ? pieces : [...pieces, rest],
      list: {
        fileName: this.#fileName,
        name,
        size: this.#size,
        form: formOf(name),
        encoding: this.#encoding.end(),
      },
    };
  }

  #cut(unpacked: readonly Uint8Array[]): readonly Uint8Array[] {
    return unpacked.flatMap((bytes) => {
      this.#encoding.push(bytes);
      // The name inside is known with the first bytes of what it has.
      this.#cutter ??= new PieceCutter(formOf(this.#unpacker.name));
      return this.#cutter.push(bytes);
    });
  }
}
