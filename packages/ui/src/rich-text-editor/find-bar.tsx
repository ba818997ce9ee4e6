import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { TextAaIcon } from '@phosphor-icons/react/dist/csr/TextAa';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './rich-text-editor.css.ts';
import { askFor, currentIn, foundIn, goOn, replaceAt } from './text-search.ts';

/** Words of finding and replacing. */
export interface FindLabels {
  /** Names the bar. */
  title: string;
  find: string;
  replaceWith: string;
  previous: string;
  next: string;
  matchCase: string;
  replace: string;
  replaceAll: string;
  close: string;
  /** "2 of 7"; what is found, and the place that is selected, 0 where none is. */
  count: (current: number, found: number) => string;
  /** Said after replacing. */
  replaced: (count: number) => string;
}

interface FindBarProps {
  editor: Editor;
  labels: FindLabels;
  /** What was selected when it was opened. */
  words: string;
  onClose: () => void;
}

/** Finds and replaces in a text. Enter goes on, Escape closes and gives the focus back to the text. */
export function FindBar({ editor, labels, words: first, onClose }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(first);
  const [replacement, setReplacement] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [replaced, setReplaced] = useState<number>();
  const { found, current } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({ found: foundIn(state).length, current: currentIn(state) }),
  });
  const ask = (query: { words: string; matchCase: boolean } | null) =>
    editor.view.dispatch(askFor(editor.state.tr, query));
  const step = (way: 1 | -1) => {
    const transaction = goOn(editor.state, way);
    if (transaction) editor.view.dispatch(transaction);
  };
  const begin = useEffectEvent(() => {
    ask({ words, matchCase });
    field.current?.focus();
    field.current?.select();
  });
  const end = useEffectEvent(() => {
    if (!editor.isDestroyed) ask(null);
  });
  useEffect(() => {
    begin();
    return () => end();
  }, []);
  const look = (query: { words: string; matchCase: boolean }) => {
    setReplaced(undefined);
    ask(query);
    // What is typed is found at once, from where one is.
    editor.commands.setTextSelection(editor.state.selection.from);
    step(1);
  };
  /** A button that becomes disabled would lose the focus, and with it the keys of the bar. */
  const keepFocus = () => {
    if (foundIn(editor.state).length === 0) field.current?.focus();
  };
  const replace = () => {
    const place = foundIn(editor.state)[current - 1];
    if (!place) return step(1);
    editor.view.dispatch(replaceAt(editor.state, [place], replacement));
    setReplaced(1);
    editor.commands.setTextSelection(place.from + replacement.length);
    step(1);
    keepFocus();
  };
  const replaceAll = () => {
    const places = foundIn(editor.state);
    editor.view.dispatch(replaceAt(editor.state, places, replacement));
    setReplaced(places.length);
    keepFocus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
    if (isFind) {
      event.preventDefault();
      field.current?.select();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  return (
    // Keys of what stands in it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div role="search" aria-label={labels.title} className={styles.find} onKeyDown={onKeyDown}>
      <div className={styles.findRow}>
        <input
          ref={field}
          className={styles.findField}
          aria-label={labels.find}
          placeholder={labels.find}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={words}
          onChange={({ currentTarget: { value } }) => {
            setWords(value);
            look({ words: value, matchCase });
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            step(event.shiftKey ? -1 : 1);
          }}
        />
        <span className={styles.findCount} role="status">
          {replaced !== undefined
            ? labels.replaced(replaced)
            : words === ''
              ? ''
              : labels.count(current, found)}
        </span>
        <IconButton
          size="sm"
          icon={CaretUpIcon}
          label={labels.previous}
          isDisabled={found === 0}
          onPress={() => step(-1)}
        />
        <IconButton
          size="sm"
          icon={CaretDownIcon}
          label={labels.next}
          isDisabled={found === 0}
          onPress={() => step(1)}
        />
        <IconButton
          size="sm"
          icon={TextAaIcon}
          label={labels.matchCase}
          variant={matchCase ? 'secondary' : 'neutral'}
          aria-pressed={matchCase}
          onPress={() => {
            setMatchCase(!matchCase);
            look({ words, matchCase: !matchCase });
          }}
        />
        <IconButton size="sm" icon={XIcon} label={labels.close} onPress={onClose} />
      </div>
      <div className={styles.findRow}>
        <input
          className={styles.findField}
          aria-label={labels.replaceWith}
          placeholder={labels.replaceWith}
          autoComplete="off"
          dir="auto"
          value={replacement}
          onChange={({ currentTarget: { value } }) => setReplacement(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            replace();
          }}
        />
        <Button size="sm" isDisabled={found === 0} onPress={replace}>
          {labels.replace}
        </Button>
        <Button size="sm" isDisabled={found === 0} onPress={replaceAll}>
          {labels.replaceAll}
        </Button>
      </div>
    </div>
  );
}
