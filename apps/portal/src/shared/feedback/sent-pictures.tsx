import { useLingui } from '@lingui/react/macro';
import { Thumbnails } from '@stoa/ui/thumbnails';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../format.ts';

/** The pictures that came with a message; a press shows one in full. */
export function SentPictures({ urls }: { urls: readonly string[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Thumbnails
      pictures={urls.map((src, index) => {
        const number = formatNumber(index + 1, language);
        return {
          src,
          alt: t({
            message: `Picture ${number}, opens in a new tab`,
            comment: 'A picture of a message',
          }),
        };
      })}
    />
  );
}
