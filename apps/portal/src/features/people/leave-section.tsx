import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { leaveSchool } from '@stoa/api/school.calls';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { SettingsSection } from '../../shared/settings-section.tsx';
import { LEAVING_MESSAGES } from './settings-messages.ts';

/** The way out of a school. */
export function LeaveSection({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => leaveSchool(api, schoolId),
    onSuccess: async () => {
      toasts.show({ message: t`You left the school.`, tone: 'success' });
      // First away from what only members see.
      await navigate({ to: '/portal/$schoolId', params: { schoolId } });
      await queryClient.invalidateQueries();
    },
    onSettled: () => setAsking(false),
  });
  const { error } = leave;
  return (
    <SettingsSection
      title={t`Leave this school`}
      text={t`Your space here, your followers and whom you follow are removed. What you learned and bought is kept, and is there again if you come back.`}
    >
      {error ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(messageOf(LEAVING_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN'))}
        </Banner>
      ) : null}
      <div>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {t({ message: 'Leave the school', comment: 'Button: ends the membership' })}
        </Button>
      </div>
      <AlertDialog
        isOpen={isAsking}
        tone="danger"
        title={t`Leave this school?`}
        confirmLabel={t({ message: 'Leave the school', comment: 'Button: ends the membership' })}
        cancelLabel={t({ message: 'Stay a member', comment: 'Button: does not leave the school' })}
        onConfirm={() => leave.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t`Where members are invited, you need another invitation to come back.`}
      </AlertDialog>
    </SettingsSection>
  );
}
