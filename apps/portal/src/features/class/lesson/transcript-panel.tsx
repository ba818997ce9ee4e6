import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { Transcript } from '@stoa/ui/transcript';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import type { PlayerClock } from './player-clock.ts';
import { useCues } from '../../../shared/captions/use-cues.ts';
import * as styles from './lesson.css.ts';

export interface TranscriptPanelProps {
  /** Address of the captions. */
  src: string;
  /** Language tag of the captions. */
  lang: string;
  clock: PlayerClock;
  onSeek: (seconds: number) => void;
}

/** What is said, from the captions: to be read, searched and clicked. */
export function TranscriptPanel({ src, lang, clock, onSeek }: TranscriptPanelProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const seconds = useSyncExternalStore(clock.subscribe, clock.get, clock.get);
  const { state, cues, retry } = useCues(src);
  return (
    <section aria-labelledby="transcript" className={styles.transcript}>
      <Heading level={2} size="lg" id="transcript">
        {t({ message: 'Transcript', comment: 'What is said in a video, as text' })}
      </Heading>
      {state === 'loading' ? (
        <SkeletonRegion>
          <SkeletonRows count={4} />
        </SkeletonRegion>
      ) : state === 'failed' ? (
        <div className={styles.row}>
          <Text tone="muted">{t`The transcript could not be loaded.`}</Text>
          <Button size="sm" onPress={retry}>
            {t`Try again`}
          </Button>
        </div>
      ) : (
        <Transcript
          cues={cues}
          currentSeconds={seconds}
          onSeek={onSeek}
          lang={lang}
          searchLabel={t`Search the transcript`}
          foundLabel={(count) => {
            const text = formatNumber(count, language);
            return t`${plural(count, { one: `${text} line found`, other: `${text} lines found` })}`;
          }}
        />
      )}
    </section>
  );
}
