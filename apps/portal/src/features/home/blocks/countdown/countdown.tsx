import type { CountdownBlock } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Inline } from '@stoa/ui/inline';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { toIntlTag, type Language } from '../../../../i18n/languages.ts';
import { LocalTime } from '../../../../shared/local-time.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './countdown.css.ts';

const SECOND_MS = 1000;
/** How many seconds each has. */
const UNITS = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;

const everySecond = (notify: () => void) => {
  const timer = setInterval(notify, SECOND_MS);
  return () => clearInterval(timer);
};
const thisSecond = () => Math.floor(Date.now() / SECOND_MS);
const notYet = () => null;

export function CountdownView({ block }: BlockProps<CountdownBlock>) {
  const language = useLanguage();
  // The server knows no clock of the reader: until the page has come alive, the moment itself is shown.
  const now = useSyncExternalStore(everySecond, thisSecond, notYet);
  const left = now === null ? null : Math.floor(Date.parse(block.until) / SECOND_MS) - now;
  const isOver = left === null ? block.isOver : left <= 0;
  const text = isOver && block.after ? block.after : block.text;
  return (
    <PageSection labelId={block.id}>
      <Surface kind="primarySoft" radius="xl" className={styles.ground}>
        <Heading level={2} size="3xl" id={block.id}>
          <UserText>{block.title}</UserText>
        </Heading>
        {text ? (
          <Text size="lg" className={styles.words}>
            <UserText>{text}</UserText>
          </Text>
        ) : null}
        {isOver ? null : (
          <>
            <div role="timer" aria-labelledby={block.id} className={styles.timer}>
              {left === null
                ? null
                : partsOf(left, language).map(([unit, words]) => (
                    <Surface key={unit} kind="surface" radius="lg" className={styles.part}>
                      <Text as="span" size="xl" weight="semibold" isNumeric>
                        {words}
                      </Text>
                    </Surface>
                  ))}
            </div>
            <Text size="sm">
              <LocalTime instant={block.until} />
            </Text>
          </>
        )}
        {block.action ? (
          <Inline justify="center">
            <LinkButton href={block.action.url} variant="primary" size="lg">
              <UserText>{block.action.label}</UserText>
            </LinkButton>
          </Inline>
        ) : null}
      </Surface>
    </PageSection>
  );
}

/** "3 days", "4 hours" and so on. @param left seconds */
function partsOf(left: number, language: Language): [unit: string, words: string][] {
  let rest = left;
  return Object.entries(UNITS).map(([unit, seconds]) => {
    const value = Math.floor(rest / seconds);
    rest -= value * seconds;
    const format = new Intl.NumberFormat(toIntlTag(language), { style: 'unit', unit, unitDisplay: 'long' });
    return [unit, format.format(value)];
  });
}
