import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { nextActive } from './next-active.ts';
import * as styles from './search-box.css.ts';
import type { Suggestion, SuggestionGroup } from './suggestions.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

export type { Suggestion, SuggestionGroup, SuggestionKind } from './suggestions.tsx';

/** Props of `SearchBox`. */
export interface SearchBoxProps {
  /** Names the field: "Search courses, people and articles". */
  label: string;
  /** What stands in the field. */
  value: string;
  /** Called with every change of the text, also within an input method. */
  onChange: (value: string) => void;
  /** Called with what to look up: never while an input method composes, so half a syllable is not searched. */
  onQuery?: (value: string) => void;
  /** Called when the search is wanted: Enter, the button, or a suggestion. */
  onSubmit: (value: string, from: 'typed' | 'suggestion') => void;
  /** Called instead of `onChange` when the cross empties the field. */
  onClear?: () => void;
  /** @default label */
  placeholder?: string;
  /** Suggestions; empty groups do not show. */
  groups?: readonly SuggestionGroup[];
  /** Said politely to screen readers when it changes: "8 suggestions". */
  status?: string;
  /** `lg` has a button with words, for the head of a search page. @default 'md' */
  size?: 'md' | 'lg';
  /** A key that brings the focus here from anywhere but a field, such as `/`. Can be switched off by leaving it out. */
  shortcutKey?: string;
  /** Edge of the field the suggestions keep to. @default 'start' */
  align?: 'start' | 'end';
}

/** Every page of a school shows the field, few visitors reach for it. */
let known: typeof import('./suggestions.tsx') | undefined;

/** A search field with suggestions: a combobox whose list follows the text. */
export function SearchBox(props: SearchBoxProps) {
  const {
    label,
    value,
    onChange,
    onQuery,
    onSubmit,
    placeholder = label,
    size = 'md',
    align = 'start',
    status = '',
  } = props;
  const labels = useLabels();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [loaded, setLoaded] = useState(known);
  useSearchShortcut(input, props.shortcutKey);

  const groups = (props.groups ?? []).filter((group) => group.items.length > 0);
  const items = groups.flatMap((group) => group.items);
  // What the arrows choose does not wait for the list.
  const hasList = isOpen && items.length > 0;
  const isShown = hasList && loaded !== undefined;
  const active = hasList ? items.find((item) => item.id === activeId) : undefined;
  const optionId = (item: Suggestion) => `${id}-option-${item.id}`;

  /** Without its list, on a network that fails, the field works all the same; the next time it is tried again. */
  const open = () => {
    setOpen(true);
    if (!loaded)
      void import('./suggestions.tsx').then(
        (part) => {
          known = part;
          setLoaded(part);
        },
        () => undefined,
      );
  };
  const change = (text: string, isComposing: boolean) => {
    setActiveId(null);
    open();
    onChange(text);
    if (!isComposing) onQuery?.(text);
  };
  const clear = () => {
    if (!props.onClear) return change('', false);
    setActiveId(null);
    props.onClear();
  };
  const submit = (text: string, from: 'typed' | 'suggestion') => {
    setOpen(false);
    setActiveId(null);
    onSubmit(text.trim(), from);
  };
  const take = (item: Suggestion) => {
    onChange(item.text);
    submit(item.text, 'suggestion');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes. Safari ends composing before this event: 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open();
      const next = nextActive(
        items.map((item) => item.id),
        hasList ? activeId : null,
        event.key === 'ArrowDown' ? 1 : -1,
      );
      setActiveId(next);
      const element = next === null ? null : document.getElementById(`${id}-option-${next}`);
      element?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Escape' && hasList) {
      event.preventDefault();
      setOpen(false);
      setActiveId(null);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      take(active);
    }
  };

  return (
    <form
      role="search"
      className={styles.root}
      data-align={align}
      onSubmit={(event) => {
        event.preventDefault();
        submit(value, 'typed');
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className={cx(styles.field, styles.size[size])}>
        <Icon as={MagnifyingGlassIcon} className={styles.lens} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          role="combobox"
          dir="auto"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-activedescendant={isShown && active ? optionId(active) : undefined}
          aria-keyshortcuts={props.shortcutKey}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          value={value}
          onChange={(event) => change(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => change(event.currentTarget.value, false)}
          onFocus={open}
          onClick={open}
          onKeyDown={onKeyDown}
        />
        {value ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={labels.clear}
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          >
            <Icon as={XIcon} size="sm" weight="bold" />
          </button>
        ) : null}
        {size === 'lg' ? (
          <button type="submit" className={styles.submitMessages}>
            {labels.search}
          </button>
        ) : (
          <button type="submit" className={styles.submit} aria-label={labels.search}>
            <Icon as={MagnifyingGlassIcon} size="sm" weight="bold" />
          </button>
        )}
      </div>
      {isShown && loaded ? (
        <loaded.Suggestions
          id={`${id}-list`}
          label={label}
          groups={groups}
          activeId={active?.id ?? null}
          optionId={optionId}
          onTake={take}
        />
      ) : null}
      <VisuallyHidden role="status">{isShown ? status : ''}</VisuallyHidden>
    </form>
  );
}
