import { hasFormulas, loadFormulas } from '@stoa/ui/formula-text';
import { useEffect } from 'react';

/** Whether there is a formula anywhere in what was answered by the server. */
export const holdsFormulas = (data: unknown): boolean =>
  typeof data === 'string'
    ? hasFormulas(data)
    : typeof data === 'object' && data !== null && Object.values(data).some(holdsFormulas);

/** Fetches what draws formulas at once where a later page needs it: an attempt goes on without a connection. */
export function useFormulas(data: unknown): void {
  useEffect(() => {
    if (!holdsFormulas(data)) return;
    // Formulas are shown as they were written without.
    loadFormulas().catch(() => undefined);
  }, [data]);
}
