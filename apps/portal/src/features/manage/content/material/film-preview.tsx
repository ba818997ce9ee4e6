import { VideoPlayer } from '@stoa/ui/video-player';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { usePlayerLabels } from '../../../../shared/player/player-labels.ts';

interface FilmPreviewProps {
  title: string;
  src: string;
  /** @default true */
  hasPicture?: boolean;
}

/** A film or a recording as its author meets it again. */
export function FilmPreview({ title, src, hasPicture = true }: FilmPreviewProps) {
  useMessages('class');
  const labels = usePlayerLabels();
  return <VideoPlayer title={title} src={src} hasPicture={hasPicture} labels={labels} />;
}
