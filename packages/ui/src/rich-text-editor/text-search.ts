import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** What is looked for. */
export interface TextQuery {
  words: string;
  matchCase: boolean;
}

/** A place of the text that fits. */
export interface Found {
  from: number;
  to: number;
}

interface SearchState {
  query: TextQuery | null;
  found: readonly Found[];
  decorations: DecorationSet;
}

/** So many places are set off; a letter in a long text would be more than the page can draw. */
export const FOUND_MAX = 1000;
const KEY = new PluginKey<SearchState>('textSearch');
const NOTHING: SearchState = { query: null, found: [], decorations: DecorationSet.empty };
/** Stands for what is in a line of text and is no text: a picture, a line break. */
const OTHER = '\uFFFC';

const folded = (text: string, { matchCase }: TextQuery): string => {
  if (matchCase) return text;
  // One for one, so that places stay what they are: some letters grow when they are made small.
  return Array.from(text, (sign) => {
    const small = sign.toLowerCase();
    return small.length === sign.length ? small : sign;
  }).join('');
};

/** Places of a document that fit, in their order; words go across marks, and not across blocks. */
export function findIn(document: Node, query: TextQuery | null): Found[] {
  if (!query || query.words === '') return [];
  const wanted = folded(query.words, query);
  const found: Found[] = [];
  document.descendants((node, position) => {
    if (found.length >= FOUND_MAX) return false;
    if (!node.isTextblock) return true;
    const text = folded(
      node.textBetween(0, node.content.size, undefined, () => OTHER),
      query,
    );
    for (
      let at = text.indexOf(wanted);
      at >= 0 && found.length < FOUND_MAX;
      at = text.indexOf(wanted, at + wanted.length)
    )
      found.push({ from: position + 1 + at, to: position + 1 + at + wanted.length });
    return false;
  });
  return found;
}

function stateOf(state: EditorState, query: TextQuery | null, look: SearchLook): SearchState {
  const found = findIn(state.doc, query);
  const { from, to } = state.selection;
  return {
    query,
    found,
    decorations: DecorationSet.create(
      state.doc,
      found.map((place) =>
        Decoration.inline(place.from, place.to, {
          class: place.from === from && place.to === to ? look.current : look.found,
        }),
      ),
    ),
  };
}

/** Classes of what is found. */
export interface SearchLook {
  found: string;
  current: string;
}

/** Sets off what is looked for, and opens the search by the keys that people know. */
export const textSearch = ({ look, open }: { look: SearchLook; open: () => void }) =>
  Extension.create({
    name: 'textSearch',
    addKeyboardShortcuts: () => ({
      'Mod-f': () => {
        open();
        return true;
      },
    }),
    addProseMirrorPlugins: () => [
      new Plugin<SearchState>({
        key: KEY,
        state: {
          init: () => NOTHING,
          apply: (transaction, before, _old, state) => {
            const asked = transaction.getMeta(KEY) as { query: TextQuery | null } | undefined;
            const query = asked ? asked.query : before.query;
            if (!query) return NOTHING;
            return asked || transaction.docChanged || transaction.selectionSet
              ? stateOf(state, query, look)
              : before;
          },
        },
        props: { decorations: (state) => KEY.getState(state)?.decorations },
      }),
    ],
  });

/** What is found now. */
export const foundIn = (state: EditorState): readonly Found[] => KEY.getState(state)?.found ?? [];

/** The place that is selected among those that are found, from 1; 0 where none is. */
export const currentIn = (state: EditorState): number =>
  foundIn(state).findIndex(({ from, to }) => from === state.selection.from && to === state.selection.to) + 1;

/** Looks for something else; null ends it. */
export const askFor = (transaction: Transaction, query: TextQuery | null): Transaction =>
  transaction.setMeta(KEY, { query }).setMeta('addToHistory', false);

/** Selects the next place, or the one before; at the end it begins anew. */
export function goOn(state: EditorState, step: 1 | -1): Transaction | undefined {
  const found = foundIn(state);
  const { from, to } = state.selection;
  const current = currentIn(state);
  const next =
    step === 1
      ? (found.find((place) => place.from >= (current > 0 ? to : from)) ?? found[0])
      : (found.findLast((place) => place.to <= from) ?? found.at(-1));
  if (!next) return undefined;
  return state.tr.setSelection(TextSelection.create(state.doc, next.from, next.to)).scrollIntoView();
}

/** Puts words in place of some places, in one step of undo; they keep the look of what stood there. */
export function replaceAt(state: EditorState, places: readonly Found[], words: string): Transaction {
  const { tr } = state;
  // From the end: places before stay where they are.
  for (const { from, to } of places.toReversed()) {
    const marks = state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? [];
    if (words === '') tr.delete(from, to);
    else tr.replaceWith(from, to, state.schema.text(words, marks));
  }
  return tr.scrollIntoView();
}
