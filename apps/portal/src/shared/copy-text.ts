import { toasts } from '../app/toasts.ts';

/** Puts a text where the person can paste it from, and says whether that worked. */
export async function copyText(text: string, said: { done: string; failed: string }): Promise<void> {
  try {
    // Without https there is no clipboard.
    await navigator.clipboard.writeText(text);
    toasts.show({ message: said.done, tone: 'success' });
  } catch {
    toasts.show({ message: said.failed, tone: 'danger' });
  }
}
