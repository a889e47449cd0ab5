import type { InvitationView } from '../../../contract/accounts/registrations.ts';
import type { SessionUser } from '../../../contract/codec/session-user.ts';

export interface WizardProps {
  readonly invitation: InvitationView;
  readonly user: SessionUser;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Where the log-in returns to. */
export const returnTo = ({ id }: InvitationView) => ({ path: `/invitation/${id}` });
