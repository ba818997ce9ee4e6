import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsThreeVertical';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './side-toolbar.css.ts';
import { ToolEntry } from './tool-entry.tsx';
import type { Tool } from './tool.ts';

export type { Tool } from './tool.ts';

/** Props of `SideToolbar`. */
export interface SideToolbarProps {
  /** Names the tool bar, and on phones the button that unfolds it: "Help and contact". */
  label: string;
  tools: readonly Tool[];
  /** At the window's inline end above the page, or where it stands in the page. @default 'fixed' */
  position?: 'fixed' | 'static';
  /** Unfolded at first, on phones. @default false */
  defaultOpen?: boolean;
}

/**
 * Tools at the page's inline end: feedback, help, a phone number, back to the top. One stop of the Tab key, arrows
 * within. On a phone it is one button that unfolds to a list with words.
 */
export function SideToolbar({ label, tools, position = 'fixed', defaultOpen = false }: SideToolbarProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(defaultOpen);
  if (tools.length === 0) return null;
  return (
    <div
      role="presentation"
      className={cx(styles.root, position === 'fixed' ? styles.fixed : null)}
      data-open={isOpen || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        // On wide windows there is no toggle to go back to; focusing it does nothing there.
        toggle.current?.focus();
      }}
    >
      <Toolbar aria-label={label} orientation="vertical" className={styles.bar}>
        {tools.map((tool) => (
          <ToolEntry key={tool.id} tool={tool} onUse={() => setOpen(false)} />
        ))}
      </Toolbar>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon as={isOpen ? XIcon : DotsThreeVerticalIcon} size="lg" weight="bold" />
      </button>
    </div>
  );
}
