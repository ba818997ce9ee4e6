import { useLingui } from '@lingui/react/macro';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { setReaction, type PostTarget } from '@stoa/api/community.calls';
import { Text } from '@stoa/ui/text';
import { ToggleButton } from '@stoa/ui/toggle-button';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useCountMessages } from '../../shared/community/use-count-messages.ts';
import { formatNumber } from '../../shared/format.ts';
import { useCommunityAction } from './use-community-action.ts';

/** Likes something, with how many do; for who cannot only the number. */
export function LikeButton({
  schoolId,
  target,
  liked,
  likeCount,
  mayLike,
}: {
  schoolId: string;
  target: PostTarget;
  liked: boolean;
  likeCount: number;
  mayLike: boolean;
}) {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const like = useCommunityAction((next: boolean) => setReaction(api, { schoolId, ...target, liked: next }));
  const count = formatNumber(likeCount, language);
  const text = useCountMessages().likes(likeCount);
  if (!mayLike)
    return (
      <Text as="span" size="sm" tone="muted">
        {text}
      </Text>
    );
  return (
    <ToggleButton
      size="sm"
      icon={HeartIcon}
      isSelected={like.isPending ? like.variables : liked}
      isDisabled={like.isPending}
      onChange={(next) => like.mutate(next)}
      aria-label={t({ message: `Like, ${text}`, comment: 'Button, read out; “3 likes” follows' })}
    >
      {count}
    </ToggleButton>
  );
}
