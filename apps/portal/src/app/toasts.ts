import { createToastQueue } from '@stoa/ui/toast-queue';

/** The one queue of short messages; ToastRegion in the root route shows it. */
export const toasts = createToastQueue();
