import { confirmUpload } from '@stoa/api/upload.calls';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../../../app/services.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { toTag } from '../../../../i18n/languages.ts';
import { discardUpload, LargeUpload, type LargeUploadState } from '../../../../shared/upload/large-upload.ts';
import {
  readUnfinished,
  type UnfinishedUpload,
  type UploadPlace,
} from '../../../../shared/upload/unfinished-upload.ts';

/** Sends one large file; what the page before left unfinished can be gone on with. */
export function useLargeUpload(
  place: UploadPlace,
  onSent: (url: string, file: File) => void | Promise<void>,
) {
  const { api, session } = useServices();
  const language = useLanguage();
  const { schoolId } = place;
  const headers = { 'x-requested-with': 'stoa', 'accept-language': toTag(language) };
  const [state, setState] = useState<LargeUploadState>();
  const [unfinished, setUnfinished] = useState<UnfinishedUpload>();
  const upload = useRef<LargeUpload>(undefined);
  const look = useEffectEvent(() => setUnfinished(readUnfinished(place)));
  const isInterrupted = state?.phase === 'interrupted';
  useEffect(() => {
    look();
    return () => upload.current?.leave();
  }, []);
  useEffect(() => {
    if (!isInterrupted) return undefined;
    const goOn = () => upload.current?.start();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [isInterrupted]);
  const clear = () => {
    upload.current = undefined;
    setState(undefined);
    setUnfinished(undefined);
  };
  return {
    state,
    /** Of another time, while nothing is being sent. */
    unfinished: state ? undefined : unfinished,
    send: (file: File) => {
      upload.current?.leave();
      upload.current = new LargeUpload({
        place,
        file,
        headers,
        renew: async (problem) => (await session.renew(problem)) === 'retry',
        confirm: async (uploadId) =>
          (await confirmUpload(api, { schoolId, uploadId, lang: language })).static_url,
        onState: setState,
        onSent: (url, sent) => {
          void onSent(url, sent);
          clear();
        },
      });
      upload.current.start();
    },
    pause: () => upload.current?.pause(),
    /** Goes on after a pause, a lost connection or a failure. */
    resume: () => upload.current?.start(),
    cancel: () => {
      void upload.current?.cancel();
      clear();
    },
    discard: () => {
      void discardUpload(place, headers);
      clear();
    },
  };
}
