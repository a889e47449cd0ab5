import type { AuthInfo } from '../../../contract/accounts.ts';
import type { InvitationView } from '../../../contract/registrations.ts';

export interface WizardProps {
  readonly invitation: InvitationView;
  readonly reader: AuthInfo;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Where somebody comes back to who has to log in first. */
export const returnTo = ({ id }: InvitationView) => ({ path: `/invitation/${id}` });
