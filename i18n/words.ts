/** The same keys with texts of another language: a missing or superfluous key does not compile. */
export type Words<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Words<English[Key]>;
};
