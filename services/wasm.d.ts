/** Workers compile WebAssembly on upload; importing it yields the compiled module. */
declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
