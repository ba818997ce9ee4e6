import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../app/session.tsx';
import { storeDraft, readDraft } from '../drafts.ts';

/** What somebody types, kept over a reload until it is sent. @param name tells texts apart */
export function useStoredText<Draft extends object>(name: string, empty: Draft) {
  const userId = useSession().viewer?.user_id;
  const [draft, setDraft] = useState(empty);
  useEffect(() => {
    // After hydration: the server knows of no draft.
    const kept = readDraft<Draft>(name, userId)?.draft;
    if (kept) setDraft((before) => ({ ...before, ...kept }));
  }, [name, userId]);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(name, { ...(userId ? { userId } : {}), place: name, draft: next });
  };
  const clear = useCallback(() => storeDraft(name, undefined), [name]);
  return { draft, change, clear, setDraft };
}
