/** The screens of the sign-up: who plays, group and details, summary; `another` is who plays once more. */
export const SIGN_UP_STEPS = ['who', 'details', 'send', 'another'] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

export interface SignUpSearch {
  readonly step?: SignUpStep;
}
