import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../format.ts';

/** How many replies or likes something has, in words. */
export function useCountMessages() {
  const { t } = useLingui();
  const language = useLanguage();
  return {
    replies: (replyCount: number): string => {
      const count = formatNumber(replyCount, language);
      return t`${plural(replyCount, { one: `${count} reply`, other: `${count} replies` })}`;
    },
    likes: (likeCount: number): string => {
      const count = formatNumber(likeCount, language);
      return t`${plural(likeCount, { one: `${count} like`, other: `${count} likes` })}`;
    },
  };
}
