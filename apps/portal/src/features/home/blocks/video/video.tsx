import { useLingui } from '@lingui/react/macro';
import type { VideoBlock } from '@stoa/api/schema';
import { Embed } from '@stoa/ui/embed';
import { EmptyState } from '@stoa/ui/empty-state';
import { PosterButton } from '@stoa/ui/poster-button';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { lazy, Suspense, useState } from 'react';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import type { FilmProps } from './film.tsx';
import * as styles from './video.css.ts';

/** The player comes when somebody wants to see the film. */
const Film = lazy(async () => ({ default: (await import('./film.tsx')).Film }));

export function VideoView({ block }: BlockProps<VideoBlock>) {
  const { t } = useLingui();
  const { title, text, filmUrl, captions, frame, posterUrl } = block;
  const host = frame?.host ?? '';
  const playLabel = t({ message: `Play: ${title}`, comment: 'Button; the title of a video' });
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={title} id={block.id} />
      <figure className={styles.figure}>
        {filmUrl !== null ? (
          <FilmPlace
            title={title}
            src={filmUrl}
            captions={captions}
            posterSrc={posterUrl}
            playLabel={playLabel}
          />
        ) : frame ? (
          <Embed title={title || host} src={frame.url} openLabel={playLabel} posterSrc={posterUrl} />
        ) : (
          <EmptyState title={t`No data`} headingLevel={3} />
        )}
        {text || frame ? (
          <figcaption>
            {text ? (
              <Text>
                <UserText>{text}</UserText>
              </Text>
            ) : null}
            {frame ? (
              <Text size="sm" tone="muted">
                {t({
                  message: `From ${host}, which learns of your visit once you open it.`,
                  comment: 'Below a video of another site, such as YouTube',
                })}
              </Text>
            ) : null}
          </figcaption>
        ) : null}
      </figure>
    </PageSection>
  );
}

interface FilmPlaceProps extends FilmProps {
  playLabel: string;
}

/** Its picture until somebody presses it. */
function FilmPlace({ playLabel, ...film }: FilmPlaceProps) {
  const [isWanted, setWanted] = useState(false);
  const poster = (
    <PosterButton label={playLabel} posterSrc={film.posterSrc} onPress={() => setWanted(true)} />
  );
  return isWanted ? (
    <Suspense fallback={poster}>
      <Film {...film} />
    </Suspense>
  ) : (
    poster
  );
}
