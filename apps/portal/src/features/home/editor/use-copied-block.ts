import type { DraftBlock, StoredBlock } from '@stoa/api/schema';
import { useEffect, useState } from 'react';
import { useSession } from '../../../app/session.tsx';
import { storeCopied, readCopied } from '../../../shared/editing/copied.ts';
import { ADDABLE } from './block-editors.ts';

const isKnown = (value: unknown): value is StoredBlock =>
  typeof value === 'object' && value !== null && ADDABLE.includes((value as StoredBlock).type);

/** The block that was copied last, on whichever page of the school and in whichever tab. */
export function useCopiedBlock(schoolId: string): {
  copied: StoredBlock | undefined;
  copy: (block: DraftBlock) => void;
} {
  const userId = useSession().viewer?.user_id ?? '';
  const read = (): StoredBlock | undefined => {
    const value = readCopied({ userId, schoolId });
    return isKnown(value) ? value : undefined;
  };
  const [copied, setCopied] = useState(read);
  useEffect(() => {
    const onStorage = () => setCopied(read());
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
    // It reads for this person and school.
    // eslint-disable-next-line react/exhaustive-deps
  }, [userId, schoolId]);
  const copy = (block: DraftBlock) => {
    storeCopied({ userId, schoolId, value: block });
    setCopied(read());
  };
  return { copied, copy };
}
