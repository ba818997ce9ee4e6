import { useLingui } from '@lingui/react/macro';
import type { Badge } from '@stoa/api/schema';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { RULE_MESSAGES } from './badge-messages.ts';

/** Who is given a badge, in a sentence. */
export function RuleText({ rule: { kind, count, classTitle } }: Pick<Badge, 'rule'>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const text = formatNumber(count ?? 0, language);
  const title = classTitle ?? '';
  const words =
    kind === 'points'
      ? t({ message: `Points to reach: ${text}`, comment: 'Rule of a badge' })
      : kind === 'streak'
        ? t({ message: `Days of learning in a row: ${text}`, comment: 'Rule of a badge' })
        : kind === 'class'
          ? classTitle === null
            ? t`For finishing a class that no longer exists`
            : t({
                message: `For finishing “${title}”`,
                comment: 'Rule of a badge; the title of a class follows',
              })
          : i18n._(RULE_MESSAGES[kind]);
  return (
    <Text as="span" size="sm" tone="muted">
      {words}
    </Text>
  );
}
