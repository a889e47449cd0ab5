/** The path of the chess engine includes its version, because browsers cache the files permanently. */
const ENGINE_FOLDER = '/engine/stockfish-19.0.0';
/** The single-threaded build with the small network: the others need an isolated page or download 100 MB. */
const ENGINE_BUILD = 'stockfish-19-lite-single';
/** The script of the browser's worker, which fetches the engine from the same folder. */
export const ENGINE_SCRIPT = `${ENGINE_FOLDER}/${ENGINE_BUILD}.js`;
/** Where the files are in the package, and the paths they are served at. */
export const ENGINE_FILES = [`bin/${ENGINE_BUILD}.js`, `bin/${ENGINE_BUILD}.wasm`, 'Copying.txt'].map((source) => ({
  source,
  path: `${ENGINE_FOLDER}/${source.replace('bin/', '')}`,
}));
