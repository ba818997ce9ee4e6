import { useState } from 'react';
import { useValue } from '../internal/field/use-value.ts';
import type { ComboBoxOption, ComboBoxProps } from './combo-box-types.ts';
import { findOption } from './find-option.ts';

/**
 * The chosen option and the text of the field. The option is remembered, because looked-up options change while
 * somebody types and the chosen one need not be among them.
 */
export function useChoice({
  options,
  value,
  defaultValue = null,
  chosenOption,
  onChange,
}: Pick<ComboBoxProps, 'options' | 'value' | 'defaultValue' | 'chosenOption' | 'onChange'>) {
  const [chosenId, setChosenId] = useValue(value, defaultValue, onChange);
  const [remembered, setRemembered] = useState<ComboBoxOption | undefined>(chosenOption);
  const chosen = findOption(chosenId, options, remembered, chosenOption);
  const chosenLabel = chosen?.label ?? '';
  const [text, setText] = useState(chosenLabel);
  const [shown, setShown] = useState({ id: chosenId, label: chosenLabel });

  // The page gave another value, or the name of the chosen option arrived.
  if (shown.id !== chosenId || (shown.label !== chosenLabel && text === shown.label)) {
    setShown({ id: chosenId, label: chosenLabel });
    if (chosenId !== null || shown.id !== null) setText(chosenId === null && text === '' ? '' : chosenLabel);
  }

  return {
    chosenId,
    chosen,
    text,
    /** What stands in the field; empty takes the choice away. */
    write: (next: string) => {
      setText(next);
      if (next !== '' || chosenId === null) return;
      setShown({ id: null, label: '' });
      setChosenId(null, 'cleared');
    },
    /** Takes an option, or puts the name of the chosen one back after typing led nowhere. */
    choose: (id: string | null) => {
      const option = findOption(id, options, remembered, chosenOption);
      setRemembered(option);
      setText(option?.label ?? '');
      if (id === chosenId) return;
      setShown({ id, label: option?.label ?? '' });
      setChosenId(id, id === null ? 'cleared' : 'chosen');
    },
  };
}
