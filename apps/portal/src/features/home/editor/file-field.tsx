import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ApiProblem } from '@stoa/api/error';
import { Button } from '@stoa/ui/button';
import { FileUpload, type RejectReason, type UploadItem } from '@stoa/ui/file-upload';
import { Link } from '@stoa/ui/link';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { sendFile, type SendableType } from '../../../shared/upload/send-file.ts';
import { readVtt } from '../../../shared/captions/to-vtt.ts';
import { useFileLabels } from '../../../shared/upload/use-file-labels.ts';
import { useFileQueue } from '../../../shared/upload/use-file-queue.ts';
import * as styles from './editor.css.ts';

const MIB = 1024 * 1024;
/** What is sent at once, and how large it may be: the server's own limits. */
const FILMS = { 'video/mp4': 30 * MIB, 'video/webm': 30 * MIB } satisfies Partial<
  Record<SendableType, number>
>;
const FILES: Partial<Record<SendableType, number>> = {
  ...FILMS,
  'application/pdf': 10 * MIB,
  'image/png': 5 * MIB,
  'image/jpeg': 5 * MIB,
  'image/gif': 5 * MIB,
};

/** Largest file of captions: the server's own limit. */
const CAPTIONS_MAX = MIB;

const WRONG_TYPE = msg`This kind of file is not accepted.`;
const TOO_LARGE = msg`This file is too large.`;
const ONE = msg`Choose one file.`;
const REJECTED: Record<RejectReason, MessageDescriptor> = {
  wrongType: WRONG_TYPE,
  tooLarge: TOO_LARGE,
  empty: msg`This file is empty.`,
  tooMany: ONE,
  onlyOne: ONE,
  duplicate: ONE,
};
const PROBLEMS = {
  ...CALL_PROBLEM_MESSAGES,
  NETWORK: msg`The connection was lost. Send the file again.`,
  FILE_FORMAT: WRONG_TYPE,
  PAYLOAD_TOO_LARGE: TOO_LARGE,
  QUOTA_EXCEEDED: msg`The school has no storage left. Delete files or ask an administrator.`,
  UPLOAD_EXPIRED: msg`The upload took too long. Try again.`,
};

const DESCRIPTIONS = {
  film: msg`MP4 or WebM, at most 30 MB.`,
  captions: msg`WebVTT or SubRip, up to 1 MB.`,
  any: msg`PDF up to 10 MB, picture up to 5 MB, or MP4 or WebM video up to 30 MB.`,
};

interface Content {
  type: SendableType;
  bytes: Blob;
}

/** @throws {ApiProblem} PAYLOAD_TOO_LARGE, FILE_FORMAT */
function contentIn(file: File, limits: Partial<Record<string, number>>): Content {
  if (file.size > (limits[file.type] ?? 0))
    throw new ApiProblem({ code: limits[file.type] ? 'PAYLOAD_TOO_LARGE' : 'FILE_FORMAT', status: 0 });
  return { type: file.type as SendableType, bytes: file };
}

/** Captions as WebVTT. @throws {ApiProblem} FILE_FORMAT */
async function captionsIn(file: File): Promise<Content> {
  const text = await readVtt(file);
  if (text === undefined) throw new ApiProblem({ code: 'FILE_FORMAT', status: 0 });
  return { type: 'text/vtt', bytes: new Blob([text]) };
}

interface FileFieldProps {
  schoolId: string;
  label: string;
  /** Films or captions alone. @default files of any kind */
  takes?: 'film' | 'captions' | undefined;
  /** Address of the file that is there; empty for none. */
  value: string;
  onChange: (url: string) => void;
  /** Takes the file away; left out where there is none to take away. */
  onRemove?: () => void;
}

/** A file of the school, replaced by an upload. */
export function FileField({ schoolId, label, takes, value, onChange, onRemove }: FileFieldProps) {
  // Texts of uploads.
  useMessages('feedback');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const { viewer } = useSession();
  const labels = useFileLabels();
  const [arrived, setArrived] = useState<string>();
  const report = useEffectEvent(onChange);
  useEffect(() => {
    // What was changed while the file was on its way stays.
    if (arrived !== undefined) report(arrived);
  }, [arrived]);
  const limits: Partial<Record<string, number>> = takes === 'film' ? FILMS : FILES;
  const queue = useFileQueue(async (file, options) => {
    const content = takes === 'captions' ? await captionsIn(file) : contentIn(file, limits);
    const { url } = await sendFile(api, {
      ...options,
      ...content,
      schoolId,
      userId: viewer?.user_id ?? '',
      name: file.name,
      language,
    });
    setArrived(url);
  });
  const items = queue.files.map(({ id, file, state, progress, code }): UploadItem => ({
    id,
    name: file.name,
    size: file.size,
    file,
    state,
    progress,
    errorMessage: code === undefined ? undefined : i18n._(messageOf(PROBLEMS, code)),
  }));
  return (
    <div className={styles.fields}>
      <FileUpload
        label={label}
        description={i18n._(DESCRIPTIONS[takes ?? 'any'])}
        accept={takes === 'captions' ? ['.vtt', '.srt'] : Object.keys(limits)}
        maxBytes={takes === 'captions' ? CAPTIONS_MAX : FILMS['video/mp4']}
        allowsMultiple={false}
        items={items}
        labels={{
          choose: t({ message: 'Choose a file', context: 'block' }),
          drop: t({ message: 'or drop it here', context: 'authoring', comment: 'A file' }),
          count: () => '',
          rejected: (reason) => i18n._(REJECTED[reason]),
          ...labels,
        }}
        onAdd={queue.add}
        onCancel={queue.remove}
        onRemove={queue.remove}
        onRetry={queue.retry}
      />
      {value && onRemove ? (
        <div className={styles.actions}>
          <Link href={value} variant="standalone" isExternal>
            {t({ message: 'Open the file', context: 'block', comment: 'Link to an uploaded file' })}
          </Link>
          <Button size="sm" variant="quiet" onPress={onRemove}>
            {t({ message: 'Remove file', context: 'block' })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
