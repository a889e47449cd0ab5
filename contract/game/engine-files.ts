/** The path of the chess engine includes its version, because browsers cache the files permanently. */
const ENGINE_FOLDER = '/engine/stockfish.js-10.0.2';
/** The script of the browser's worker, which fetches the engine from the same folder. */
export const ENGINE_SCRIPT = `${ENGINE_FOLDER}/stockfish.wasm.js`;
export const ENGINE_FILES = ['stockfish.wasm.js', 'stockfish.wasm', 'Copying.txt'].map((name) => ({
  name,
  path: `${ENGINE_FOLDER}/${name}`,
}));
