/** Workers compile a module on upload; an import of one is the compiled module. */
declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
