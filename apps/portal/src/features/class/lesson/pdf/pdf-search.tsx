import { useLingui } from '@lingui/react/macro';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { IconButton } from '@stoa/ui/icon-button';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { formatNumber } from '../../../../shared/format.ts';
import type { PdfSearch } from './use-pdf-search.ts';
import * as styles from './pdf.css.ts';

interface PdfSearchBarProps {
  value: string;
  search: PdfSearch;
  /** Place of the hit that is shown among all, from 0; -1 for none. */
  place: number;
  onChange: (value: string) => void;
  /** Goes so many hits on. */
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** Looks for words in a document: Enter goes on, Shift and Enter back, Escape closes it. */
export function PdfSearchBar({ value, search, place, onChange, onStep, onClose }: PdfSearchBarProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { hits, isCut } = search;
  // What is typed is looked for once it rests.
  const isSearching = search.isSearching || search.query !== value.trim();
  const number = formatNumber(place + 1, language);
  const total = `${formatNumber(hits.length, language)}${isCut ? '+' : ''}`;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    // Enter that ends a word of an input method is not for the search.
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) onStep(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const text =
    value.trim() === ''
      ? ''
      : hits.length > 0
        ? t({
            message: `${number} of ${total}`,
            context: 'document search',
            comment: 'Which of the hits is shown, and how many there are',
          })
        : isSearching
          ? t({ message: 'Searching…', context: 'document search', comment: 'In the pages of a document' })
          : t({ message: 'No results', context: 'document search', comment: 'A word is not in a document' });
  return (
    <div role="search" className={styles.search}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type in it
        autoFocus
        type="search"
        className={styles.query}
        label={t({ message: 'Search the document', context: 'lesson', comment: 'Field' })}
        isLabelHidden
        placeholder={t({ message: 'Search the document', context: 'lesson', comment: 'Field' })}
        enterKeyHint="search"
        value={value}
        onChange={onChange}
        onKeyDown={press}
      />
      <span className={styles.steps}>
        <Text as="span" size="sm" tone="muted" role="status" className={styles.hits}>
          {text}
        </Text>
        <IconButton
          icon={CaretUpIcon}
          label={t({ message: 'Previous result', context: 'document search', comment: 'Button' })}
          isDisabled={hits.length === 0}
          onPress={() => onStep(-1)}
        />
        <IconButton
          icon={CaretDownIcon}
          label={t({ message: 'Next result', context: 'document search', comment: 'Button' })}
          isDisabled={hits.length === 0}
          onPress={() => onStep(1)}
        />
        <IconButton
          icon={XIcon}
          label={t({ message: 'Close search', context: 'document search', comment: 'Button' })}
          onPress={onClose}
        />
      </span>
    </div>
  );
}
