/** A toast without a button stays 2 s. */
export const TOAST_MS = 2_000;
/** A toast with a button stays 8 s. */
export const TOAST_WITH_ACTION_MS = 8_000;

export interface Toast {
  message: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger';
  /** One thing to do about it: undo, retry. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

/** Toasts wait in line; one is shown at a time. */
export interface ToastQueue {
  /** Adds a toast, shown at once when none is. A toast that says the same as the last in line is not repeated. */
  show: (toast: Toast) => void;
  /** Takes the shown toast away. */
  close: () => void;
  /** Stops its clock while a pointer or the focus rests on it. */
  pause: () => void;
  /** Starts its clock from the beginning. */
  resume: () => void;
  getCurrent: () => ShownToast | null;
  subscribe: (listener: () => void) => () => void;
}

/** Makes the queue that a ToastRegion shows. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let waiting: ShownToast[] = [];
  let current: ShownToast | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  const startClock = () => {
    clearTimeout(timer);
    if (current) timer = setTimeout(() => close(), current.action ? TOAST_WITH_ACTION_MS : TOAST_MS);
  };
  const advance = () => {
    current = waiting[0] ?? null;
    waiting = waiting.slice(1);
    startClock();
    for (const listener of listeners) listener();
  };
  const close = () => {
    if (current) advance();
  };

  return {
    show: (toast) => {
      const last = waiting.at(-1) ?? current;
      if (last && last.message === toast.message && !last.action && !toast.action) return;
      lastId += 1;
      waiting = [...waiting, { ...toast, id: lastId }];
      if (!current) advance();
    },
    close,
    pause: () => clearTimeout(timer),
    resume: startClock,
    getCurrent: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
