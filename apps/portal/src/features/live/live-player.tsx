import { useLingui } from '@lingui/react/macro';
import { VideoPlayer } from '@stoa/ui/video-player';
import { useCallback, useState } from 'react';
import { usePlayerLabels } from '../../shared/player/player-labels.ts';
import { attachStream } from '../../shared/player/attach-stream.ts';

export { ReplayPlayer } from './replay-player.tsx';

export interface LivePlayerProps {
  title: string;
  /** Address of the playlist. */
  url: string;
}

/** The picture of a session that is on. Loaded when there is one. */
export function LivePlayer({ title, url }: LivePlayerProps) {
  const { t } = useLingui();
  const labels = usePlayerLabels();
  // A later answer has a fresh signature: what is playing needs none.
  const [first] = useState(url);
  const attach = useCallback((video: HTMLVideoElement) => attachStream(video, first), [first]);
  return (
    <VideoPlayer
      title={title}
      src={first}
      attach={attach}
      labels={labels}
      live={{
        now: t({ message: 'Live', context: 'player', comment: 'One sees what goes on now' }),
        jump: t({ message: 'Jump to live', comment: 'Button of the video player' }),
      }}
    />
  );
}
