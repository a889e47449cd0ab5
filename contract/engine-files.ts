/** Where the chess engine is served, with its version: a browser keeps its files for good. */
const ENGINE_FOLDER = '/engine/stockfish.js-10.0.2';
/** What a worker of the browser is made of. It fetches the engine itself, which stands beside it. */
export const ENGINE_SCRIPT = `${ENGINE_FOLDER}/stockfish.wasm.js`;
export const ENGINE_FILES = ['stockfish.wasm.js', 'stockfish.wasm', 'Copying.txt'].map((name) => ({
  name,
  path: `${ENGINE_FOLDER}/${name}`,
}));
