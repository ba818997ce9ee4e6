import { hasFormulas } from '@stoa/ui/split-formulas';

/** Whether there is a formula anywhere in what was answered by the server. */
export const holdsFormulas = (data: unknown): boolean =>
  typeof data === 'string'
    ? hasFormulas(data)
    : typeof data === 'object' && data !== null && Object.values(data).some(holdsFormulas);
