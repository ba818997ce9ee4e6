import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { Banner } from '@stoa/ui/banner';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { messageOf } from '../call-problem-messages.ts';
import { COMMUNITY_PROBLEM_MESSAGES } from './community-messages.ts';

/** Why something was not sent, where it was typed; with the words that were not accepted. */
export function CommunityProblem({ error }: { error: unknown }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  if (!error) return null;
  const words =
    isApiProblem(error) && error.code === 'MODERATION_REJECTED' ? (error.details?.words ?? []) : undefined;
  if (words)
    return (
      <Banner tone="warning" announce="assertive" title={t`Some words cannot be published here`}>
        {words.length > 0 ? (
          <UserText>{new Intl.ListFormat(toIntlTag(language)).format(words)}</UserText>
        ) : (
          t`Change the wording and send it again.`
        )}
      </Banner>
    );
  return (
    <Banner tone="danger" announce="assertive">
      {i18n._(messageOf(COMMUNITY_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN'))}
    </Banner>
  );
}
