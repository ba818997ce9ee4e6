import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { CommandPaletteProps } from './command-palette.tsx';
import * as styles from './command-palette.css.ts';
import { type Command, matchCommands, stepThrough } from './match-commands.ts';
import { Keys, PaletteList } from './palette-list.tsx';

const DEFAULT_LIMIT = 100;
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface PaletteSearchProps extends CommandPaletteProps {
  onTake: (command: Command) => void;
  onClosePress: () => void;
}

/** Field, list and foot of the palette. The focus stays in the field, which names the active command. */
export function PaletteSearch(props: PaletteSearchProps) {
  const { label, groups, recent, isFiltered = true, isLoading = false, errorMessage, hints = [] } = props;
  const { limit = DEFAULT_LIMIT, onQuery, onTake } = props;
  const labels = useLabels();
  const { locale } = useLocale();
  const id = useId();
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState<string | null>(null);

  const found = useMemo(() => {
    const all = recent && query.trim() === '' ? [recent, ...groups] : groups;
    return matchCommands(all, isFiltered ? query : '', { locale, limit });
  }, [groups, recent, query, isFiltered, locale, limit]);
  // The first is active by itself, so that typing and Enter is enough.
  const active = found.shown.find((command) => command.id === moved) ?? found.shown[0];
  const optionId = (command: Command) => `${id}-${command.id}`;
  const hasList = found.shown.length > 0 && !errorMessage;
  const isEmpty = !hasList && !errorMessage && !isLoading;

  const change = (text: string, isComposing: boolean) => {
    setQuery(text);
    setMoved(null);
    if (!isComposing) onQuery?.(text);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes. Safari ends composing before this event: 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = stepThrough(found.shown, active?.id ?? null, step);
      setMoved(next);
      if (next !== null) document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && active && hasList) {
      event.preventDefault();
      onTake(active);
    }
  };

  return (
    <>
      <div className={styles.head}>
        <Icon as={MagnifyingGlassIcon} size="lg" className={styles.lens} />
        <input
          autoFocus
          type="text"
          role="combobox"
          dir="auto"
          className={styles.input}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={hasList && active ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={props.placeholder ?? label}
          value={query}
          onChange={(event) => change(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => change(event.currentTarget.value, false)}
          onKeyDown={onKeyDown}
        />
        {isLoading ? <Spinner size="sm" /> : null}
        <IconButton
          slot={null}
          icon={XIcon}
          size="sm"
          label={labels.close}
          hideTooltip
          onPress={props.onClosePress}
        />
      </div>
      {errorMessage ? <div className={styles.message}>{errorMessage}</div> : null}
      {isEmpty ? <div className={styles.message}>{props.emptyMessage(query)}</div> : null}
      {hasList ? (
        <PaletteList
          // A new query is a new list, read from its top.
          key={query}
          id={`${id}-list`}
          label={label}
          groups={found.groups}
          activeId={active?.id ?? null}
          optionId={optionId}
          onTake={onTake}
        />
      ) : null}
      {hints.length > 0 ? (
        <div className={styles.foot}>
          {hints.map((hint) => (
            <span key={hint.text} className={styles.hint}>
              <Keys keys={hint.keys} /> {hint.text}
            </span>
          ))}
        </div>
      ) : null}
      <VisuallyHidden role="status">
        {isLoading ? labels.loading : hasList ? props.countLabel(found.total) : null}
        {errorMessage ?? null}
        {isEmpty ? props.emptyMessage(query) : null}
      </VisuallyHidden>
    </>
  );
}
