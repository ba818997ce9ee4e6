import { useLingui } from '@lingui/react/macro';
import { embedNames, readEmbed } from '@stoa/api/embeds';
import { TextField } from '@stoa/ui/text-field';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';

interface FrameFieldProps {
  label: string;
  /** Films alone. @default false */
  isFilm?: boolean | undefined;
  value: string;
  onChange: (url: string | undefined) => void;
}

/** The address of a page that is shown in a frame. It is part of the page once it is one of a listed site. */
export function FrameField({ label, isFilm = false, value, onChange }: FrameFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ text: value, instead: value });
  const address = typed.instead === value ? typed.text : value;
  const isRight = (url: string) => {
    const embed = readEmbed(url.trim());
    return embed !== undefined && (embed.isFilm || !isFilm);
  };
  const names = new Intl.ListFormat(toIntlTag(useLanguage()), { type: 'disjunction' }).format(
    embedNames(isFilm),
  );
  return (
    <TextField
      label={label}
      value={address}
      direction="ltr"
      description={t({
        message: `The address of a page at ${names}.`,
        comment: 'Help below a field; the names are those of sites: YouTube, Vimeo or TED',
      })}
      errorMessage={
        address !== '' && !isRight(address)
          ? t`This address cannot be embedded. Copy it from the browser while the page is open.`
          : undefined
      }
      onChange={(text) => {
        setTyped({ text, instead: value });
        if (text.trim() === '') onChange(undefined);
        else if (isRight(text)) onChange(text.trim());
      }}
    />
  );
}
