import type { ClipboardEvent, KeyboardEvent, Ref, RefObject } from 'react';
import { Input } from 'react-aria-components/Input';
import { input } from '../internal/field/field.css.ts';
import { cx } from '../internal/cx.ts';
import { hasSeparator } from './add-tags.ts';
import { tagInput } from './tag-field.css.ts';

export interface TagInputProps {
  ownRef: RefObject<HTMLInputElement | null>;
  /** Whether an input method is at work; kept here, read where the text changes. */
  isComposing: RefObject<boolean>;
  inputRef?: Ref<HTMLInputElement>;
  placeholder?: string;
  text: string;
  hasTags: boolean;
  /** Makes tags of the text. */
  onTake: (text: string) => void;
  onRemoveLast: () => void;
}

/** Where a tag is typed. While an input method composes, every key belongs to it. */
export function TagInput({
  ownRef,
  inputRef,
  isComposing,
  placeholder = ' ',
  text,
  hasTags,
  onTake,
  onRemoveLast,
}: TagInputProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && text.trim()) {
      // The form is sent by Enter in an empty field.
      event.preventDefault();
      onTake(text);
    } else if (event.key === 'Backspace' && text === '' && hasTags) {
      event.preventDefault();
      onRemoveLast();
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!hasSeparator(pasted)) return;
    event.preventDefault();
    onTake(`${text}${pasted}`);
  };

  return (
    <Input
      ref={(element) => {
        ownRef.current = element;
        if (typeof inputRef === 'function') inputRef(element);
        else if (inputRef) inputRef.current = element;
      }}
      dir="auto"
      placeholder={placeholder}
      enterKeyHint="enter"
      autoComplete="off"
      autoCapitalize="none"
      className={cx(input, tagInput)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false;
        if (hasSeparator(event.currentTarget.value)) onTake(event.currentTarget.value);
      }}
      onBlur={(event) => {
        // What was typed counts, unless the way leads to the tags of this field.
        const stays =
          event.relatedTarget?.closest('[role="group"]') === event.currentTarget.closest('[role="group"]');
        if (text.trim() && !stays) onTake(text);
      }}
    />
  );
}
