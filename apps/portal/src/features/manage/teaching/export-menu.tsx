import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { exportQuestions } from '@stoa/api/exam-bank.calls';
import type { QuestionFormat } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { fromBase64, XLSX_TYPE } from './question-file.ts';

/** Saves the questions of the bank, or of the folder that is shown, as a file. */
export function ExportMenu({ schoolId, folder }: { schoolId: string; folder: string }) {
  const { t } = useLingui();
  const api = useApi();
  const save = useMutation({
    mutationFn: (format: QuestionFormat) =>
      exportQuestions(api, { schoolId, format, folder: folder || undefined }),
    onSuccess: ({ fileName, text }, format) =>
      format === 'xlsx'
        ? saveFile(fileName, fromBase64(text), XLSX_TYPE)
        : saveFile(fileName, text, 'text/plain;charset=utf-8'),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
  });
  const loss = t`Hot spots become multiple choice and labels on a picture matching. File uploads become essays. Pictures and rubrics are left out.`;
  const giftLoss = t`Highlighting in a text becomes multiple choice.`;
  const pictureLoss = t`An option that is only a picture becomes its description.`;
  return (
    <Menu
      trigger={
        <Button icon={DownloadSimpleIcon} isPending={save.isPending}>
          {t({ message: 'Export', comment: 'Button: saves a list as a file' })}
        </Button>
      }
      onAction={(key) => save.mutate(key as QuestionFormat)}
    >
      <MenuItem id="gift" description={`${loss} ${pictureLoss} ${giftLoss}`}>
        {t`GIFT, for Moodle and others`}
      </MenuItem>
      <MenuItem id="csv" description={`${loss} ${pictureLoss}`}>
        {t`CSV, for spreadsheets`}
      </MenuItem>
      <MenuItem id="xlsx" description={`${loss} ${pictureLoss}`}>
        {t({ message: 'Excel (XLSX)', comment: 'Menu item: saves a list as a file' })}
      </MenuItem>
      <MenuItem id="aiken" description={`${t`Single choice and true or false only.`} ${pictureLoss}`}>
        {t`Aiken, plain text`}
      </MenuItem>
    </Menu>
  );
}
