import type { ReactNode } from 'react';
import { onDemand } from '../internal/on-demand.ts';
import type { CloseReason } from '../internal/overlay/use-close-reason.ts';
import type { Command, CommandGroup } from './match-commands.ts';

export { type Command, type CommandGroup, matchCommands } from './match-commands.ts';
export { type CommandPaletteOptions, useCommandPalette } from './use-command-palette.ts';

/** Why the palette wants to close. */
export type PaletteCloseReason = CloseReason | 'chosen' | 'shortcut';

/** Props of `CommandPalette`. */
export interface CommandPaletteProps {
  isOpen: boolean;
  /** It wants to be closed, and why. After `chosen` it has called `onChoose` already. */
  onClose: (reason: PaletteCloseReason) => void;
  /** A command was chosen. */
  onChoose: (command: Command) => void;
  /** Names the window and its field: "Commands". */
  label: string;
  /** @default label */
  placeholder?: string;
  /** All commands; or, with `isFiltered={false}`, those that were found. */
  groups: readonly CommandGroup[];
  /** Shown before them while nothing is typed: what was chosen last. */
  recent?: CommandGroup;
  /** The palette looks for the typed words itself. False where a server does. @default true */
  isFiltered?: boolean;
  /** The typed text, for a search elsewhere; never while an input method composes. */
  onQuery?: (query: string) => void;
  /** Answers of a search elsewhere are on their way. @default false */
  isLoading?: boolean;
  /** The search elsewhere failed: says so, with what can be done. It stands in the list's place. */
  errorMessage?: ReactNode;
  /** Said when nothing was found. */
  emptyMessage: (query: string) => ReactNode;
  /** Said to screen readers while typing: "12 commands". */
  countLabel: (count: number) => string;
  /** Keys and what they do, in the window's foot; not shown on touch. */
  hints?: readonly { keys: readonly string[]; text: string }[];
  /** At most so many commands are drawn; typing narrows the rest. @default 100 */
  limit?: number;
}

const panel = onDemand(() => import('./palette-panel.tsx'));

/**
 * Everything one can do and everywhere one can go, found by typing: a combobox in a window. `useCommandPalette`
 * opens it by Ctrl or Cmd with K. Its code is loaded when it is first opened.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const loaded = panel.usePart(props.isOpen);
  return loaded ? <loaded.PalettePanel {...props} /> : null;
}
