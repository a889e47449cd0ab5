import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { InvitationView } from '../../../contract/accounts/registrations.ts';
import { ApiError } from '../../api.ts';
import { membershipsQuery, rolesQuery, userQuery } from '../../queries/account.ts';
import { invitationQuery } from '../../queries/invitations.ts';
import { showError } from '../../ui/feedback/error-banner.tsx';
import { errorText } from '../../ui/feedback/error-text.tsx';
import { errorToast, toast } from '../../ui/feedback/toast.ts';
import { returnTo } from './wizard.ts';

/**
 * Joins by one click: a user whose session has ended logs in and returns; the page reports a
 * deleted link.
 */
export function useJoining<Answer>(
  invitation: InvitationView,
  join: () => Promise<Answer>,
  arrive: (answer: Answer) => { readonly message: string; readonly go: () => unknown },
) {
  const { t } = useTranslation(['errors', 'common']);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    meta: { silent: true },
    mutationFn: join,
    onSuccess: async (answer) => {
      const { message, go } = arrive(answer);
      toast(message);
      for (const key of [membershipsQuery.queryKey, rolesQuery.queryKey, ['club'], ['organization'], ['clubs']])
        void queryClient.invalidateQueries({ queryKey: key });
      await go();
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.key === 'loginAndTryAgain') {
        errorToast(errorText(t, error));
        await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
        await navigate({ to: '/login', search: returnTo(invitation) });
        return;
      }
      if (error instanceof ApiError && error.status === 404) {
        await queryClient.resetQueries({ queryKey: invitationQuery(invitation.id).queryKey });
        return;
      }
      showError(error);
    },
  });
}
