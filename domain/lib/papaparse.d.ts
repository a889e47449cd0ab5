/** Only what the domain uses; the package's own types depend on platform types. */
declare module 'papaparse' {
  interface Parsed {
    readonly data: readonly (readonly string[])[];
    readonly errors: readonly { readonly type: string }[];
  }
  const papa: {
    parse(
      text: string,
      options: { readonly delimiter: string; readonly newline: string; readonly quoteChar: string },
    ): Parsed;
  };
  export default papa;
}
