import type { AuthInfo } from '../../../contract/accounts/accounts.ts';
import type { InvitationView } from '../../../contract/accounts/registrations.ts';

export interface WizardProps {
  readonly invitation: InvitationView;
  readonly user: AuthInfo;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Where the log-in returns to. */
export const returnTo = ({ id }: InvitationView) => ({ path: `/invitation/${id}` });
