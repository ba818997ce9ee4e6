import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { actionButton, message, region, toast as toastClass, toneIcons } from './toast.css.ts';
import type { ShownToast, ToastQueue } from './toast-queue.ts';

export { createToastQueue, type Toast, type ToastQueue } from './toast-queue.ts';

export interface ToastRegionProps {
  queue: ToastQueue;
}

const nothing = () => null;

/**
 * Where short messages appear. It stands in the page before the first one, because screen readers only read out
 * changes of a region they know. A toast waits while the pointer or the focus rests on it.
 */
export function ToastRegion({ queue }: ToastRegionProps) {
  const labels = useLabels();
  const current = useSyncExternalStore(queue.subscribe, queue.getCurrent, nothing);
  return (
    <section aria-label={labels.notifications} className={region}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {current ? <ToastCard key={current.id} toast={current} queue={queue} /> : null}
      </div>
    </section>
  );
}

function ToastCard({ toast, queue }: { toast: ShownToast; queue: ToastQueue }) {
  const labels = useLabels();
  const { action, tone = 'neutral' } = toast;
  return (
    <div
      className={toastClass}
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={queue.resume}
    >
      {tone === 'neutral' ? null : (
        <Icon
          as={tone === 'success' ? CheckCircleIcon : WarningCircleIcon}
          weight="fill"
          className={toneIcons[tone]}
        />
      )}
      <span className={message}>{toast.message}</span>
      {action ? (
        <Button
          variant="quiet"
          size="sm"
          className={actionButton}
          onPress={() => {
            queue.close();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      {action ? (
        <IconButton icon={XIcon} size="sm" label={labels.dismiss} onPress={queue.close} hideTooltip />
      ) : null}
    </div>
  );
}
