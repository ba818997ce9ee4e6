import { useLingui } from '@lingui/react/macro';
import { attachmentsQuery } from '@stoa/api/attendance.queries';
import type { Attendance } from '@stoa/api/schema';
import { FileUpload, type UploadItem } from '@stoa/ui/file-upload';
import { Stack } from '@stoa/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { AttachmentList } from '../../../shared/attendance/attachment-list.tsx';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { useFileLabels } from '../../../shared/upload/use-file-labels.ts';
import { EVIDENCE_PROBLEM_MESSAGES, EVIDENCE_REJECT_MESSAGES } from './evidence-messages.ts';
import { EVIDENCE_MAX_BYTES, EVIDENCE_TYPES } from './send-evidence.ts';
import { useEvidence } from './use-evidence.ts';

/** Of one person and attendance. */
const FILES_MAX = 10;

/** One's own evidence: why one was not there, or that one was. */
export function Evidence({ schoolId, attendance }: { schoolId: string; attendance: Attendance }) {
  // What is said of a file on its way is among the words of feedback.
  useMessages('feedback');
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { viewer } = useSession();
  const fileLabels = useFileLabels();
  const query = useQuery(
    attachmentsQuery(useApi(), { schoolId, attendanceId: attendance.id, pageSize: 100 }),
  );
  const evidence = useEvidence({ schoolId, attendanceId: attendance.id }, query.refetch);
  const items = evidence.files.map(({ id, file, state, progress, code }): UploadItem => ({
    id,
    name: file.name,
    size: file.size,
    file,
    state,
    progress,
    errorMessage: code === undefined ? undefined : i18n._(messageOf(EVIDENCE_PROBLEM_MESSAGES, code)),
  }));
  return (
    <Loaded query={query} rows={2}>
      {({ items: all }) => {
        // Teachers who are in the class too see everybody's; here are one's own.
        const own = all.filter(({ owner }) => owner.id === viewer?.user_id);
        const most = formatNumber(FILES_MAX, language);
        return (
          <Stack gap="4">
            {own.length > 0 ? (
              <AttachmentList
                schoolId={schoolId}
                label={t({ message: 'Your files', comment: 'Name of a list: evidence for an attendance' })}
                attachments={own}
                onRemoved={() => void query.refetch()}
              />
            ) : null}
            <FileUpload
              label={t({ message: 'Add files', comment: 'Evidence for an attendance' })}
              description={t`For example a doctor’s letter. Pictures, PDF documents or videos; only you and the teachers see them.`}
              accept={Object.keys(EVIDENCE_TYPES)}
              maxBytes={EVIDENCE_MAX_BYTES}
              maxCount={Math.max(0, FILES_MAX - own.length)}
              items={items}
              labels={{
                choose: t({ message: 'Choose files', comment: 'Button' }),
                drop: t({ message: 'or drop them here', context: 'attendance', comment: 'Files' }),
                count: (count) => {
                  const there = formatNumber(own.length + count, language);
                  return t({
                    message: `(${there}/${most})`,
                    comment: 'How many pictures of how many at most',
                  });
                },
                rejected: (reason) => i18n._(EVIDENCE_REJECT_MESSAGES[reason]),
                ...fileLabels,
              }}
              onAdd={evidence.add}
              onCancel={evidence.remove}
              onRemove={evidence.remove}
              onRetry={evidence.retry}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}
