import { Extension, type Range } from '@tiptap/core';
import { Suggestion } from '@tiptap/suggestion';
import type { TextCommand } from './commands.ts';

/** The menu below a slash. */
export interface SlashState {
  items: readonly TextCommand[];
  index: number;
  range: Range;
  /** Where the slash stands in the window. */
  place: DOMRect | null;
}

interface SlashOptions {
  /** Commands whose name holds what was typed. */
  find: (query: string) => TextCommand[];
  /** Runs a command in place of what was typed. */
  choose: (command: TextCommand, range: Range) => void;
  show: (state: SlashState | null) => void;
}

/** A slash at the beginning of a line opens a menu of blocks. */
export const slashMenu = ({ find, choose, show }: SlashOptions) =>
  Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      let state: SlashState | null = null;
      const set = (next: SlashState | null) => {
        state = next;
        show(next);
      };
      return [
        Suggestion<TextCommand>({
          editor: this.editor,
          char: '/',
          startOfLine: true,
          items: ({ query }) => find(query),
          command: ({ props, range }) => choose(props as TextCommand, range),
          render: () => ({
            onStart: ({ items, range, clientRect }) =>
              set(items.length > 0 ? { items, range, index: 0, place: clientRect?.() ?? null } : null),
            onUpdate: ({ items, range, clientRect }) =>
              set(items.length > 0 ? { items, range, index: 0, place: clientRect?.() ?? null } : null),
            onExit: () => set(null),
            onKeyDown: ({ event }) => {
              if (!state) return false;
              const { items, index, range } = state;
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              if (step) {
                set({ ...state, index: (index + step + items.length) % items.length });
                return true;
              }
              if (event.key === 'Enter') {
                const chosen = items[index];
                if (chosen) choose(chosen, range);
                return true;
              }
              if (event.key === 'Escape') {
                set(null);
                return true;
              }
              return false;
            },
          }),
        }),
      ];
    },
  });
