import { VideoPlayer } from '@stoa/ui/video-player';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { usePlayerLabels } from '../../../../shared/player/player-labels.ts';

/** A film as its author sees it again. */
export function FilmPreview({ title, src }: { title: string; src: string }) {
  useMessages('class');
  const labels = usePlayerLabels();
  return <VideoPlayer title={title} src={src} labels={labels} />;
}
