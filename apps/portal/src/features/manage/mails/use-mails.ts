import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { discardMails, resendAllMails, resendMails, type MailScope } from '@stoa/api/mail.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';

/** What can be done with mails that were not sent; the list is loaded again afterwards. */
export function useMails(schoolId: string, scope: MailScope) {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const renewed = {
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' as const }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['get', '/api/school/mails'] }),
  };
  const notifySent = ({ count }: { count: number }) => {
    const text = formatNumber(count, language);
    toasts.show({
      message: t`${plural(count, { one: `${text} email is being sent again.`, other: `${text} emails are being sent again.` })}`,
      tone: 'success',
    });
  };
  const resend = useMutation({
    mutationFn: (id: string) => resendMails(api, { schoolId, scope, ids: [id] }),
    onSuccess: notifySent,
    ...renewed,
  });
  const resendAll = useMutation({
    mutationFn: () => resendAllMails(api, { schoolId, scope }),
    onSuccess: notifySent,
    ...renewed,
  });
  const discard = useMutation({
    mutationFn: (id: string) => discardMails(api, { schoolId, scope, ids: [id] }),
    onSuccess: () => toasts.show({ message: t`The email was discarded.`, tone: 'success' }),
    ...renewed,
  });
  return { resend, resendAll, discard };
}
