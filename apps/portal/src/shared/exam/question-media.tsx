import { useLingui } from '@lingui/react/macro';
import type { QuestionMedia as Media } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Disclosure } from '@stoa/ui/disclosure';
import { FormulaText } from '@stoa/ui/formula-text';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useEffect, useRef, useState } from 'react';
import * as styles from './question-media.css.ts';

interface MediaProps {
  media: Media;
  /** Of its texts, where that is not the page’s. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
}

/** The address of a file without the pass, which is renewed from hour to hour. */
const fileOf = (url: string): string => url.replace(/\?.*$/s, '');

/** What a question plays: its name, the browser’s own controls, and what is said in it. */
export function QuestionMedia({ media, lang, dir }: MediaProps) {
  const { t } = useLingui();
  return (
    <figure className={styles.media}>
      <Text as="figcaption" weight="medium" lang={lang} dir={dir}>
        <UserText>{media.title}</UserText>
      </Text>
      <Player key={fileOf(media.url)} media={media} />
      {media.transcript ? (
        <Disclosure
          summary={t({
            message: 'Transcript',
            context: 'exam',
            comment: 'What is said in a recording of a question, to be read',
          })}
        >
          <Text as="div" preserveLines lang={lang} dir={dir}>
            <FormulaText>{media.transcript}</FormulaText>
          </Text>
        </Disclosure>
      ) : null}
    </figure>
  );
}

function Player({ media: { kind, url, title } }: Pick<MediaProps, 'media'>) {
  const { t } = useLingui();
  const element = useRef<HTMLMediaElement>(null);
  // A new pass to the same file does not stop what is playing.
  const [source, setSource] = useState({ url, attempt: 0 });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    // It may have failed before the page was awake.
    if (element.current?.error) setFailed(true);
  }, []);
  const played = {
    src: source.url,
    controls: true,
    preload: 'metadata',
    'aria-label': title,
    onError: () => setFailed(true),
  } as const;
  if (hasFailed)
    return (
      <div className={styles.media}>
        <Text tone="danger" size="sm" role="alert">
          {kind === 'audio' ? t`The recording could not be loaded.` : t`The video could not be loaded.`}
        </Text>
        <div>
          <Button
            size="sm"
            onPress={() => {
              setSource(({ attempt }) => ({ url, attempt: attempt + 1 }));
              setFailed(false);
            }}
          >
            {t({ message: 'Load again', comment: 'Button: tries to load a picture once more' })}
          </Button>
        </div>
      </div>
    );
  const keep = (node: HTMLMediaElement | null) => {
    element.current = node;
  };
  return kind === 'audio' ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands in the transcript below
    <audio key={source.attempt} ref={keep} className={styles.sound} {...played} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands in the transcript below
    <video key={source.attempt} ref={keep} className={styles.film} playsInline {...played} />
  );
}
