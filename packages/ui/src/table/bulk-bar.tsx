import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import * as styles from './bulk-bar.css.ts';

/** Props of `BulkBar`. */
export interface BulkBarProps {
  /** "3 selected" */
  text: string;
  actions: ReactNode;
  onClear: () => void;
  /** Takes the focus when the bar leaves with it. */
  focusTable: () => void;
}

/** What can be done with all selected rows, and how to let go of them. */
export function BulkBar({ text, actions, onClear, focusTable }: BulkBarProps) {
  const labels = useLabels();
  const textId = useId();
  const barRef = useRef<HTMLDivElement>(null);
  const onLeave = useEffectEvent(focusTable);

  // The last action often removes what was selected, and the bar with it: the focus must not fall to the page.
  useLayoutEffect(() => {
    const bar = barRef.current;
    return () => {
      if (bar?.contains(document.activeElement)) onLeave();
    };
  }, []);

  return (
    <div ref={barRef} role="group" aria-labelledby={textId} className={styles.bulk}>
      <span id={textId} className={styles.bulkText}>
        {text}
      </span>
      <span className={styles.bulkActions}>
        {actions}
        <Button variant="quiet" size="sm" onPress={onClear}>
          {labels.clear}
        </Button>
      </span>
    </div>
  );
}
