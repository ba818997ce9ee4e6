import { useEffect, useState } from 'react';

type RecordModule = typeof import('../../shared/live-chat/activity/activity-record.tsx');

/**
 * Loads what is left of the questions and polls of a session that is over.
 * @returns undefined while it is under way, and on the server
 * @throws while rendering, where the chunk cannot be loaded: the page's error boundary knows what to do
 */
export function useRecordPart(isWanted: boolean): RecordModule | undefined {
  const [record, setRecord] = useState<RecordModule>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    import('../../shared/live-chat/activity/activity-record.tsx').then(
      (module) => {
        if (isHere) setRecord(module);
      },
      (error: unknown) => {
        if (isHere)
          setRecord(() => {
            throw error;
          });
      },
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return record;
}
