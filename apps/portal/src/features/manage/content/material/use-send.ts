import { useApi } from '../../../../app/services.ts';
import { useSession } from '../../../../app/session.tsx';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { sendFile, type SendableType } from '../../../../shared/upload/send-file.ts';

interface Options {
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends a file of a lesson to the school. @returns the address that it has from then on */
export function useSend(schoolId: string) {
  const api = useApi();
  const language = useLanguage();
  const { viewer } = useSession();
  return async (
    file: { name: string; type: SendableType; bytes: Blob },
    options: Options,
  ): Promise<string> => {
    const { url } = await sendFile(api, {
      ...file,
      ...options,
      schoolId,
      userId: viewer?.user_id ?? '',
      language,
    });
    return url;
  };
}
