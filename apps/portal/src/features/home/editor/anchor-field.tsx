import { useLingui } from '@lingui/react/macro';
import { TextField } from '@stoa/ui/text-field';
import { useState } from 'react';

/** As the contract has it. */
const ANCHOR = /^[a-z][a-z0-9-]*$/;
const MAX = 64;

interface AnchorFieldProps {
  label: string;
  /** Empty for none. */
  value: string;
  onChange: (anchor: string) => void;
}

/** A name is part of the block once it is one; until then what was typed stays, unless it is changed from elsewhere. */
export function AnchorField({ label, value, onChange }: AnchorFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ text: value, instead: value });
  const text = typed.instead === value ? typed.text : value;
  const isName = (anchor: string) => anchor === '' || ANCHOR.test(anchor);
  return (
    <TextField
      label={label}
      value={text}
      direction="ltr"
      maxLength={MAX}
      description={t`Links that end with # and this name lead here.`}
      errorMessage={
        isName(text) ? undefined : t`Lowercase letters a to z, digits and hyphens; a letter first.`
      }
      onChange={(anchor) => {
        setTyped({ text: anchor, instead: isName(anchor) ? anchor : value });
        if (isName(anchor)) onChange(anchor);
      }}
    />
  );
}
