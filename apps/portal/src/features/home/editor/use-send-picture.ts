import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { useLanguageStore } from '../../../i18n/language-context.tsx';
import { FileShelf } from '../../../shared/upload/file-shelf.ts';
import { providePictureUpload } from '../../../shared/upload/picture.actors.ts';

/** Sends one picture at a time to a school. @param onSent tells the address of one that has arrived */
export function useSendPicture(schoolId: string, onSent: (url: string) => void) {
  const api = useApi();
  const language = useLanguageStore();
  const { viewer } = useSession();
  const [shelf] = useState(() => new FileShelf());
  const [machine] = useState(() =>
    providePictureUpload({ api, schoolId, viewer: () => viewer, language: language.snapshot, shelf }),
  );
  const uploads = useActorRef(machine, { input: {} });
  const arrived = useSelector(uploads, ({ context }) => context.pictures.at(-1));
  const report = useEffectEvent(onSent);
  useEffect(() => {
    if (!arrived) return;
    report(arrived.url);
    // It is the draft's from now on.
    uploads.send({ type: 'picture.removed', id: arrived.id });
  }, [arrived, uploads]);
  return { uploads, shelf };
}
