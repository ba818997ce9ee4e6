import { createToastQueue } from '@stoa/ui/toast-queue';

/** The one queue of short messages; App shows it. */
export const toasts = createToastQueue();
