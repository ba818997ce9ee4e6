import { useLingui } from '@lingui/react/macro';
import type { VideoPlayerLabels } from '@stoa/ui/video-player';

/** The player's words. */
export function usePlayerLabels(): VideoPlayerLabels {
  const { t } = useLingui();
  return {
    seek: t({ message: 'Position', comment: 'Slider: where the video is' }),
    position: (current, total) =>
      t({ message: `${current} of ${total}`, comment: 'Place in a video, as clock times' }),
    back: t({ message: 'Back 10 seconds', comment: 'Button of the video player' }),
    forward: t({ message: 'Forward 10 seconds', comment: 'Button of the video player' }),
    mute: t({ message: 'Mute', comment: 'Button of the video player' }),
    unmute: t({ message: 'Sound on', comment: 'Button of the video player' }),
    volume: t({ message: 'Volume', comment: 'Slider of the video player' }),
    captions: t({ message: 'Captions', comment: 'What is said in a video, as text' }),
    captionsOff: t({ message: 'Captions off', comment: 'Choice in the video player' }),
    speed: t({ message: 'Speed', comment: 'How fast a video plays' }),
    fullscreen: t({ message: 'Full screen', comment: 'Button of the video player' }),
    exitFullscreen: t({ message: 'Leave full screen', comment: 'Button of the video player' }),
    pictureInPicture: t({
      message: 'Picture in picture',
      comment: 'Button: the video in a small window of its own',
    }),
    replay: t({ message: 'Watch again', comment: 'Button at the end of a video' }),
    failed: t`The video could not be loaded.`,
    retry: t`Try again`,
  };
}
