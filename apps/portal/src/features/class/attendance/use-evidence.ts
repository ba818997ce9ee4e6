import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useFileQueue } from '../../../shared/upload/use-file-queue.ts';
import { sendEvidence } from './send-evidence.ts';

/** Files that are being added to an attendance, one after the other. */
export function useEvidence(
  place: { schoolId: string; attendanceId: string },
  onAdded: () => Promise<unknown>,
) {
  const api = useApi();
  const language = useLanguage();
  const { viewer } = useSession();
  return useFileQueue(async (file, options) => {
    await sendEvidence(api, { ...place, ...options, userId: viewer?.user_id ?? '', file, language });
    await onAdded();
  });
}
