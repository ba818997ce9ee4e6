import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { isApiProblem } from '@stoa/api/error';
import { exportInsights } from '@stoa/api/insights.calls';
import { Button } from '@stoa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { saveFile } from '../../../shared/save-file.ts';

/** Saves a report as a file. */
export function ExportButton({
  schoolId,
  report,
  title,
}: {
  schoolId: string;
  report: 'active' | 'completion' | 'retention';
  /** Tells the buttons of the reports apart for those who hear them. */
  title: string;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const saving = useMutation({
    mutationFn: () => exportInsights(api, { schoolId, report, lang }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
    onError: (failure) =>
      toasts.show({
        message: i18n._(messageOf(CALL_PROBLEM_MESSAGES, isApiProblem(failure) ? failure.code : 'UNKNOWN')),
        tone: 'danger',
      }),
  });
  return (
    <Button
      size="sm"
      icon={DownloadSimpleIcon}
      isPending={saving.isPending}
      onPress={() => saving.mutate()}
      aria-label={t({
        message: `Export CSV: ${title}`,
        context: 'insights',
        comment: 'Button: the title of a report. Begins with the words of the button "Export CSV"',
      })}
    >
      {t({ message: 'Export CSV', context: 'insights', comment: 'Button: saves a report as a file' })}
    </Button>
  );
}
