import { useLingui } from '@lingui/react/macro';
import type { HelpEntry } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Stack } from '@stoa/ui/stack';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import { helpHref } from './help-address.ts';
import * as styles from './help.css.ts';

/** The articles of a guide, or those that the words were found in. */
export function HelpList({
  entries,
  keyword,
  onClear,
}: {
  entries: readonly HelpEntry[] | undefined;
  keyword: string;
  onClear: () => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  if (!entries)
    return (
      <SkeletonRegion>
        <SkeletonRows count={6} />
      </SkeletonRegion>
    );
  if (entries.length === 0)
    return (
      <EmptyState
        kind="filtered"
        headingLevel={2}
        title={t({ message: `No results for “${keyword}”`, comment: 'Words that were searched for' })}
        action={<Button onPress={onClear}>{t`Show all articles`}</Button>}
      >
        {t`Try other words, or ask your school’s administrators.`}
      </EmptyState>
    );
  return (
    <ul role="list" className={styles.list}>
      {entries.map((entry) => {
        const lang = entry.lang === language ? undefined : toTag(entry.lang);
        return (
          <li key={entry.slug}>
            <Surface kind="surface" isBordered radius="lg" padding="5">
              <Stack gap="2">
                <Heading level={2} size="lg">
                  <Link
                    variant="standalone"
                    href={helpHref({ type: entry.type, keyword: '', article: entry.slug })}
                  >
                    <UserText lang={lang}>{entry.title}</UserText>
                  </Link>
                </Heading>
                <Text tone="muted">
                  <UserText lang={lang}>{entry.excerpt ?? entry.summary}</UserText>
                </Text>
              </Stack>
            </Surface>
          </li>
        );
      })}
    </ul>
  );
}
