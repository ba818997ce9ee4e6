import { isApiProblem } from '@stoa/api/error';
import type { UploadItem } from '@stoa/ui/file-upload';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../app/random-id.ts';

/** A file on its way, or one that did not get there. */
export interface QueuedFile extends Pick<UploadItem, 'id' | 'state' | 'progress'> {
  file: File;
  /** What it is for, where one queue sends for several. */
  place?: string | undefined;
  /** Why it is not there. */
  code?: string;
}

/** Sends one file. It is on the list until this is done; @throws {ApiProblem} where it could not be sent */
export type SendQueued = (
  file: File,
  options: {
    onProgress: (fraction: number) => void;
    signal: AbortSignal;
    place?: string | undefined;
  },
) => Promise<unknown>;

/** Why a file is not sent any more where the page goes, and it was not given up. */
export const LEFT = 'left';

/** Files that are sent one after the other; what is under way ends with the page. */
export function useFileQueue(sendOne: SendQueued) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const senders = useRef(new Map<string, AbortController>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const running = senders.current;
    return () => running.forEach((sender) => sender.abort(LEFT));
  }, []);
  const change = (id: string, part: Partial<QueuedFile>) =>
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => setFiles((before) => before.filter((one) => one.id !== id));
  const send = (id: string, file: File, place: string | undefined) => {
    const sender = new AbortController();
    senders.current.set(id, sender);
    const { signal } = sender;
    queue.current = queue.current.then(async () => {
      if (signal.aborted) return;
      change(id, { state: 'uploading', progress: 0 });
      try {
        await sendOne(file, { onProgress: (progress) => change(id, { progress }), signal, place });
        drop(id);
      } catch (error) {
        if (!signal.aborted)
          change(id, { state: 'failed', code: isApiProblem(error) ? error.code : 'UNKNOWN' });
      }
    });
  };
  return {
    files,
    add: (added: readonly File[], place?: string) => {
      const begun = added.map((file): QueuedFile => ({
        id: randomId(),
        file,
        place,
        state: 'waiting',
      }));
      setFiles((before) => [...before, ...begun]);
      for (const { id, file } of begun) send(id, file, place);
    },
    retry: (id: string) => {
      const one = files.find((file) => file.id === id);
      if (!one) return;
      change(id, { state: 'waiting', code: undefined });
      send(id, one.file, one.place);
    },
    remove: (id: string) => {
      senders.current.get(id)?.abort();
      drop(id);
    },
  };
}
