import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { isApiProblem } from '@stoa/api/error';
import { exportMembers } from '@stoa/api/member.calls';
import { Button } from '@stoa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { wordsOf } from '../../../shared/call-problem-words.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { filterParams, type PeopleQuery } from '../manage-address.ts';
import { MANAGE_PROBLEM_WORDS } from '../manage-words.ts';

/** Saves the members that the filters leave as a file for spreadsheets. */
export function ExportButton({ schoolId, query }: { schoolId: string; query: PeopleQuery }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportMembers(api, { schoolId, ...filterParams(query) }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
    onError: (error) =>
      toasts.show({
        message: i18n._(wordsOf(MANAGE_PROBLEM_WORDS, isApiProblem(error) ? error.code : 'UNKNOWN')),
        tone: 'danger',
      }),
  });
  return (
    <Button icon={DownloadSimpleIcon} isPending={isPending} onPress={() => mutate()}>
      {t({ message: 'Export', comment: 'Button: saves a list as a file' })}
    </Button>
  );
}
