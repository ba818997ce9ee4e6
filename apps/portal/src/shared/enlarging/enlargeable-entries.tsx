import { useLingui } from '@lingui/react/macro';
import { EnlargeableSet } from '@stoa/ui/enlargeable';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../format.ts';
import type { Pictured } from '../option-words.ts';
import { useEnlargeLabels } from './use-enlarge-labels.ts';

interface EnlargeableEntriesProps {
  /** Options, and parts, in their order. */
  entries: readonly Pictured[];
  /** Of their words, where it is not the page's. */
  lang?: string | undefined;
  /** Where the pictures are pressed to answer, or only seen. */
  children: ReactNode;
}

/** Pictures of options, which open larger by one button below them. */
export function EnlargeableEntries({ entries, lang, children }: EnlargeableEntriesProps) {
  const pictures = entries.flatMap(({ text, picture }) =>
    picture ? [{ src: picture.url, alt: picture.alt, text }] : [],
  );
  return pictures.length === 0 ? (
    children
  ) : (
    <Set pictures={pictures} lang={lang}>
      {children}
    </Set>
  );
}

function Set({
  pictures,
  lang,
  children,
}: Pick<Parameters<typeof EnlargeableSet>[0], 'pictures' | 'lang' | 'children'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const { enlargeOne, window } = useEnlargeLabels();
  const all = formatNumber(pictures.length, language);
  const place = (index: number) => {
    const number = formatNumber(index + 1, language);
    return t({
      message: `Picture ${number} of ${all}`,
      comment: 'Of the pictures of the answers to a question',
    });
  };
  return (
    <EnlargeableSet
      pictures={pictures}
      lang={lang}
      labels={{
        ...window,
        ...(pictures.length > 1 ? { enlarge: t`Enlarge the pictures` } : enlargeOne(pictures[0]?.alt ?? '')),
        place,
        next: t({ message: 'Next picture', comment: 'Button' }),
        previous: t({ message: 'Previous picture', comment: 'Button' }),
      }}
    >
      {children}
    </EnlargeableSet>
  );
}
