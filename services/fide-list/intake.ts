import { type Encoding, EncodingCheck } from './encoding.ts';
import { formOf, type ListForm, PieceCutter } from './pieces.ts';
import { Unpacker } from './unpack.ts';

/** Properties of a list that are known once it has been received. */
export interface TakenList {
  /** The names of the received file and, if it is packed, of the file inside. */
  readonly fileName: string;
  readonly name: string;
  /** The size of the received file in bytes. */
  readonly size: number;
  readonly form: ListForm;
  readonly encoding: Encoding;
}

/** A list while it is read or downloaded: it is unpacked and cut into pieces of complete players. */
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

  /** The last pieces and the properties of the list; an incomplete list throws BrokenList. */
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
      // The name of the packed file is known with its first bytes.
      this.#cutter ??= new PieceCutter(formOf(this.#unpacker.name));
      return this.#cutter.push(bytes);
    });
  }
}
