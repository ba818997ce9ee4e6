import { loadFormulas } from '@stoa/ui/formula-text';
import { useEffect } from 'react';
import { holdsFormulas } from './holds-formulas.ts';

/** Fetches what draws formulas at once where a later page needs it: an attempt goes on without a connection. */
export function useFormulas(data: unknown): void {
  useEffect(() => {
    if (!holdsFormulas(data)) return;
    // Formulas are shown as they were written without.
    loadFormulas().catch(() => undefined);
  }, [data]);
}
