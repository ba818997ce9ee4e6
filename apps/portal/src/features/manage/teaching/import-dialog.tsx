import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { importQuestions } from '@stoa/api/exam-bank.calls';
import type { QuestionImport } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { FileUpload } from '@stoa/ui/file-upload';
import { Stack } from '@stoa/ui/stack';
import { Table, type TableColumn } from '@stoa/ui/table';
import { TextField } from '@stoa/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { useReadFileLabels } from '../use-read-file-labels.ts';
import { readQuestionFile, XLSX_TYPE } from './question-file.ts';
import { FAULT_MESSAGES } from './teaching-messages.ts';

const ACCEPTED = ['.csv', '.xlsx', '.txt', '.gift', 'text/csv', 'text/plain', XLSX_TYPE];
/** As the contract bounds the text; Base64 takes four letters for three bytes. */
const MAX_BYTES = 675_000;

interface ImportDialogProps {
  schoolId: string;
  /** Of questions that name none. */
  folder: string;
  isOpen: boolean;
  onClose: () => void;
  onImported: () => void;
}

/** Questions from a file: looked through first, and taken only where every line is right. */
export function ImportDialog(props: ImportDialogProps) {
  // What was chosen before is forgotten when it closes.
  return props.isOpen ? <OpenImport {...props} /> : null;
}

function OpenImport({ schoolId, folder: shown, onClose, onImported }: ImportDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const [file, setFile] = useState<File>();
  const [folder, setFolder] = useState(shown);
  const send = useMutation({
    mutationFn: async ({ from, dryRun }: { from: File; dryRun: boolean }): Promise<QuestionImport> =>
      importQuestions(api, {
        schoolId,
        ...(await readQuestionFile(from)),
        folder: folder.trim(),
        dryRun,
      }),
    onSuccess: ({ imported, count }) => {
      if (!imported) return;
      const number = formatNumber(count, language);
      toasts.show({
        message: t`${plural(count, { one: `${number} question was imported.`, other: `${number} questions were imported.` })}`,
        tone: 'success',
      });
      onImported();
      onClose();
    },
  });
  const found = send.data;
  const isRight = found !== undefined && found.errors.length === 0 && found.count > 0;
  const total = found?.count ?? 0;
  const count = formatNumber(total, language);
  const labels = useReadFileLabels({
    wrongType: t`This is not a GIFT, Aiken, CSV or Excel file.`,
    tooLarge: t`This file is too large. Split it into parts of at most 2,000 questions.`,
  });
  return (
    <Dialog
      isOpen
      size="wide"
      title={t`Import questions`}
      onClose={onClose}
      footer={
        isRight ? (
          <Button
            variant="primary"
            isPending={send.isPending}
            onPress={() => file && send.mutate({ from: file, dryRun: false })}
          >
            {t`${plural(total, { one: `Import ${count} question`, other: `Import ${count} questions` })}`}
          </Button>
        ) : (
          <Button
            variant="primary"
            isDisabled={!file}
            isPending={send.isPending}
            onPress={() => file && send.mutate({ from: file, dryRun: true })}
          >
            {t`Check the file`}
          </Button>
        )
      }
    >
      <Stack gap="5">
        <FileUpload
          label={t`File with the questions`}
          description={t`GIFT, Aiken, or CSV or Excel with a header row: kind, text, options, right, tolerance, unit, points, folder, tags, explanation, level. Separate several values in a cell with |. Up to 2,000 questions.`}
          accept={ACCEPTED}
          maxBytes={MAX_BYTES}
          maxCount={1}
          allowsMultiple={false}
          labels={labels}
          items={file ? [{ id: file.name, name: file.name, size: file.size, state: 'done', file }] : []}
          onAdd={([added]) => {
            send.reset();
            setFile(added);
          }}
          onRemove={() => {
            send.reset();
            setFile(undefined);
          }}
        />
        <TextField
          label={t`Folder of questions that name none`}
          value={folder}
          maxLength={100}
          onChange={(value) => {
            send.reset();
            setFolder(value);
          }}
          isOptional
        />
        {send.error ? (
          <Banner tone="danger" announce="assertive">{t`Something went wrong. Try again.`}</Banner>
        ) : null}
        {found && !isRight ? <Found found={found} /> : null}
        {isRight ? (
          <Banner tone="success" announce="polite">
            {t`${plural(total, { one: `${count} question was found. Nothing is wrong with it.`, other: `${count} questions were found. Nothing is wrong with them.` })}`}
          </Banner>
        ) : null}
      </Stack>
    </Dialog>
  );
}

type Fault = QuestionImport['errors'][number] & { id: string };

function Found({ found: { errors } }: { found: QuestionImport }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const columns = useMemo<TableColumn<Fault>[]>(
    () => [
      {
        id: 'line',
        label: t({ message: 'Line', comment: 'Column: a line of a file' }),
        isNumeric: true,
        width: 90,
        minWidth: 90,
        cell: ({ line }) => <span>{formatNumber(line, language)}</span>,
      },
      {
        id: 'fault',
        label: t({ message: 'What is wrong', comment: 'Column: with a line of a file' }),
        minWidth: 220,
        cell: ({ fault }) => <span>{i18n._(FAULT_MESSAGES[fault])}</span>,
      },
    ],
    [t, i18n, language],
  );
  return (
    <>
      <Banner tone="danger" announce="assertive">
        {errors.length > 0
          ? t`Nothing was imported. Correct these lines and choose the file again.`
          : t`No question was found in this file.`}
      </Banner>
      {errors.length > 0 ? (
        <Table
          label={t`Lines that cannot be imported`}
          columns={columns}
          rows={errors.map((error, index) => ({ ...error, id: `${error.line}-${index}` }))}
          maxHeight="20rem"
        />
      ) : null}
    </>
  );
}
