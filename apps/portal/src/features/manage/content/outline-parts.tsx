import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { Button } from '@stoa/ui/button';
import { TextField } from '@stoa/ui/text-field';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import * as styles from './content.css.ts';

const TITLE_MAX = 200;

/** A title that becomes a lesson or a section by Enter or the button. */
export function AddField({
  label,
  button,
  isDisabled,
  onAdd,
  className = styles.adding,
  children,
}: {
  label: string;
  button: string;
  isDisabled: boolean;
  onAdd: (title: string) => void;
  className?: string;
  /** What else is chosen, before the button. */
  children?: ReactNode;
}) {
  const [title, setTitle] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = (event?: FormEvent) => {
    event?.preventDefault();
    input.current?.focus();
    if (title.trim() === '' || isDisabled) return;
    onAdd(title.trim());
    setTitle('');
  };
  return (
    <form onSubmit={add} noValidate className={className}>
      <TextField
        label={label}
        value={title}
        onChange={setTitle}
        maxLength={TITLE_MAX}
        isDisabled={isDisabled}
        inputRef={input}
        enterKeyHint="done"
      />
      {children}
      <Button icon={PlusIcon} isDisabled={isDisabled} onPress={() => add()}>
        {button}
      </Button>
    </form>
  );
}
