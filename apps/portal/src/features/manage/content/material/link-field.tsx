import { useLingui } from '@lingui/react/macro';
import { TextField } from '@stoa/ui/text-field';
import { useState } from 'react';
import type { MaterialFieldsProps } from './material-editor.tsx';

const ADDRESS_MAX = 2048;

/** Whether it is an address of the web, without a name and password in it. */
function isWebAddress(text: string): boolean {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return (
    url !== null && url.hostname !== '' && url.username === '' && url.password === '' && !/\s/.test(text)
  );
}

/** The page elsewhere that a lesson leads to. */
export function LinkField({ material, onChange }: MaterialFieldsProps<'link'>) {
  const { t } = useLingui();
  const [text, setText] = useState(material?.url ?? '');
  const [isLeft, setIsLeft] = useState(false);
  const address = text.trim();
  const isWrong = address !== '' && !isWebAddress(address);
  return (
    <TextField
      label={t({ message: 'Web address', context: 'authoring', comment: 'Field: where a lesson leads' })}
      description={t`The page opens in a new tab. For example https://www.example.org`}
      type="url"
      inputMode="url"
      dir="ltr"
      value={text}
      maxLength={ADDRESS_MAX}
      errorMessage={isWrong && isLeft ? t`This is not a web address. It starts with https://` : undefined}
      onBlur={() => setIsLeft(true)}
      onChange={(next) => {
        setText(next);
        const url = next.trim();
        // Half an address is typed on, and not saved.
        onChange(isWebAddress(url) ? { type: 'link', url } : null);
      }}
    />
  );
}
