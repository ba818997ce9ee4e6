import { useLingui } from '@lingui/react/macro';
import { Image } from '@stoa/ui/image';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../format.ts';
import * as styles from './sent-pictures.css.ts';

/** The pictures that came with a message; a press shows one in full. */
export function SentPictures({ urls }: { urls: readonly string[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (urls.length === 0) return null;
  return (
    <ul role="list" className={styles.pictures}>
      {urls.map((url, index) => {
        const number = formatNumber(index + 1, language);
        return (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={styles.picture}>
              <Image
                src={url}
                ratio={1}
                alt={t({
                  message: `Picture ${number}, opens in a new tab`,
                  comment: 'A picture of a message',
                })}
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
